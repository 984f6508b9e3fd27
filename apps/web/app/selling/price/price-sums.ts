import type { ShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { dollars } from '@forecourt/domain/money/dollars';
import { middleWith } from '@forecourt/vehicle-rules/middle-with';
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

/**
 * The middle of what cars like it ask, with it among them at a price: as it will be rated.
 *
 * @param price null for none
 */
export function middleAt(price: number | null, { middle, around, mileage }: AdMarket): number {
  return price === null ? middle : middleWith({ price, mileage }, around);
}

/** `$250 below market`. */
export function gapWords(price: number, middle: number): string {
  if (price === middle) return 'At market';
  return `${dollars(Math.abs(middle - price))} ${price < middle ? 'below' : 'above'} market`;
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
