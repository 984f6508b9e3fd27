import { type Cents, roundDollars } from '../cents.ts';

/** What a trade-in brings once its loan is paid off; below zero where more is owed than it is worth. */
export function tradeEquity(value: Cents, owed: Cents): Cents {
  return value - owed;
}

/** What it is called in a sum: what is still owed is added there, all else comes off. */
export const equityName = (equity: Cents): string =>
  equity < 0 ? 'Still owed on your trade-in' : 'Trade-in, after payoff';

/** Its amount as it stands beside cash down: `+$2,000` is added to what is borrowed, `$3,000` comes off. */
export const equityAmount = (equity: Cents, written: (amount: Cents) => string): string =>
  equity < 0 ? `+${written(-equity)}` : written(equity);

/** What follows from a trade-in's worth and loan, said plainly: both are whole dollars, as they are typed. */
export function equityWords(value: Cents, owed: Cents): string {
  const equity = tradeEquity(value, owed);
  const amount = roundDollars(Math.abs(equity));
  if (value === 0)
    return `The ${amount} that you owe is added to what you borrow for the next car.`;
  if (owed === 0) return `${amount} counts toward the next car.`;
  if (equity > 0) return `The loan is paid off, and ${amount} counts toward the next car.`;
  if (equity === 0) return 'It is worth as much as is owed: nothing is left, and nothing is added.';
  return `You owe ${amount} more than it is worth. That is added to what you borrow for the next car.`;
}

/** What is borrowed as a share of what the car is worth; null where it is worth nothing. */
export function loanToValue(financed: Cents, value: Cents): number | null {
  return value > 0 ? financed / value : null;
}

interface TradedDeal {
  readonly option: 'finance' | 'lease' | 'cash';
  readonly tradeValue: Cents;
  readonly amountOwed: Cents;
  /** Out the door. */
  readonly total: Cents;
}

/** What a trade-in brings beyond all that is to be paid; a lease takes it off its price. */
export const leftOfTrade = ({ option, tradeValue, amountOwed, total }: TradedDeal): Cents =>
  option === 'lease' ? 0 : Math.max(0, tradeEquity(tradeValue, amountOwed) - total);
