import { bandsOver, type PriceScale, stackDots } from '../../cards/price/price-scale.ts';
import { clamp } from '../../ui/clamp.ts';
import type { AdMarket } from '../selling-views.ts';

/** Dollars between two prices of the slider. */
export const sliderStep = 50;

/** Shares of the middle that are shown at the least, and at the most: what asks more or less stands at the edge. */
const least = { from: 0.85, to: 1.15 };
const most = { from: 0.5, to: 1.6 };

/** The prices that are shown: those of cars like it, and the one that is asked. @param present null without one */
export function scaleOf({ prices, middle }: AdMarket, present: number | null): PriceScale {
  const shown = present === null ? prices : [...prices, present];
  const from = clamp(Math.min(...shown), middle * most.from, middle * least.from);
  const to = clamp(Math.max(...shown), middle * least.to, middle * most.to);
  return {
    from: Math.max(0, Math.floor((from * 0.98) / sliderStep) * sliderStep),
    to: Math.ceil((to * 1.02) / sliderStep) * sliderStep,
  };
}

/** The words over the prices for which they hold, in percent of the scale; without those of which none is shown. */
export const bandsOf = ({ upTo }: AdMarket, scale: PriceScale) =>
  bandsOver(
    [
      { key: 'great', upTo: upTo.great },
      { key: 'good', upTo: upTo.good },
      { key: 'fair', upTo: upTo.fair },
      { key: 'high', upTo: scale.to },
    ],
    scale,
  );

/** Columns of dots, and how many stand on one another: large ones where that is enough. */
const large = { columns: 32, rows: 6 };
const small = { columns: 64, rows: 13 };

/**
 * A dot for each car: of the same column they stand on one another. Those that would leave the picture are left
 * out.
 */
export function layDots(prices: readonly number[], scale: PriceScale) {
  const dots = stackDots(prices, scale, large.columns);
  const isDense = dots.some(({ row }) => row >= large.rows);
  if (!isDense) return { dots, isDense };
  return {
    dots: stackDots(prices, scale, small.columns).filter(({ row }) => row < small.rows),
    isDense,
  };
}
