import type { PriceEvent } from './listing.ts';

/**
 * A car's prices with the present one: a price that is told again is no new one, and of several of a day the last
 * counts. It costs as much as before where none is named.
 *
 * @param price whole dollars
 * @param today `YYYY-MM-DD`
 */
export function withPrice(
  history: PriceEvent[],
  price: number | null,
  today: string,
): PriceEvent[] {
  if (price === null || history.at(-1)?.price === price) return history;
  const before = history.filter(({ on }) => on !== today);
  return before.at(-1)?.price === price ? before : [...before, { on: today, price }];
}
