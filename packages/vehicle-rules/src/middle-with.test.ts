import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medianOf } from './median.ts';
import { aroundMedian, middleWith } from './middle-with.ts';
import { rateAtPrice } from './rate-at-price.ts';

const asked = fc.array(fc.integer({ min: 8000, max: 12_000 }), { minLength: 8, maxLength: 40 });

test('one more number moves the median as it moves that of the few around it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 3, maxLength: 20 }),
      fc.integer({ min: 0, max: 61 }),
      (numbers, more) => {
        const around = aroundMedian(numbers.toSorted((a, b) => a - b));
        const median = (some: readonly number[]) => medianOf(Float64Array.from([...some, more]));
        expect(median(around)).toBe(median(numbers));
      },
    ),
  );
});

test('the middle with a car among them is the estimate that its price is rated by', () => {
  const miles = fc.integer({ min: 0, max: 250_000 });
  fc.assert(
    fc.property(asked, miles, fc.integer({ min: 900, max: 1100 }), (others, mileage, promille) => {
      const around = aroundMedian(others.toSorted((a, b) => a - b));
      const price = Math.round(middleWith({ price: 9000, mileage }, around) * (promille / 1000));
      const rating = rateAtPrice({ isNew: false, mileage, fees: 0 }, price, others);
      if (rating.rated) expect(middleWith({ price, mileage }, around)).toBe(rating.estimate);
    }),
  );
});
