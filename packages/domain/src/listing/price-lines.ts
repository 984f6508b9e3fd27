import type { Listing } from './listing.ts';
import { derivedPrice } from './listing-rules.ts';
import { isListPrice } from './price-words.ts';

/** A line of what a car costs; the amounts add up from the first line to the total. */
export interface PriceLine {
  readonly key: 'msrp' | 'discount' | 'markup' | 'price' | 'fees' | 'total';
  /** Whole dollars, below zero where it is taken off; null where it is not told. */
  readonly amount: number | null;
}

type Priced = Pick<Listing, 'listingType' | 'salePrice' | 'msrp' | 'dealerFees'>;

/**
 * What a car costs, line by line. New cars begin with the maker's list price and what the dealer takes off
 * it or adds; where it names no price, with the MSRP alone. Fees that a dealer does not tell are unknown, and
 * then there is no total.
 *
 * @returns no line when there is no price
 */
export function priceLines(
  listing: Priced,
  { privateSeller }: { readonly privateSeller: boolean },
): PriceLine[] {
  const price = derivedPrice(listing);
  if (price === null) return [];
  const lines: PriceLine[] = [
    ...listLines(listing),
    { key: isListPrice(listing) ? 'msrp' : 'price', amount: price },
  ];
  if (privateSeller) return lines;
  lines.push({ key: 'fees', amount: listing.dealerFees });
  if (listing.dealerFees !== null) lines.push({ key: 'total', amount: price + listing.dealerFees });
  return lines;
}

function listLines({ listingType, salePrice, msrp }: Priced): PriceLine[] {
  if (listingType !== 'NEW' || msrp === null || salePrice === null || msrp === salePrice) return [];
  const change = salePrice - msrp;
  return [
    { key: 'msrp', amount: msrp },
    { key: change < 0 ? 'discount' : 'markup', amount: change },
  ];
}
