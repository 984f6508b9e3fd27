import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tradeConditions, valueTradeIn } from './trade-in.ts';

const ten = [9400, 9600, 9700, 9900, 10_000, 10_000, 10_100, 10_300, 10_400, 10_600];

test('a trade-in brings 85 % of what such cars ask, in a range, in steps of $50', () => {
  expect(valueTradeIn(ten, 'good')).toEqual({
    value: 8500,
    low: 8300,
    high: 8700,
    comparables: 10,
  });
  expect(valueTradeIn(ten, 'poor')).toMatchObject({ value: 6400 });
});

test('too few cars, or prices too far apart, are no value', () => {
  expect(valueTradeIn(ten.slice(0, 7), 'good')).toEqual({ reason: 'too-few', comparables: 7 });
  const apart = [4000, 5000, 6000, 8000, 12_000, 14_000, 18_000, 22_000];
  expect(valueTradeIn(apart, 'good')).toEqual({ reason: 'too-far-apart', comparables: 8 });
});

test('a better condition is never worth less, and the value is within its range', () => {
  const prices = fc.array(fc.integer({ min: 9000, max: 11_000 }), { minLength: 8, maxLength: 60 });
  fc.assert(
    fc.property(prices, (asked) => {
      const values = tradeConditions.map(({ code }) => {
        const worth = valueTradeIn(asked, code);
        if ('reason' in worth) throw new Error(worth.reason);
        expect(worth.low).toBeLessThanOrEqual(worth.value);
        expect(worth.value).toBeLessThanOrEqual(worth.high);
        return worth.value;
      });
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }),
  );
});
