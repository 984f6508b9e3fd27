import { priceCeiling } from '../money/shopper-terms.ts';

/** Whole dollars of a car's price as a dealer types it, `$22,670`; undefined for what is none on this market. */
export function parseCarPrice(text: string): number | undefined {
  const digits = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)$/.exec(text.trim())?.[1];
  const price = Number(digits?.replaceAll(',', '') ?? 0);
  return price >= 1 && price <= priceCeiling ? price : undefined;
}
