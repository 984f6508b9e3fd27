import { expect, test } from 'vitest';
import { similarPrices } from './similar-price.ts';

test('prices are like one another within 15 percent', () => {
  expect(similarPrices(20_000)).toEqual({ min: 17_000, max: 23_000 });
  expect(similarPrices(10_000, 20_000)).toEqual({ min: 8500, max: 23_000 });
});
