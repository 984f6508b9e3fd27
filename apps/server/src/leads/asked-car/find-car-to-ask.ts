import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { CarToAsk } from '@forecourt/web/leads/services';

/** Asked of the search engine, which keeps its answers while the database is away. */
export async function findCarToAsk(
  engine: SearchReader,
  listingId: number,
): Promise<CarToAsk | null> {
  const card = await engine.findById(listingId);
  const owner = card && (await engine.findOwner(card.ownerId));
  return card && owner ? { card, owner } : null;
}
