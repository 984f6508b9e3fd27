import { highlightTypeOf } from '@forecourt/domain/listing/vehicle-highlight';
import type { Highlight } from '@forecourt/domain/promotion/promotions';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { CountViewers } from '../vehicles/view-counts/recent-viewers.ts';

/**
 * Cars worth pointing out, by what sets them apart or else by how many people looked at them.
 *
 * @param hits paid for, of all tiers
 */
export async function toHighlights(
  hits: readonly SearchHit[],
  countViewers: CountViewers,
  today: string,
): Promise<Highlight[]> {
  const plain = hits.filter(({ card }) => highlightTypeOf(card, today) === null);
  const viewers = await countViewers(plain.map(({ card }) => card.vin));
  return hits.map((hit) => ({ hit, viewCount: viewers.get(hit.card.vin) ?? 0 }));
}
