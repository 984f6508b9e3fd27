import { type Cents, roundCents } from './cents.ts';

/** Loans in equal instalments. Amounts are cents, and are rounded at the end of each sum, never within. */
export interface LoanTerms {
  /** Percent a year, 7.5 for 7.5 %. A month has a twelfth of it. */
  readonly apr: number;
  /** Instalments, one a month, the first after one month. */
  readonly months: number;
}

/** What one cent a month is worth at the beginning: `(1 − (1 + r)^−n) / r`, and `n` without interest. */
function annuity({ apr, months }: LoanTerms): number {
  const rate = apr / 1200;
  return rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
}

/**
 * The instalment that repays a loan: `M = P·r / (1 − (1 + r)^−n)` with `r = APR / 1200`; without interest
 * `M = P / n`. $25,000 at 7.5 % over 72 months is $432.25.
 *
 * @param principal what is borrowed; nothing or less costs nothing
 */
export function loanPayment(principal: Cents, terms: LoanTerms): Cents {
  return roundCents(exactPayment(principal, terms));
}

function exactPayment(principal: Cents, terms: LoanTerms): number {
  return Math.max(0, principal) / annuity(terms);
}

/**
 * What an instalment repays, the inverse of `loanPayment`: `P = M·(1 − (1 + r)^−n) / r`. $450 a month at
 * 7.5 % over 72 months is $26,026.44.
 */
export function principalFor(payment: Cents, terms: LoanTerms): Cents {
  return roundCents(payment * annuity(terms));
}

/**
 * What is still owed after `paid` instalments, a payoff quote before fees of the lender:
 * `B = P·(1 + r)^k − M·((1 + r)^k − 1) / r`. $25,000 at 7.5 % over 72 months leaves $17,877.27 after 24.
 *
 * @param paid whole instalments, held to those that there are
 */
export function balanceAfter(paid: number, principal: Cents, terms: LoanTerms): Cents {
  const left = Math.max(0, terms.months - Math.max(0, paid));
  return roundCents(exactPayment(principal, terms) * annuity({ ...terms, months: left }));
}

/** What a loan comes to in the end. */
export interface LoanCost {
  readonly payment: Cents;
  /** All instalments together; the last takes the cents that rounding the others left. */
  readonly total: Cents;
  readonly interest: Cents;
}

/** $25,000 at 7.5 % over 72 months is $31,122.20 in all, $6,122.20 of it interest. */
export function loanCost(principal: Cents, terms: LoanTerms): LoanCost {
  const borrowed = Math.max(0, principal);
  const total = roundCents(exactPayment(borrowed, terms) * terms.months);
  return { payment: loanPayment(borrowed, terms), total, interest: total - borrowed };
}

export interface Instalment {
  readonly payment: Cents;
  readonly interest: Cents;
  /** Still owed once it is paid. */
  readonly balance: Cents;
}

/** Every instalment: they add up to the total, their interest to the interest, and leave nothing owed. */
export function loanSchedule(principal: Cents, terms: LoanTerms): readonly Instalment[] {
  const borrowed = Math.max(0, principal);
  const { payment, total } = loanCost(borrowed, terms);
  let before = borrowed;
  return Array.from({ length: terms.months }, (_, index) => {
    const isLast = index === terms.months - 1;
    const balance = balanceAfter(index + 1, borrowed, terms);
    const paid = isLast ? total - payment * index : payment;
    const instalment = { payment: paid, interest: paid - (before - balance), balance };
    before = balance;
    return instalment;
  });
}

/**
 * What the months from one to before another cost in interest, for one cent borrowed; not rounded. The sum of
 * all months is the interest of the loan.
 */
export function interestBetween(from: number, to: number, terms: LoanTerms): number {
  const owed = (month: number) =>
    exactPayment(1, terms) * annuity({ ...terms, months: Math.max(0, terms.months - month) });
  const paid = Math.min(to, terms.months) - Math.min(from, terms.months);
  return exactPayment(1, terms) * paid - (owed(from) - owed(to));
}
