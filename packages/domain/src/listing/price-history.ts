import type { PriceEvent } from './listing.ts';

/**
 * A car's prices with the present one: a price that is told again is no new one, and of several of a day the last
 * counts, with the one before it. It costs as much as before where none is named.
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
  if (before.at(-1)?.price === price) return before;
  const last = history.at(-1);
  const replaced = last?.on === today ? { replaced: last.price } : {};
  return [...before, { on: today, price, ...replaced }];
}
