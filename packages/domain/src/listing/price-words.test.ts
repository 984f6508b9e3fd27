import { expect, test } from 'vitest';
import { priceWords } from './price-words.ts';

test.each([
  [18_250, null, '$18,250'],
  [39_990, 40_485, '$39,990'],
  [null, 40_485, '$40,485 MSRP'],
  [null, null, null],
])('a car for %s with an MSRP of %s is told as %s', (salePrice, msrp, words) => {
  expect(priceWords({ salePrice, msrp })).toBe(words);
});
