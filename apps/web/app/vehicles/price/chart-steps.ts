import type { PriceEvent } from '@forecourt/domain/listing/listing';

interface PricePoint extends PriceEvent {
  /** Percent of the width; where the price ends, too. */
  readonly x: number;
  readonly end: number;
  /** Percent of the height, from the top. */
  readonly y: number;
}

/** Percent left free above the highest and below the lowest price, for their words. */
const edges = { top: 26, bottom: 14 };

/**
 * The steps of a price: each holds from its day to the next one's, the last until today.
 *
 * @param history oldest first
 * @param today `YYYY-MM-DD`
 */
export function chartSteps(history: readonly PriceEvent[], today: string): PricePoint[] {
  const first = history[0];
  if (first === undefined) return [];
  const start = Date.parse(first.on);
  const span = Math.max(1, Date.parse(today) - start);
  const amounts = history.map(({ price }) => price);
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  const placeOf = (on: string) => Math.min(100, (100 * (Date.parse(on) - start)) / span);
  const heightOf = (price: number) =>
    high === low
      ? 50
      : edges.top + ((100 - edges.top - edges.bottom) * (high - price)) / (high - low);
  return history.map(({ on, price }, index) => {
    const next = history[index + 1];
    return { on, price, x: placeOf(on), end: next ? placeOf(next.on) : 100, y: heightOf(price) };
  });
}
