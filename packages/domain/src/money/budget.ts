import { dollarDigits } from './typed-amount.ts';

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

/** Signs, points and letters that make another number of the digits beside them: `-5`, `1e6`, `12.5k`. */
const meaning = /[-−+.ekm]/i;

/** A budget as its field takes it: digits only, but for a text that means another number than its digits. */
const budgetText = (typed: string): string =>
  meaning.test(typed) ? typed : typed.replace(/\D/g, '');

/**
 * Whole dollars of a budget as typed behind a currency mask: what is no digit is passed over, as are leading zeros,
 * cents of a pasted amount and what exceeds ten digits. Null when nothing is left, and where the text means a number
 * that is no amount.
 */
export function parseBudgetInput(text: string): number | null {
  const digits = dollarDigits(budgetText(text));
  return digits === null || digits === '0' ? null : Number(digits.slice(0, budgetDigits));
}

/** A budget as it would be typed. */
export const budgetExample = '450';
