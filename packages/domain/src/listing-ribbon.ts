import { daysOnMarket, type Listing, priceDrop } from './listing.ts';

/** Days for which a car counts as just arrived. */
export const freshDays = 3;

/**
 * The one thing said across the picture of a car: what its price fell by, that it is new here, or what
 * its seller says. The first two follow from the car's own dates and prices, so they are true on the
 * day that they are read.
 *
 * @param today `YYYY-MM-DD`
 */
export function findRibbon(
  card: Pick<Listing, 'salePrice' | 'msrp' | 'listedOn' | 'ribbon'> & {
    readonly priceBeforeReduction: number | null;
  },
  today: string,
): string | null {
  const drop = priceDrop(card);
  if (drop !== null) return `Price reduced $${drop.toLocaleString('en-US')}`;
  return daysOnMarket(card.listedOn, today) <= freshDays ? 'New arrival' : card.ribbon;
}
