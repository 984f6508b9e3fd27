import type { AdMarket } from '../selling-views.ts';

/** Dollars between two prices of the slider. */
export const sliderStep = 50;

/** Prices of the slider, whole dollars on its steps. */
export interface PriceScale {
  readonly from: number;
  readonly to: number;
}

/** Shares of the middle that are shown at the least, and at the most: what asks more or less stands at the edge. */
const least = { from: 0.85, to: 1.15 };
const most = { from: 0.5, to: 1.6 };

/** The prices that are shown: those of cars like it, and the one that is asked. @param present null without one */
export function scaleOf({ prices, middle }: AdMarket, present: number | null): PriceScale {
  const shown = present === null ? prices : [...prices, present];
  const from = within(Math.min(...shown), middle * most.from, middle * least.from);
  const to = within(Math.max(...shown), middle * least.to, middle * most.to);
  return {
    from: Math.max(0, Math.floor((from * 0.98) / sliderStep) * sliderStep),
    to: Math.ceil((to * 1.02) / sliderStep) * sliderStep,
  };
}

const within = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Where a price stands, in percent of the scale. */
export const placeOf = (price: number, { from, to }: PriceScale): number =>
  within((100 * (price - from)) / (to - from), 0, 100);

/** The words over the prices for which they hold, in percent of the scale; without those of which none is shown. */
export function bandsOf({ upTo }: AdMarket, scale: PriceScale) {
  const ends = [
    { key: 'great', end: upTo.great },
    { key: 'good', end: upTo.good },
    { key: 'fair', end: upTo.fair },
    { key: 'high', end: scale.to },
  ] as const;
  let from = 0;
  return ends.flatMap(({ key, end }) => {
    const to = Math.max(from, placeOf(end, scale));
    const band = { key, from, width: to - from };
    from = to;
    return band.width > 0 ? [band] : [];
  });
}

/** A car like it. */
interface Dot {
  readonly price: number;
  /** Percent of the width. */
  readonly x: number;
  /** From 0 at the bottom. */
  readonly row: number;
}

/** Columns of dots, and how many stand on one another: large ones where that is enough. */
const large = { columns: 32, rows: 6 };
const small = { columns: 64, rows: 13 };

/**
 * A dot for each car: of the same column they stand on one another. Those that would leave the picture are left
 * out.
 */
export function layDots(prices: readonly number[], scale: PriceScale) {
  const dots = stack(prices, scale, large.columns);
  const isDense = dots.some(({ row }) => row >= large.rows);
  if (!isDense) return { dots, isDense };
  return {
    dots: stack(prices, scale, small.columns).filter(({ row }) => row < small.rows),
    isDense,
  };
}

function stack(prices: readonly number[], scale: PriceScale, columns: number): Dot[] {
  const heights = new Map<number, number>();
  return prices.map((price) => {
    const column = Math.min(columns - 1, Math.floor((placeOf(price, scale) / 100) * columns));
    const row = heights.get(column) ?? 0;
    heights.set(column, row + 1);
    return { price, x: ((column + 0.5) * 100) / columns, row };
  });
}
