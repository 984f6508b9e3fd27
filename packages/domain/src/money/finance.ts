/** Loan arithmetic for estimates. Amounts are dollars; nothing is rounded before it is shown. */

export interface LoanTerms {
  /** Percent a year, 7.5 for 7.5 %. */
  readonly apr: number;
  readonly months: number;
}

/** What a card's payment assumes; shown beside every estimate. */
export const estimateTerms = { apr: 7.5, months: 60, downShare: 0.2 } as const;

/** Monthly payment that repays `principal` in equal instalments. */
export function loanPayment(principal: number, { apr, months }: LoanTerms): number {
  const rate = apr / 1200;
  return rate === 0 ? principal / months : (principal * rate) / (1 - (1 + rate) ** -months);
}

/** What `payment` a month repays: the inverse of `loanPayment`. */
export function principalFor(payment: number, { apr, months }: LoanTerms): number {
  const rate = apr / 1200;
  return rate === 0 ? payment * months : (payment * (1 - (1 + rate) ** -months)) / rate;
}

/** What is still owed after `paid` of the instalments: a payoff quote. */
export function balanceAfter(paid: number, principal: number, terms: LoanTerms): number {
  return principalFor(loanPayment(principal, terms), { ...terms, months: terms.months - paid });
}

export interface PurchaseCosts {
  /** Cash and trade-in. */
  readonly down: number;
  readonly fees: number;
  /** Sales tax on the price, 0.075 for 7.5 %. */
  readonly taxRate: number;
}

/** The highest price that `payment` a month buys once down payment, fees and sales tax are counted. */
export function priceForBudget(payment: number, terms: LoanTerms, costs: PurchaseCosts): number {
  const { down, fees, taxRate } = costs;
  return Math.max(0, (principalFor(payment, terms) + down - fees) / (1 + taxRate));
}

/** Whole dollars a month for a price under `estimateTerms`, before tax, title and fees. */
export function estimatePayment(price: number): number {
  return Math.round(loanPayment(price * (1 - estimateTerms.downShare), estimateTerms));
}
