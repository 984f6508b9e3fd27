import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskBudget } from './mask-budget.ts';
import { maskDollars } from './mask-dollars.ts';

test.each([
  ['2500', '2,500'],
  ['$1,234.56', '1,234'],
  ['12.5k', '12,500'],
  ['$3k', '3,000'],
  ['1,200k', '1,200,000'],
])('of %j both fields show %j', (typed, shown) => {
  expect(maskDollars(typed)).toBe(shown);
  expect(maskBudget(typed)).toBe(shown);
});

test.each([
  ['', ''],
  ['$', ''],
  ['lots', ''],
  ['-3000', '3,000'],
  ['1e6', '16'],
  ['3m', '3'],
  ['12.345', '12,345'],
  ['12,5k', '125'],
  ['4a5b0', '450'],
])(
  'of %j a budget has the digits alone, another amount stays as it is typed [validation.budget-digits]',
  (typed, shown) => {
    expect(maskBudget(typed)).toBe(shown);
    expect(maskDollars(typed)).toBe(typed);
  },
);

test('nothing but grouped digits stays in a budget [validation.budget-digits]', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789$,.-+ek ') }), (typed) => {
      expect(maskBudget(typed)).toMatch(/^(?:[1-9]\d{0,2}(?:,\d{3}){0,3})?$/);
    }),
  );
});

test('a budget has no leading zeros, and no more than ten digits [validation.budget-digits, limits.budget-digits]', () => {
  expect(maskBudget('0')).toBe('');
  expect(maskBudget('0012345678901')).toBe('1,234,567,890');
});

test('no other amount loses a digit that is not a zero before it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,30}$/), (digits) => {
      expect(maskDollars(digits).replaceAll(',', '')).toBe(digits);
    }),
  );
});
