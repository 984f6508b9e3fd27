import { groupDigits } from '../vehicle/group-digits.ts';
import { type Cents, dollarsAndCents, roundCents, roundDollars } from './cents.ts';
import { type LoanTerms, loanPayment, principalFor } from './loan.ts';

/** What payments assume of a shopper who did not say. The one place where these figures are. */
export const estimateTerms = { apr: 7.5, months: 60, downShare: 0.2 } as const;

/** Terms of a loan that a shopper may choose. */
export const loanMonths = [36, 48, 60, 72, 84] as const;

/** The terms under which a shopper would finance a car. */
export interface ShopperTerms {
  /** Percent a year, for new cars and for used ones. */
  readonly aprNew: number;
  readonly aprUsed: number;
  readonly months: number;
  /** Cash put down: so many cents, or a share of the price. */
  readonly down: { readonly cents: Cents } | { readonly share: number };
  /** What a trade-in brings after its loan is paid off; below zero where more is owed. */
  readonly equity: Cents;
}

/** Those of a shopper who did not say. */
export const usualTerms: ShopperTerms = {
  aprNew: estimateTerms.apr,
  aprUsed: estimateTerms.apr,
  months: estimateTerms.months,
  down: { share: estimateTerms.downShare },
  equity: 0,
};

/** The loan for a car, new or not. */
export function loanTerms(terms: ShopperTerms, isNew: boolean): LoanTerms {
  return { apr: isNew ? terms.aprNew : terms.aprUsed, months: terms.months };
}

/** Cash put down on an amount: never more than the trade-in leaves to be paid. */
function cashDown(amount: Cents, { down, equity }: ShopperTerms): Cents {
  const meant = 'cents' in down ? down.cents : roundCents(amount * down.share);
  return Math.min(meant, Math.max(0, amount - equity));
}

/** The figures that a payment stands on, those that Regulation Z wants beside it. */
export interface PaymentEstimate {
  /** A month. */
  readonly payment: Cents;
  readonly apr: number;
  readonly months: number;
  readonly down: Cents;
  readonly equity: Cents;
  /** What is borrowed: less cash and trade-in; what is owed beyond the trade-in's worth is added. */
  readonly financed: Cents;
}

/** The monthly payment for an amount under a shopper's terms, with what it assumes. */
export function estimatePayment(
  amount: Cents,
  terms: ShopperTerms,
  isNew: boolean,
): PaymentEstimate {
  const loan = loanTerms(terms, isNew);
  const { equity } = terms;
  const down = cashDown(amount, terms);
  const financed = Math.max(0, amount - down - equity);
  return { ...loan, payment: loanPayment(financed, loan), down, equity, financed };
}

/** The payment for an advertised price, before tax, title and fees. @param price whole dollars */
export function monthlyPayment(price: number, terms: ShopperTerms, isNew: boolean): Cents {
  return estimatePayment(price * 100, terms, isNew).payment;
}

/** No price on this market is higher. Whole dollars. */
export const priceCeiling = 99_999_999;

/**
 * The highest price in whole dollars whose payment is no more than a budget: at one dollar more it is.
 * Null where even a car for one dollar costs more, as with much owed on a trade-in.
 *
 * @param payment a month
 */
export function maxPriceFor(payment: Cents, terms: ShopperTerms, isNew: boolean): number | null {
  const { down, equity } = terms;
  const fits = (price: number) => monthlyPayment(price, terms, isNew) <= payment;
  const borrowed = principalFor(payment, loanTerms(terms, isNew)) + equity;
  const exact = 'cents' in down ? borrowed + down.cents : borrowed / (1 - down.share);
  let price = Math.min(priceCeiling, Math.max(0, Math.floor(exact / 100)));
  // Rounding to the cent moves the edge by a few dollars at the most.
  while (price < priceCeiling && fits(price + 1)) price += 1;
  while (price > 0 && !fits(price)) price -= 1;
  return price === 0 ? null : price;
}

/**
 * The price that a loan and cash pay for once fees and sales tax are counted, rounded down: what is left of
 * a cent buys nothing.
 */
export function priceBeforeTax(
  financed: Cents,
  costs: { readonly down: Cents; readonly fees: Cents; readonly taxRate: number },
): Cents {
  return Math.max(0, Math.floor((financed + costs.down - costs.fees) / (1 + costs.taxRate)));
}

/** A rate as it is read: `6.51%`, `7.5%`. */
export function percent(apr: number): string {
  return `${Number(apr.toFixed(2))}%`;
}

/** What a payment assumes, in one line: `60 months at 7.5% APR with 20% down`. */
export function termsWords(terms: ShopperTerms, isNew: boolean): string {
  const { apr, months } = loanTerms(terms, isNew);
  const { down, equity } = terms;
  const cash = 'cents' in down ? roundDollars(down.cents) : `${Math.round(down.share * 100)}%`;
  const trade = equityWords(equity);
  return `${groupDigits(months)} months at ${percent(apr)} APR with ${cash} down${trade}`;
}

function equityWords(equity: Cents): string {
  if (equity === 0) return '';
  const amount = dollarsAndCents(Math.abs(equity)).replace(/\.00$/, '');
  return equity > 0
    ? ` and ${amount} of trade-in`
    : ` and ${amount} still owed on the trade-in added`;
}

/** What every payment leaves out. */
export const paymentLeavesOut = 'before tax, title and fees';
