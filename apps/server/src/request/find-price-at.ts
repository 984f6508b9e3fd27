import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { quantile } from '@forecourt/domain/money/quantile';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';

/** A price that divides the cars of a search, the cheaper ones from the dearer. */
export interface DividingPrice {
  /** Whole dollars. */
  readonly price: number;
  /** The car that asks it, or of the two around it the cheaper one. */
  readonly listingId: number;
}

/**
 * The price below which a share of a search's cars is: 0.5 asks for the median. Between two cars it is as far from
 * either as the share is, so that of an even number the two in the middle are averaged.
 *
 * @param filter cars that all have a price
 * @param share from 0, the cheapest car, to 1, the dearest
 * @param cars how many match
 * @returns null without cars, and where they went meanwhile
 */
export async function findPriceAt(
  engine: SearchReader,
  filter: SearchFilter,
  { share, cars }: { readonly share: number; readonly cars: number },
): Promise<DividingPrice | null> {
  const rank = share * Math.max(0, cars - 1);
  const offset = Math.floor(rank);
  const { hits } = await engine.search({
    filter,
    sort: 'derivedpriceASC',
    offset,
    limit: Number.isInteger(rank) ? 1 : 2,
  });
  const prices = hits.flatMap(({ card }) => derivedPrice(card) ?? []);
  const [car] = hits;
  if (!car || prices.length < hits.length) return null;
  return { price: Math.round(quantile(prices, rank - offset)), listingId: car.card.id };
}
