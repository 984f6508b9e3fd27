import { dayMs } from '../calendar/time-spans.ts';
import type { Listing, PriceEvent } from './listing.ts';

/** The price that filters, sorts and is shown: the sale price, else MSRP, else nothing. */
export function derivedPrice(listing: Pick<Listing, 'salePrice' | 'msrp'>): number | null {
  return listing.salePrice ?? listing.msrp;
}

/** Combined economy by the EPA's convention, 55 % city and 45 % highway (harmonic), rounded; null when unknown. */
export function mpgCombined(listing: Pick<Listing, 'mpgCity' | 'mpgHighway'>): number | null {
  const { mpgCity, mpgHighway } = listing;
  if (mpgCity === null || mpgHighway === null) return mpgCity ?? mpgHighway;
  return Math.round(1 / (0.55 / mpgCity + 0.45 / mpgHighway));
}

/** Wire code of a trim: `MODEL|Trim`, or null when the trim is unknown. */
export function trimCode(listing: Pick<Listing, 'modelCode' | 'trim'>): string | null {
  return listing.trim === null ? null : `${listing.modelCode}|${listing.trim}`;
}

/** Wire code of a factory package, derived from its name: upper-case letters, digits and `_`. */
export function packageCode(name: string): string {
  return name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}

export interface PriceReduction {
  /** The lowest price that was asked before. */
  readonly from: number;
  /** `YYYY-MM-DD`, when the present price was first asked. */
  readonly on: string;
}

/**
 * The reduction that the present price is, or null when it is none. A price counts as reduced only when
 * it is below every price asked before: one that was raised first is none, and what is told is how much
 * less a buyer pays than ever before.
 */
export function findPriceReduction(history: readonly PriceEvent[]): PriceReduction | null {
  const last = history.at(-1);
  if (last === undefined || history.length < 2) return null;
  const from = Math.min(...history.slice(0, -1).map(({ price }) => price));
  return from > last.price ? { from, on: last.on } : null;
}

/** Whole dollars that a car costs less than ever before; null when its price is not reduced. */
export function priceDrop(
  card: Pick<Listing, 'salePrice' | 'msrp'> & { readonly priceBeforeReduction: number | null },
): number | null {
  const price = derivedPrice(card);
  if (price === null || card.priceBeforeReduction === null) return null;
  const drop = card.priceBeforeReduction - price;
  return drop > 0 ? drop : null;
}

/** Whole days that a car has been listed, 0 on the first; both dates are `YYYY-MM-DD`. */
export function daysOnMarket(listedOn: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(listedOn)) / dayMs));
}
