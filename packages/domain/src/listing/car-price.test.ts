import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dollars } from '../money/dollars.ts';
import { priceCeiling } from '../money/shopper-terms.ts';
import { isFarPrice, parseCarPrice } from './car-price.ts';

test('a price is read as it is written, and as digits alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: priceCeiling }), (price) => {
      for (const text of [String(price), dollars(price), ` ${dollars(price).slice(1)} `])
        expect(parseCarPrice(text)).toBe(price);
    }),
  );
});

test.each(['', '0', '-5', '22670.50', '22,67', '1e4', 'call us', '$', '100000000', '9'.repeat(40)])(
  '“%s” is no price',
  (text) => expect(parseCarPrice(text)).toBeUndefined(),
);

test('a price is far below half of the present one, and above double', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (half) => {
      for (const price of [half, half * 2, half * 4])
        expect(isFarPrice(price, half * 2)).toBe(false);
      for (const price of [half - 1, half * 4 + 1]) expect(isFarPrice(price, half * 2)).toBe(true);
    }),
  );
  expect(isFarPrice(1, null)).toBe(false);
});
