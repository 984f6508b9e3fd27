import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DealWord, maxGapShare, minComparables, toShownDeal } from './deal-rating.ts';
import { rateDeal } from './rate-deal.ts';

const estimates = fc.integer({ min: 1, max: 200_000 });
const enough = fc.integer({ min: minComparables, max: 500 });
const order: readonly DealWord[] = ['great', 'good', 'fair', 'high', 'overpriced'];

const wordOf = (price: number, estimate: number) => {
  const rating = rateDeal(price, estimate, minComparables);
  return rating.rated ? rating.word : rating.reason;
};

describe('thresholds, as shares of an estimate of $10,000', () => {
  test.each([
    [7499, 'too-far-from-market'],
    [7500, 'great'],
    [9400, 'great'],
    [9401, 'good'],
    [9800, 'good'],
    [9801, 'fair'],
    [10_400, 'fair'],
    [10_401, 'high'],
    [11_000, 'high'],
    [11_001, 'overpriced'],
    [12_500, 'overpriced'],
    [12_501, 'too-far-from-market'],
  ])('$%i is %s', (price, word) => expect(wordOf(price, 10_000)).toBe(word));
});

test('a higher price is never a better deal', () => {
  const shares = fc.tuple(fc.double({ min: 0.75, max: 1.25, noNaN: true }), estimates);
  fc.assert(
    fc.property(shares, fc.nat(5000), ([share, estimate], more) => {
      const price = Math.round(share * estimate);
      const first = rateDeal(price, estimate, minComparables);
      const second = rateDeal(price + more, estimate, minComparables);
      if (!first.rated || !second.rated) return;
      expect(order.indexOf(second.word)).toBeGreaterThanOrEqual(order.indexOf(first.word));
    }),
  );
});

test('a rating says how far below the estimate the price is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 250_000 }), estimates, enough, (price, estimate, n) => {
      const rating = rateDeal(price, estimate, n);
      const isNear = Math.abs(estimate - price) / estimate <= maxGapShare;
      expect(rating.rated).toBe(isNear);
      if (rating.rated) {
        expect(rating).toMatchObject({ estimate, below: estimate - price, comparables: n });
      }
    }),
  );
});

test('too few comparable cars rate nothing, whatever the price', () => {
  fc.assert(
    fc.property(
      estimates,
      fc.integer({ min: 0, max: minComparables - 1 }),
      (price, comparables) => {
        const rating = rateDeal(price, price, comparables);
        expect(rating).toEqual({ rated: false, reason: 'too-few-comparables', comparables });
      },
    ),
  );
});

test('a car without a price is not rated', () => {
  expect(rateDeal(null, 10_000, 50)).toMatchObject({ rated: false, reason: 'no-price' });
});

test('what shoppers are told has no word worse than high', () => {
  expect(toShownDeal(rateDeal(11_500, 10_000, 20))).toEqual({
    word: 'high',
    below: -1_500,
    estimate: 10_000,
    comparables: 20,
  });
  expect(toShownDeal(rateDeal(null, 10_000, 20))).toBeNull();
  expect(toShownDeal(null)).toBeNull();
});
