import type { DealMeterData } from './price-data.ts';

/** Shares of the estimate at which one deal word ends and the next begins. */
export const bandEnds = [
  { key: 'great', upTo: 0.94 },
  { key: 'good', upTo: 0.98 },
  { key: 'fair', upTo: 1.04 },
  { key: 'high', upTo: Number.POSITIVE_INFINITY },
] as const;

/** Shares of the estimate that are drawn at the least, and what lies beyond the most stands at the edge. */
const minSpan = { low: 0.82, high: 1.18 };
const maxSpan = { low: 0.6, high: 1.4 };

/** Columns that dots are gathered in. */
const columns = 60;

/** Dots in a column at the most: those above would leave the picture. */
const maxRows = 9;

interface Dot {
  /** Percent of the width. */
  readonly x: number;
  /** From 0 at the bottom. */
  readonly row: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Lays a deal meter out: all places are percent of its width, cheap to the left. */
export function layOutMeter({
  price,
  estimate,
  prices,
}: Pick<DealMeterData, 'price' | 'estimate' | 'prices'>) {
  const shares = [price, ...prices].map((amount) => amount / estimate);
  const low = clamp(Math.min(...shares) - 0.02, maxSpan.low, minSpan.low);
  const high = clamp(Math.max(...shares) + 0.02, minSpan.high, maxSpan.high);
  const placeOf = (share: number) => (100 * (clamp(share, low, high) - low)) / (high - low);
  const bands = bandEnds.map(({ key, upTo }, index) => {
    const from = placeOf(bandEnds[index - 1]?.upTo ?? low);
    return { key, from, width: placeOf(upTo) - from };
  });
  return {
    bands,
    car: placeOf(price / estimate),
    market: placeOf(1),
    dots: stack(prices.map((amount) => placeOf(amount / estimate))),
    from: Math.round(low * estimate),
    to: Math.round(high * estimate),
  };
}

/** Puts dots of the same column on top of each other. */
function stack(places: readonly number[]): Dot[] {
  const heights = new Map<number, number>();
  return places.flatMap((place) => {
    const column = clamp(Math.floor((place / 100) * columns), 0, columns - 1);
    const row = heights.get(column) ?? 0;
    heights.set(column, row + 1);
    return row < maxRows ? [{ x: ((column + 0.5) * 100) / columns, row }] : [];
  });
}
