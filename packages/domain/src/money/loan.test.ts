import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from './cents.ts';
import {
  balanceAfter,
  interestBetween,
  loanCost,
  loanPayment,
  loanSchedule,
  principalFor,
} from './loan.ts';

const terms = fc.record({
  apr: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 12, max: 96 }),
});
const principal = fc.integer({ min: 1, max: 20_000_000 });

test.each([
  [25_000, 7.5, 72, 432.25, 6122.2],
  [20_000, 0, 60, 333.33, 0],
  [30_000, 6.5, 60, 586.98, 5219.07],
  [18_000, 11.9, 72, 350.97, 7269.7],
  [22_000, 5.03, 60, 415.47, 2928.17],
  [25_000, 15.19, 72, 531.21, 13_247],
])(
  '$%i at %d %% over %i months costs $%d a month, $%d of interest',
  (amount, apr, months, payment, interest) => {
    const cost = loanCost(toCents(amount), { apr, months });
    expect(cost.payment).toBe(toCents(payment));
    expect(cost.interest).toBe(toCents(interest));
    expect(cost.total).toBe(toCents(amount + interest));
  },
);

test('a budget of $450 a month at 7.5 % over 72 months borrows $26,026.44', () => {
  expect(principalFor(450_00, { apr: 7.5, months: 72 })).toBe(26_026_44);
});

test('$25,000 at 7.5 % over 72 months leaves $17,877.27 after 24', () => {
  expect(balanceAfter(24, 25_000_00, { apr: 7.5, months: 72 })).toBe(17_877_27);
});

test('nothing is paid for nothing, nor for less', () => {
  expect(loanCost(-5, { apr: 7.5, months: 60 })).toEqual({ payment: 0, total: 0, interest: 0 });
});

test('the payment of what a payment borrows is that payment, within a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), terms, (payment, loan) => {
      const back = loanPayment(principalFor(payment, loan), loan);
      expect(Math.abs(back - payment)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a payment grows with what is borrowed and with the rate', () => {
  fc.assert(
    fc.property(principal, principal, terms, terms, (a, b, one, other) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      expect(loanPayment(less, one)).toBeLessThanOrEqual(loanPayment(more, one));
      const dearer = { ...one, apr: Math.max(one.apr, other.apr) };
      expect(loanPayment(a, one)).toBeLessThanOrEqual(loanPayment(a, dearer));
    }),
  );
});

test('nothing paid leaves the loan, everything paid leaves nothing', () => {
  fc.assert(
    fc.property(principal, terms, (amount, loan) => {
      expect(balanceAfter(0, amount, loan)).toBe(amount);
      expect(balanceAfter(loan.months, amount, loan)).toBe(0);
      expect(balanceAfter(loan.months + 7, amount, loan)).toBe(0);
    }),
  );
});

test('instalments add up to the total, and their interest to the interest', () => {
  fc.assert(
    fc.property(principal, terms, (amount, loan) => {
      const schedule = loanSchedule(amount, loan);
      const sum = (pick: 'payment' | 'interest') =>
        schedule.reduce((all, instalment) => all + instalment[pick], 0);
      const { payment, total, interest } = loanCost(amount, loan);
      expect(sum('payment')).toBe(total);
      expect(sum('interest')).toBe(interest);
      expect(schedule.at(-1)?.balance).toBe(0);
      const last = schedule.at(-1)?.payment ?? 0;
      // Each instalment is off by half a cent at the most, as is the total: no tighter bound holds.
      expect(Math.abs(last - payment)).toBeLessThanOrEqual(Math.floor((loan.months + 1) / 2));
    }),
  );
});

test('interest of all months together is that of the loan, and of part of them what was paid less what it repaid', () => {
  const loan = { apr: 7.5, months: 72 };
  expect(Math.round(25_000_00 * interestBetween(0, 72, loan))).toBe(6122_20);
  expect(interestBetween(0, 60, loan) + interestBetween(60, 120, loan)).toBeCloseTo(
    interestBetween(0, 72, loan),
    12,
  );
  expect(interestBetween(72, 84, loan)).toBe(0);
  expect(interestBetween(0, 60, { apr: 0, months: 60 })).toBe(0);
});
