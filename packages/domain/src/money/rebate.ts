import type { Listing } from '../listing/listing.ts';
import { derivedPrice } from '../listing/listing-rules.ts';

/**
 * Whole dollars of the maker's rebate that every buyer of a new car gets at a dealer: what the listing names,
 * never more than the price. Used cars and private sellers have none.
 */
export function rebateOf(
  car: Pick<Listing, 'listingType' | 'incentive' | 'salePrice' | 'msrp'>,
  isPrivate: boolean,
): number {
  if (car.listingType !== 'NEW' || isPrivate) return 0;
  return Math.min(car.incentive ?? 0, derivedPrice(car) ?? 0);
}
