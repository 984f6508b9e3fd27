import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBudgetInput } from './budget.ts';

test('an amount is read however it was masked [validation.budget-digits]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (amount) => {
      expect(parseBudgetInput(`$${amount.toLocaleString('en-US')}`)).toBe(amount);
      expect(parseBudgetInput(`000${amount}`)).toBe(amount);
    }),
  );
});

test('no more than ten digits count [validation.budget-digits, limits.budget-digits]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,30}$/), (digits) => {
      expect(parseBudgetInput(digits)).toBe(Number(digits.slice(0, 10)));
    }),
  );
});

test('a pasted amount loses its cents [validation.budget-digits]', () => {
  expect(parseBudgetInput('$1,234.56')).toBe(1234);
  expect(parseBudgetInput('450.')).toBe(450);
});

test('a budget in thousands is read in whole dollars [validation.budget-digits]', () => {
  expect(parseBudgetInput('12.5k')).toBe(12_500);
  expect(parseBudgetInput('$3K')).toBe(3000);
});

test.each(['', '$', '0', '000', 'abc', '-3000', '1e6', '12.345'])('%j is no budget', (text) => {
  expect(parseBudgetInput(text)).toBeNull();
});
