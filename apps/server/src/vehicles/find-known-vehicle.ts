import type { FoundVehicle } from '@forecourt/domain/listing/found-vehicle';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { wallClockAt } from '../request/wall-clock.ts';

/**
 * A car as the search knows it, for while the database is away: its facts, its price and who sells it;
 * undefined when the search knows no such car.
 *
 * @param now milliseconds since 1970
 */
export async function findKnownVehicle(
  engine: SearchReader,
  id: number,
  now: number,
): Promise<FoundVehicle | undefined> {
  const card = await engine.findById(id);
  const owner = card && (await engine.findOwner(card.ownerId));
  if (!card || !owner) return undefined;
  const { photoUrl, photoCount: _, fyuseId: __, ...facts } = card;
  const { priceBeforeReduction: _before, priceReducedOn: _on, deal: _deal, ...listing } = facts;
  return {
    listing: {
      ...listing,
      photoUrls: photoUrl === null ? [] : [photoUrl],
      priceHistory: [],
      options: [],
      description: null,
    },
    owner,
    status: 'active',
    card,
    similar: [],
    market: null,
    toldOn: card.listedOn,
    sellerClock: wallClockAt(owner, now),
    isBrief: true,
  };
}
