import { dayMs } from '../calendar/time-spans.ts';

/** Which of our own cards stands in a place that several share. */

export type WalletCard = 'trade-in-value' | 'payoff-quote' | 'credit-score' | 'lease';

/** What a shopper's wallet knows; null is not known. */
export interface WalletFacts {
  readonly tradeInValue: number | null;
  readonly amountOwed: number | null;
  readonly paymentOption: 'finance' | 'cash';
  /** Whether new cars are searched for. */
  readonly isNewSelected: boolean;
}

/**
 * The wallet's cards, the next step first: what the trade-in is worth; once that is known, what is owed
 * on it; once that is known, the credit score. Who would finance a new car may lease it as well.
 */
export function walletCards(wallet: WalletFacts): WalletCard[] {
  const next = nextWalletCard(wallet);
  return wallet.paymentOption === 'finance' && wallet.isNewSelected ? [next, 'lease'] : [next];
}

function nextWalletCard({ tradeInValue, amountOwed }: WalletFacts): WalletCard {
  if (tradeInValue === null) return 'trade-in-value';
  return amountOwed === null ? 'payoff-quote' : 'credit-score';
}

/** Beside cars of private sellers: after each press the next. */
export const privateSellerCards = ['financing', 'warranties', 'gap'] as const;
export type PrivateSellerCard = (typeof privateSellerCards)[number];

/** The card of several whose turn it is. @param presses of the cards before; undefined without cards */
export function cardAfter<Card>(cards: readonly Card[], presses: number): Card | undefined {
  return cards[presses % Math.max(1, cards.length)];
}

/** The cards beginning with that of the day, so that each has the first place in turn. */
export function inRotation<Card>(cards: readonly Card[], date: string): Card[] {
  const day = Math.floor(Date.parse(date) / dayMs);
  const first = cards.length > 0 ? day % cards.length : 0;
  return [...cards.slice(first), ...cards.slice(0, first)];
}
