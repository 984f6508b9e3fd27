import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loanPayment, principalFor } from './finance.ts';

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
