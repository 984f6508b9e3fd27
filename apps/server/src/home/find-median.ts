import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import type { MedianPrice } from '@forecourt/web/home/services';

/**
 * The median price of a search whose cars all have one; null without cars.
 *
 * @param cars how many match; of an even number the two in the middle are averaged
 */
export async function findMedian(
  engine: SearchReader,
  filter: SearchFilter,
  cars: number,
): Promise<MedianPrice | null> {
  const { hits } = await engine.search({
    filter,
    sort: 'derivedpriceASC',
    offset: Math.floor((cars - 1) / 2),
    limit: cars % 2 === 0 ? 2 : 1,
  });
  const prices = hits.flatMap(({ card }) => derivedPrice(card) ?? []);
  const [middle] = hits;
  if (middle === undefined) return null;
  const sum = prices.reduce((total, price) => total + price, 0);
  return { price: Math.round(sum / prices.length), listingId: middle.card.id };
}
