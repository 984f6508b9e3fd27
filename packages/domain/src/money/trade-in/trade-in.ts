import { minComparables } from '../../listing/worth/deal-rating.ts';
import { quantile } from '../quantile.ts';

/** What dealers make of a car's condition, as a share of what they give for a good one. */
export const tradeConditions = [
  { code: 'excellent', name: 'Excellent', words: 'looks new, needs nothing', share: 1.04 },
  { code: 'good', name: 'Good', words: 'small marks, runs well', share: 1 },
  { code: 'fair', name: 'Fair', words: 'wear that shows, needs some work', share: 0.9 },
  { code: 'poor', name: 'Poor', words: 'needs repairs to be sold', share: 0.75 },
] as const;
export type TradeCondition = (typeof tradeConditions)[number]['code'];

/**
 * Of what cars are offered for, what dealers give: the rest pays for reconditioning, days on the lot and the
 * dealer.
 */
export const dealerShare = 0.85;

/** Median absolute deviation, as a share of the median, beyond which asking prices say nothing. */
const maxScatter = 0.15;

const step = 50;

/** A trade-in's worth in whole dollars, in steps of $50. */
export interface TradeInValue {
  readonly value: number;
  /** Half of the comparable cars are between these. */
  readonly low: number;
  readonly high: number;
  readonly comparables: number;
}

/** Why a trade-in has no value. */
export interface NoTradeInValue {
  readonly reason: 'too-few' | 'too-far-apart';
  readonly comparables: number;
}

/**
 * What a dealer may give for a car, after what comparable cars are offered for here: their median and
 * quartiles, less the dealer's part, by condition.
 *
 * @param asked dollars that each comparable car would ask with this car's mileage and year
 */
export function valueTradeIn(
  asked: readonly number[],
  condition: TradeCondition,
): TradeInValue | NoTradeInValue {
  const comparables = asked.length;
  if (comparables < minComparables) return { reason: 'too-few', comparables };
  const sorted = asked.toSorted((a, b) => a - b);
  const median = quantile(sorted, 0.5);
  const deviations = sorted.map((price) => Math.abs(price - median)).sort((a, b) => a - b);
  if (quantile(deviations, 0.5) / median > maxScatter)
    return { reason: 'too-far-apart', comparables };
  const share = tradeConditions.find(({ code }) => code === condition)?.share ?? 1;
  const given = (price: number) => Math.round((price * dealerShare * share) / step) * step;
  return {
    value: given(median),
    low: given(quantile(sorted, 0.25)),
    high: given(quantile(sorted, 0.75)),
    comparables,
  };
}
