import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  balanceAfter,
  estimatePayment,
  loanPayment,
  priceForBudget,
  principalFor,
} from './finance.ts';

test.each([
  [25_000, 7.5, 72, 432.25],
  [20_000, 0, 60, 333.33],
  [30_000, 6.5, 60, 586.98],
  [18_000, 11.9, 72, 350.97],
  [22_000, 5.03, 60, 415.47],
  [25_000, 15.19, 72, 531.21],
])('$%i at %d %% over %i months costs $%d a month', (principal, apr, months, payment) => {
  expect(loanPayment(principal, { apr, months })).toBeCloseTo(payment, 2);
});

test('a budget of $450 a month at 7.5 % over 72 months borrows $26,026.44', () => {
  expect(principalFor(450, { apr: 7.5, months: 72 })).toBeCloseTo(26_026.44, 2);
});

test('what a payment repays is the loan that it pays', () => {
  const terms = fc.record({
    apr: fc.double({ min: 0, max: 30, noNaN: true }).map((apr) => Math.round(apr * 100) / 100),
    months: fc.integer({ min: 12, max: 96 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), terms, (principal, loan) => {
      expect(principalFor(loanPayment(principal, loan), loan)).toBeCloseTo(principal, 4);
    }),
  );
});

test('$450 a month with $2,000 down, $600 of fees and 7.5 % tax buys $25,512.96', () => {
  const costs = { down: 2000, fees: 600, taxRate: 0.075 };
  expect(priceForBudget(450, { apr: 7.5, months: 72 }, costs)).toBeCloseTo(25_512.96, 2);
});

test('fees beyond the budget buy nothing', () => {
  const costs = { down: 0, fees: 5000, taxRate: 0 };
  expect(priceForBudget(10, { apr: 7.5, months: 60 }, costs)).toBe(0);
});

test('$25,000 at 7.5 % over 72 months leaves $17,877.27 after 24', () => {
  expect(balanceAfter(24, 25_000, { apr: 7.5, months: 72 })).toBeCloseTo(17_877.27, 2);
});

test('nothing paid leaves the loan, everything paid leaves nothing', () => {
  const terms = fc.record({
    apr: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
    months: fc.integer({ min: 12, max: 96 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), terms, (principal, loan) => {
      expect(balanceAfter(0, principal, loan)).toBeCloseTo(principal, 4);
      expect(balanceAfter(loan.months, principal, loan)).toBeCloseTo(0, 4);
    }),
  );
});

test('a card’s estimate is whole dollars and grows with the price [shoppers.payments, listing.payments]', () => {
  const price = fc.integer({ min: 0, max: 200_000 });
  fc.assert(
    fc.property(price, price, (a, b) => {
      expect(Number.isInteger(estimatePayment(a))).toBe(true);
      if (a <= b) expect(estimatePayment(a)).toBeLessThanOrEqual(estimatePayment(b));
    }),
  );
});
