import { dollars } from '../money/dollars.ts';
import type { Listing } from './listing.ts';
import { derivedPrice } from './listing-rules.ts';

type Priced = Pick<Listing, 'salePrice' | 'msrp'>;

/** Whether what is shown for a price is the maker's: the seller names none. */
export const isListPrice = ({ salePrice, msrp }: Priced): boolean =>
  salePrice === null && msrp !== null;

/** `$18,250`, or `$40,485 MSRP` where the seller names no price; null without either. */
export function priceWords(car: Priced): string | null {
  const price = derivedPrice(car);
  if (price === null) return null;
  return isListPrice(car) ? `${dollars(price)} MSRP` : dollars(price);
}
