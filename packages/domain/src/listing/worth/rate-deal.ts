import {
  type DealRating,
  type DealWord,
  greatShare,
  maxGapShare,
  minComparables,
} from './deal-rating.ts';

/**
 * Rates a price against the estimate for comparable cars. Great 6 % or more below, good 2–6 % below,
 * fair from 2 % below to 4 % above, high 4–10 % above, overpriced beyond.
 *
 * @param price whole dollars, with mandatory fees; null when the seller names none
 * @param estimate whole dollars from `comparables` cars
 */
export function rateDeal(price: number | null, estimate: number, comparables: number): DealRating {
  if (price === null) return { rated: false, reason: 'no-price', comparables };
  if (comparables < minComparables || estimate <= 0) {
    return { rated: false, reason: 'too-few-comparables', comparables };
  }
  const below = estimate - price;
  const share = below / estimate;
  if (Math.abs(share) > maxGapShare) {
    return { rated: false, reason: 'too-far-from-market', comparables };
  }
  return { rated: true, word: dealWord(share), estimate, below, comparables };
}

function dealWord(share: number): DealWord {
  if (share >= greatShare) return 'great';
  if (share >= 0.02) return 'good';
  if (share >= -0.04) return 'fair';
  if (share >= -0.1) return 'high';
  return 'overpriced';
}
