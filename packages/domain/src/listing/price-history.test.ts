import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withPrice } from './price-history.ts';

const today = '2026-11-28';
const days = fc
  .integer({ min: 1, max: 28 })
  .map((day) => `2026-11-${String(day).padStart(2, '0')}`);
const histories = fc
  .uniqueArray(days, { maxLength: 5 })
  .map((them) => them.sort())
  .chain((them) =>
    fc.tuple(...them.map((on) => fc.record({ on: fc.constant(on), price: fc.nat(90_000) }))),
  );

test('the last price is the present one, and no day has two', () => {
  fc.assert(
    fc.property(histories, fc.nat(90_000), (history, price) => {
      const after = withPrice(history, price, today);
      expect(after.at(-1)?.price).toBe(price);
      expect(new Set(after.map(({ on }) => on)).size).toBe(after.length);
      // What was told of earlier days stays.
      expect(after.filter(({ on }) => on < today)).toEqual(history.filter(({ on }) => on < today));
      expect(withPrice(after, price, '2026-11-29')).toBe(after);
    }),
  );
});

test('a price that is taken back on its day was none, and a reduction before it stays one', () => {
  const before = [
    { on: '2026-11-01', price: 30_000 },
    { on: '2026-11-20', price: 25_000 },
  ];
  const after = withPrice(before, 27_000, today);
  expect(after).toHaveLength(3);
  expect(withPrice(after, 25_000, today)).toEqual(before);
});

test('of several prices of a day the last knows the one before it', () => {
  const listed = withPrice([], 30_000, today);
  const less = withPrice(listed, 28_000, today);
  expect(listed).toEqual([{ on: today, price: 30_000 }]);
  expect(less).toEqual([{ on: today, price: 28_000, replaced: 30_000 }]);
  expect(withPrice(less, 27_000, today)).toEqual([{ on: today, price: 27_000, replaced: 28_000 }]);
});

test('a car without a price keeps those that it had', () => {
  const history = [{ on: '2026-11-01', price: 21_500 }];
  expect(withPrice(history, null, today)).toBe(history);
});
