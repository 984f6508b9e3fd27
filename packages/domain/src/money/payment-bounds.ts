import type { NumberRange } from '../search/search-engine.ts';
import { maxPriceFor, type ShopperTerms } from './shopper-terms.ts';

/** Bounds of a monthly payment, whole dollars, inclusive. */
export interface PaymentBounds {
  readonly minPayment?: number | undefined;
  readonly maxPayment?: number | undefined;
}

/** No price is within. */
const nothing: NumberRange = { max: -1 };

/**
 * The prices whose payments are within bounds, to the dollar: at one dollar beyond either edge they are
 * not. Undefined without a bound.
 */
export function pricesWithin(
  { minPayment, maxPayment }: PaymentBounds,
  terms: ShopperTerms,
  isNew: boolean,
): NumberRange | undefined {
  if (minPayment === undefined && maxPayment === undefined) return undefined;
  const max = maxPayment === undefined ? undefined : maxPriceFor(maxPayment * 100, terms, isNew);
  if (max === null) return nothing;
  // The dearest whose payment is a cent too low, and a dollar more.
  const below = minPayment === undefined ? null : maxPriceFor(minPayment * 100 - 1, terms, isNew);
  return { ...(below !== null && { min: below + 1 }), ...(max !== undefined && { max }) };
}

/** What is in both ranges. */
export function bothRanges(
  one: NumberRange | undefined,
  other: NumberRange | undefined,
): NumberRange | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const min = Math.max(one.min ?? 0, other.min ?? 0);
  const max = Math.min(one.max ?? Number.POSITIVE_INFINITY, other.max ?? Number.POSITIVE_INFINITY);
  return { ...(min > 0 && { min }), ...(max !== Number.POSITIVE_INFINITY && { max }) };
}
