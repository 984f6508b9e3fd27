import type { BudgetType } from './budget.ts';
import { maxPriceFor, type ShopperTerms } from './shopper-terms.ts';

/** The highest price in whole dollars that a budget reaches; null where it reaches none. */
export function budgetPrice(
  { type, budget }: { readonly type: BudgetType; readonly budget: number | null },
  terms: ShopperTerms,
  isNew: boolean,
): number | null {
  if (budget === null) return null;
  return type === 'purchase' ? budget : maxPriceFor(budget * 100, terms, isNew);
}
