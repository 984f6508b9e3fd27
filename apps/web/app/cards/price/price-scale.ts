import { leastBelow, type ShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { clamp } from '../../ui/clamp.ts';

/** The ends of a picture of prices, in dollars or in shares of an estimate. */
export interface PriceScale {
  readonly from: number;
  readonly to: number;
}

/** A word of a rating, and the highest price that has it. */
interface BandEnd {
  readonly key: ShownDeal['word'];
  readonly upTo: number;
}

/** In shares of the estimate. */
export const bandEnds: readonly BandEnd[] = [
  { key: 'great', upTo: 1 - leastBelow.great },
  { key: 'good', upTo: 1 - leastBelow.good },
  { key: 'fair', upTo: 1 - leastBelow.fair },
  { key: 'high', upTo: Number.POSITIVE_INFINITY },
];

/** Where a price stands, in percent of the scale. */
export const placeOf = (price: number, { from, to }: PriceScale): number =>
  clamp((100 * (price - from)) / (to - from), 0, 100);

/** The words over the prices for which they hold, in percent of the scale; without those of which none is shown. */
export function bandsOver(ends: readonly BandEnd[], scale: PriceScale) {
  let from = 0;
  return ends.flatMap(({ key, upTo }) => {
    const to = placeOf(upTo, scale);
    const band = { key, from, width: to - from };
    from = to;
    return band.width > 0 ? [band] : [];
  });
}

/** A car on the picture. */
interface Dot {
  readonly price: number;
  /** Percent of the width. */
  readonly x: number;
  /** From 0 at the bottom. */
  readonly row: number;
}

/** A dot for each price: those of the same column stand on one another. */
export function stackDots(prices: readonly number[], scale: PriceScale, columns: number): Dot[] {
  const heights = new Map<number, number>();
  return prices.map((price) => {
    const column = Math.min(columns - 1, Math.floor((placeOf(price, scale) / 100) * columns));
    const row = heights.get(column) ?? 0;
    heights.set(column, row + 1);
    return { price, x: ((column + 0.5) * 100) / columns, row };
  });
}
