import { highlightTypeOf } from '@forecourt/domain/listing/vehicle-highlight';
import type { Highlight } from '@forecourt/domain/promotion/promotions';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { CountViewers } from '../vehicles/view-counts/recent-viewers.ts';
import { promotionCounts } from './promotion-counts.ts';

/**
 * Cars worth pointing out: first those that something sets apart, then others by how many people looked at
 * them.
 *
 * @param paid of all tiers; more than are shown, so that there is a choice
 */
export async function toHighlights(
  paid: readonly SearchHit[],
  countViewers: CountViewers,
  today: string,
): Promise<Highlight[]> {
  const isApart = ({ card }: SearchHit) => highlightTypeOf(card, today) !== null;
  const hits = [...paid.filter(isApart), ...paid.filter((hit) => !isApart(hit))].slice(
    0,
    promotionCounts.highlights,
  );
  const plain = hits.filter((hit) => !isApart(hit));
  const viewers = await countViewers(plain.map(({ card }) => card.vin));
  return hits.map((hit) => ({ hit, viewCount: viewers.get(hit.card.vin) ?? 0 }));
}
