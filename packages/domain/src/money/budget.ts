export const budgetTypes = ['monthly', 'purchase'] as const;
export type BudgetType = (typeof budgetTypes)[number];

/** Digits that a budget input takes at the most. */
export const budgetDigits = 10;

/** Whole dollars: before a type was chosen, and after switching to one. */
export const defaultBudget = 600;
export const budgetOfType: Readonly<Record<BudgetType, number>> = {
  monthly: 450,
  purchase: 25_000,
};

/** Price at the most, whole dollars, of the cars that the page of budgets leads to before one is set. */
export const budgetPageMaxPrice = 20_000;

/**
 * Whole dollars of a budget as typed behind a currency mask: what is no digit is passed over, as are
 * leading zeros, cents of a pasted amount and what exceeds ten digits. Null when nothing is left.
 */
export function parseBudgetInput(text: string): number | null {
  const digits = text
    .replace(/\.\d{0,2}\s*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .slice(0, budgetDigits);
  return digits === '' ? null : Number(digits);
}
