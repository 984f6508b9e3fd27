import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPriceInputs, parsePriceInput, refusedPrice } from './price-input.ts';

test('up to ten digits, commas and $ are read as whole dollars [price-input.characters, limits.price-input]', () => {
  expect(parsePriceInput('1234567890')).toBe(1_234_567_890);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (price) => {
      expect(parsePriceInput(String(price))).toBe(price);
      expect(parsePriceInput(`$${price}`)).toBe(price);
      const grouped = price.toLocaleString('en-US');
      expect(parsePriceInput(grouped)).toBe(price);
    }),
  );
});

test.each(['12k', '12.50', '-5', '12345678901', '$', 'abc', '１２'])(
  '%j is no price [price-input.characters, limits.price-input]',
  (text) => {
    expect(parsePriceInput(text)).toBeUndefined();
  },
);

test('an empty input is no bound', () => expect(parsePriceInput('  ')).toBeNull());

describe('a pair of inputs', () => {
  test('says when both are the same [price-input.same]', () => {
    expect(checkPriceInputs('5,000', '$5000', 'min')).toEqual({
      ok: false,
      message: 'Min and Max price cannot be the same.',
      cleared: 'min',
      value: '5,000',
    });
  });
  test('says when the maximum is below the minimum, and clears the one just typed', () => {
    expect(checkPriceInputs('9000', '5000', 'max')).toMatchObject({
      message: 'Max price must be greater than Min price.',
      cleared: 'max',
      value: '5000',
    });
  });
  test('says when the maximum is nothing [price-input.above-zero]', () => {
    expect(checkPriceInputs('', '0', 'max')).toMatchObject({
      message: 'Max price must be greater than 0.',
      cleared: 'max',
    });
  });
  test('a true range passes', () => {
    fc.assert(
      fc.property(fc.nat(999_999), fc.integer({ min: 1, max: 999_999 }), (min, more) => {
        const result = checkPriceInputs(String(min), String(min + more), 'max');
        expect(result).toEqual({ ok: true, minPrice: min, maxPrice: min + more });
      }),
    );
  });
});

test('a refused price stands in its message, once', () => {
  expect(refusedPrice('Max price must be greater than 0.', '0')).toBe(
    'Max price must be greater than 0. (0)',
  );
  expect(refusedPrice('“abc” is not a price.', 'abc')).toBe('“abc” is not a price.');
});
