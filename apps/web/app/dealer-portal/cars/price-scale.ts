import { maxGapShare } from '@forecourt/domain/listing/worth/deal-rating';
import { bandEnds } from '../../vehicles/price/meter-scale.ts';

/** Dollars between two prices of the slider. */
export const sliderStep = 10;

/** Prices of the slider, whole dollars. */
export interface PriceScale {
  readonly from: number;
  readonly to: number;
}

/**
 * The prices that can be rated, and the present one: the ends are on steps.
 *
 * @param estimate what comparable cars ask, with fees
 */
export function scaleOf(estimate: number, fees: number, present: number | null): PriceScale {
  const low = estimate * (1 - maxGapShare) - fees;
  const high = estimate * (1 + maxGapShare) - fees;
  const least = Math.max(sliderStep, Math.min(low, present ?? low));
  const most = Math.max(high, present ?? high, least + sliderStep);
  return {
    from: Math.floor(least / sliderStep) * sliderStep,
    to: Math.ceil(most / sliderStep) * sliderStep,
  };
}

/** Where a price stands, in percent of the scale. */
export const placeOf = (price: number, { from, to }: PriceScale): number =>
  Math.min(100, Math.max(0, (100 * (price - from)) / (to - from)));

/** The words of a rating over the prices for which they hold; without those that have none. */
export function bandsOf(estimate: number, fees: number, scale: PriceScale) {
  let from = 0;
  return bandEnds.flatMap(({ key, upTo }) => {
    const to = Number.isFinite(upTo) ? placeOf(upTo * estimate - fees, scale) : 100;
    const band = { key, from, width: to - from };
    from = to;
    return band.width > 0 ? [band] : [];
  });
}
