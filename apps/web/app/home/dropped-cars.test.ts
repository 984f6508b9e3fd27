import { expect, test } from 'vitest';
import { countCuts } from './dropped-cars.ts';

const pricesOf = (...prices: readonly number[]) =>
  prices.map((price, at) => ({ on: `2026-11-0${at + 1}`, price }));

test('a price is cut as often as it became lower', () => {
  expect(countCuts(pricesOf())).toBe(0);
  expect(countCuts(pricesOf(20_000))).toBe(0);
  expect(countCuts(pricesOf(20_000, 19_500, 19_900, 18_000))).toBe(2);
});
