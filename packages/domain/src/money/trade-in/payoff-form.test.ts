import { expect, test } from 'vitest';
import { readPayoff } from './payoff-form.ts';

const loan = { borrowed: '$25,000', apr: '7.5 %', months: '72', paid: '24' };

test('a payoff quote comes from the loan’s own terms', () => {
  expect(readPayoff(loan)).toBe(17_877_27);
  expect(readPayoff({ ...loan, borrowed: '25k' })).toBe(17_877_27);
  expect(readPayoff({ ...loan, paid: '72' })).toBe(0);
  expect(readPayoff({ borrowed: '', apr: ' ', months: '', paid: '' })).toBeNull();
});

test.each([
  [{ borrowed: 'much' }, /What you borrowed/],
  [{ borrowed: '0' }, /What you borrowed/],
  [{ apr: '-1' }, /APR/],
  [{ months: '0' }, /months of the loan/],
  [{ months: '60.5' }, /months of the loan/],
  [{ paid: '73' }, /up to 72/],
  [{ paid: '' }, /payments made/],
])('%j is answered with a sentence', (wrong, sentence) => {
  expect(readPayoff({ ...loan, ...wrong })).toMatch(sentence);
});
