import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedBounds } from './moved-bounds.ts';

const prices = { first: 0, last: 60_000, step: 2500 };

test.each([
  ['between two stops', [12_345, 60_000], [15_000, 60_000], [15_000, null]],
  ['whose other one is between two stops', [12_345, 30_000], [12_500, 27_500], [null, 27_500]],
  ['below one between two stops', [0, 17_300], [5000, 17_500], [5000, null]],
  ['to its end', [5000, 50_000], [5000, 60_000], [null, 60_000]],
  ['whose other one is half way', [11_250, 60_000], [12_500, 55_000], [null, 55_000]],
])('a handle %s is moved alone', (_, chosen, value, expected) => {
  expect(movedBounds(value, chosen, prices)).toEqual(expected);
});

test('the only handle is moved too', () => {
  expect(movedBounds([40_000], [60_000], prices)).toEqual([40_000]);
});

test('a handle that rests at its nearest stop was not moved, wherever the page has its bound', () => {
  fc.assert(
    fc.property(fc.nat(60_000), (chosen) => {
      const stop = Math.round(chosen / prices.step) * prices.step;
      expect(movedBounds([stop], [chosen], prices)).toEqual([null]);
    }),
  );
});
