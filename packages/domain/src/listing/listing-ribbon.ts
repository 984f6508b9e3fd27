import { dollars } from '../money/dollars.ts';
import type { Listing } from './listing.ts';
import { priceDrop } from './listing-rules.ts';

/**
 * The one thing said across the picture of a car: what its price fell by, else what its seller says. The
 * fall follows from the car's own prices, so it is true whenever it is read.
 */
export function findRibbon(
  card: Pick<Listing, 'salePrice' | 'msrp' | 'ribbon'> & {
    readonly priceBeforeReduction: number | null;
  },
): string | null {
  const drop = priceDrop(card);
  return drop === null ? card.ribbon : `Price reduced ${dollars(drop)}`;
}
