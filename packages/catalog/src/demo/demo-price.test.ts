import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askingPrice, dateBefore, marketValue, mileageAt, priceHistory } from './demo-price.ts';
import { Random } from './random.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });
const msrps = fc.integer({ min: 10_000, max: 300_000 });
const ages = fc.integer({ min: 0, max: 25 });
const mileages = fc.integer({ min: 0, max: 250_000 });

describe('the market value of a car', () => {
  test('falls with every year and every mile, and is a share of its price', () => {
    fc.assert(
      fc.property(msrps, ages, mileages, (msrp, age, mileage) => {
        const value = marketValue({ msrp, age, mileage });
        expect(value).toBeGreaterThan(0);
        expect(marketValue({ msrp, age, mileage: mileage + 10_000 })).toBeLessThan(value);
        expect(marketValue({ msrp: msrp * 2, age, mileage })).toBeGreaterThan(value);
      }),
    );
    const usual = Array.from({ length: 20 }, (_, age) =>
      marketValue({ msrp: 40_000, age, mileage: 11_000 * (age + 0.5) }),
    );
    expect(usual).toEqual(usual.toSorted((a, b) => b - a));
  });
});

test('an asking price is near the value, at least $900 and a whole number of dollars', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 200_000 }), seeds, (value, seed) => {
      const asked = askingPrice(value, new Random(seed));
      expect(Number.isInteger(asked)).toBe(true);
      expect(asked).toBeGreaterThanOrEqual(900);
      if (value > 3000) expect(Math.abs(Math.log(asked / value))).toBeLessThan(0.4);
    }),
  );
});

test('miles are more than a delivery and grow with age', () => {
  const mean = (age: number) => {
    const random = new Random(1);
    return Array.from({ length: 500 }, () => mileageAt(age, random)).reduce((a, b) => a + b) / 500;
  };
  expect(mean(0)).toBeGreaterThan(3000);
  for (let age = 1; age < 20; age += 1) expect(mean(age)).toBeGreaterThan(mean(age - 1));
});

test('a price history begins when the car was listed, falls, and ends at the price', () => {
  const days = fc.integer({ min: 0, max: 240 });
  const prices = fc.integer({ min: 900, max: 200_000 });
  fc.assert(
    fc.property(prices, days, seeds, (price, daysListed, seed) => {
      const history = priceHistory(price, daysListed, '2026-11-21', new Random(seed));
      expect(history[0]?.on).toBe(dateBefore('2026-11-21', daysListed));
      expect(history.at(-1)?.price).toBe(price);
      const falls = history.map((event) => event.price);
      expect(falls).toEqual(falls.toSorted((a, b) => b - a));
      expect(new Set(falls).size).toBe(falls.length);
      if (daysListed <= 10) expect(history).toHaveLength(1);
    }),
  );
});

test('a date so many days before another crosses months and leap days', () => {
  expect(dateBefore('2024-03-01', 1)).toBe('2024-02-29');
  expect(dateBefore('2026-01-01', 1)).toBe('2025-12-31');
  expect(dateBefore('2026-11-21', 0)).toBe('2026-11-21');
});
