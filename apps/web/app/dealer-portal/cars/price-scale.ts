import { maxGapShare } from '@forecourt/domain/listing/worth/deal-rating';
import { bandEnds, bandsOver, type PriceScale } from '../../cards/price/price-scale.ts';

/** Dollars between two prices of the slider. */
export const sliderStep = 10;

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

/** The words of a rating over the prices for which they hold. @param estimate what comparable cars ask, with fees */
export function bandsOf(estimate: number, fees: number, scale: PriceScale) {
  const ends = bandEnds.map(({ key, upTo }) => ({ key, upTo: upTo * estimate - fees }));
  return bandsOver(ends, scale);
}
