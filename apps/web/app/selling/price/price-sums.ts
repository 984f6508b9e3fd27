import type { ShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { dollars } from '@forecourt/domain/money/dollars';
import type { AdMarket } from '../selling-views.ts';

/** The word that a price gets; null where it is too far from the middle to get one. */
export function wordAt(
  price: number,
  { rated, upTo }: Pick<AdMarket, 'rated' | 'upTo'>,
): ShownDeal['word'] | null {
  if (price < rated.from || price > rated.to) return null;
  if (price <= upTo.great) return 'great';
  if (price <= upTo.good) return 'good';
  return price <= upTo.fair ? 'fair' : 'high';
}

/** `$250 below the middle`. */
export function gapWords(price: number, middle: number): string {
  if (price === middle) return 'At the middle';
  return `${dollars(Math.abs(middle - price))} ${price < middle ? 'below' : 'above'} the middle`;
}

/** How many of the prices are higher than this one. */
export const undercutCount = (price: number, prices: readonly number[]): number =>
  prices.filter((other) => other > price).length;

/** What is left of a price once the loan is paid, and whether that is something. */
export function afterLoan(price: number, owed: number) {
  return { isLeft: price >= owed, amount: Math.abs(price - owed) };
}

/** What a price brings beside a trade-in, before the reason: `$2,400 more than as a trade-in`. */
export function besideTradeIn(price: number, tradeIn: number): string {
  if (price === tradeIn) return 'As much as a dealer may give';
  return `${dollars(Math.abs(price - tradeIn))} ${price > tradeIn ? 'more' : 'less'} than a dealer may give`;
}
