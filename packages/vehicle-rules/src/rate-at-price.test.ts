import { minComparables } from '@forecourt/domain/listing/worth/deal-rating';
import { mileageFactor } from '@forecourt/domain/listing/worth/mileage-factor';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateAtPrice } from './rate-at-price.ts';

const used = { isNew: false, mileage: 40_000, fees: 0 };
const prices = fc.integer({ min: 1000, max: 90_000 });
const others = fc.array(fc.double({ min: 15_000, max: 25_000, noNaN: true }), {
  minLength: minComparables - 1,
  maxLength: 60,
});

test('a car counts among its comparables, and the middle is that of all of them', () => {
  fc.assert(
    fc.property(others, prices, (them, price) => {
      const rating = rateAtPrice(used, price, them);
      expect(rating.comparables).toBe(them.length + 1);
      if (!rating.rated) return;
      const factor = mileageFactor(used.mileage);
      const sorted = [...them, price / factor].sort((a, b) => a - b);
      const half = sorted.length / 2;
      const low = sorted[Math.ceil(half) - 1] ?? 0;
      const high = sorted[Math.floor(half)] ?? 0;
      expect(rating.estimate).toBe(Math.round(((low + high) / 2) * factor));
      expect(rating.below).toBe(rating.estimate - price);
    }),
  );
});

test('fees count as if they were asked', () => {
  fc.assert(
    fc.property(others, prices, fc.nat(900), (them, price, fees) => {
      expect(rateAtPrice({ ...used, fees }, price, them)).toEqual(
        rateAtPrice(used, price + fees, them),
      );
    }),
  );
});

test('too few others, no mileage, and new cars are not rated whatever they ask', () => {
  const few = Array.from({ length: minComparables - 2 }, () => 20_000);
  expect(rateAtPrice(used, 18_000, few)).toMatchObject({
    reason: 'too-few-comparables',
    comparables: minComparables - 1,
  });
  const enough = [...few, 20_000];
  expect(rateAtPrice(used, 16_700, enough)).toMatchObject({ rated: true });
  expect(rateAtPrice({ ...used, mileage: null }, 16_700, enough)).toMatchObject({ rated: false });
  expect(rateAtPrice({ ...used, isNew: true }, 16_700, enough)).toMatchObject({
    reason: 'new-car',
  });
});
