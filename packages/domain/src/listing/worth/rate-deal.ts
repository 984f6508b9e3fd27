import {
  type DealRating,
  type DealWord,
  leastBelow,
  maxGapShare,
  minComparables,
} from './deal-rating.ts';

/**
 * Rates a price against the estimate for comparable cars: by `leastBelow`, overpriced beyond.
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
  if (share >= leastBelow.great) return 'great';
  if (share >= leastBelow.good) return 'good';
  if (share >= leastBelow.fair) return 'fair';
  if (share >= leastBelow.high) return 'high';
  return 'overpriced';
}
