import { constantFrom, property as given, assert as holds, nat, option } from 'fast-check';
import { expect, test } from 'vitest';
import { askedPriceWords } from './asked-price.ts';

const price = option(nat(99_999));
const reader = constantFrom('shopper' as const, 'seller' as const);

test('what a car cost when it was asked about is told where it costs something else, and only there', () => {
  holds(
    given(price, price, reader, (asked, now, side) => {
      const isTold = askedPriceWords(asked, now, side) !== null;
      expect(isTold).toBe(asked !== null && asked !== now);
    }),
  );
  expect(askedPriceWords(21_500, 19_500, 'shopper')).toBe('was $21,500 when you asked');
  expect(askedPriceWords(21_500, null, 'seller')).toBe('was $21,500 when it was asked about');
});
