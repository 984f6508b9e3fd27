import { priceCeiling } from '../money/shopper-terms.ts';

/** Whole dollars of a car's price as a dealer types it, `$22,670`; undefined for what is none on this market. */
export function parseCarPrice(text: string): number | undefined {
  const digits = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)$/.exec(text.trim())?.[1];
  const price = Number(digits?.replaceAll(',', '') ?? 0);
  return price >= 1 && price <= priceCeiling ? price : undefined;
}

/**
 * Whether a price is so far from the present one that it may be a slip of the hand: less than half of it, or more than
 * double.
 *
 * @param present whole dollars; null where none is named
 */
export const isFarPrice = (price: number, present: number | null): boolean =>
  present !== null && (price * 2 < present || price > present * 2);
