import { z } from 'zod';

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

export const budgetSchema = z.object({
  type: z.enum(budgetTypes),
  /** Whole dollars, a month or in all. */
  budget: z.int().min(1).max(9_999_999_999),
  /** Whether cards show the payment before the price. */
  paymentEmphasis: z.boolean(),
});
export type Budget = z.infer<typeof budgetSchema>;

/** The car that a shopper would give in part payment, whole dollars. */
export const tradeInSchema = z.object({
  value: z.int().min(0).max(9_999_999),
  amountOwed: z.int().min(0).max(9_999_999).nullable(),
});
export type TradeIn = z.infer<typeof tradeInSchema>;

/**
 * Whole dollars of a budget as typed behind a currency mask: what is no digit is passed over, as are
 * leading zeros and what exceeds ten digits. Null when nothing is left.
 */
export function parseBudgetInput(text: string): number | null {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '').slice(0, budgetDigits);
  return digits === '' ? null : Number(digits);
}
