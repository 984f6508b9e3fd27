import { budgetText, parseBudgetInput } from '@forecourt/domain/money/budget';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { maskDollars } from './mask-dollars.ts';

/** What is typed for a budget as the currency mask shows it: ten digits in groups. */
export function maskBudget(typed: string): string {
  const budget = parseBudgetInput(typed);
  if (budget !== null) return groupDigits(budget);
  const text = budgetText(typed);
  return maskDollars(text) === '0' ? '' : text;
}
