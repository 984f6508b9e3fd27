import type { Highlight } from '@forecourt/domain/promotions';
import type { SearchHit } from '@forecourt/domain/search-engine';
import { highlightTypeOf } from '@forecourt/domain/vehicle-highlight';
import type { CountViewers } from '../view-counts/recent-viewers.ts';

/**
 * Cars worth pointing out, by what sets them apart or else by how many people looked at them (§4).
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
