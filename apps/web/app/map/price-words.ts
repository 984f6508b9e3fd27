import { dollars } from '@forecourt/domain/money/dollars';
import type { NumberSpan } from '@forecourt/domain/search/search-engine';

/** `$22.4k`, `$950`: short enough for a mark on the map. */
export function shortPrice(dollars: number): string {
  if (dollars < 1000) return `$${dollars}`;
  const thousands = dollars / 1000;
  return thousands < 100 ? `$${Number(thousands.toFixed(1))}k` : `$${Math.round(thousands)}k`;
}

/** `$5k–$60k`; one price where both ends read alike. */
export function shortSpan({ min, max }: NumberSpan): string {
  const round = (dollars: number) =>
    dollars < 1000 ? `$${dollars}` : `$${Math.round(dollars / 1000)}k`;
  const from = round(min);
  const to = round(max);
  return from === to ? from : `${from}–${to}`;
}

/** `$5,250 to $60,000`, to be read or heard. */
export function priceWords(prices: NumberSpan | null): string {
  if (prices === null) return 'no price given';
  const { min, max } = prices;
  return min === max ? dollars(min) : `${dollars(min)} to ${dollars(max)}`;
}
