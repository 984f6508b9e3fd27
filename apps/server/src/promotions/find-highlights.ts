import type { Highlight } from '@forecourt/domain/promotions';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search-engine';
import { highlightTypeOf } from '@forecourt/domain/vehicle-highlight';
import type { CountViewers } from '../view-counts/recent-viewers.ts';
import { findPaidListings, paidTiers } from './find-paid-listings.ts';

/** Cars worth pointing out, by what sets them apart or else by how many people looked at them (§4). */
export async function findHighlights(
  { engine, countViewers }: { readonly engine: SearchReader; readonly countViewers: CountViewers },
  filter: SearchFilter,
  wanted: { readonly count: number; readonly turn: number; readonly today: string },
): Promise<Highlight[]> {
  const hits = await findPaidListings(engine, filter, { tiers: paidTiers, ...wanted });
  const plain = hits.filter(({ card }) => highlightTypeOf(card, wanted.today) === null);
  const viewers = await countViewers(plain.map(({ card }) => card.vin));
  return hits.map((hit) => ({ hit, viewCount: viewers.get(hit.card.vin) ?? 0 }));
}
