import { budgetDigits, parseBudgetInput } from '@forecourt/domain/money/budget';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';

/**
 * What is typed for a budget as the currency mask shows it: ten digits in groups, and nothing else. A pasted text that
 * is an amount is that amount, `$1,234.56` or `12.5k`.
 */
export function maskBudget(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, budgetDigits);
  const budget = parseBudgetInput(typed) ?? Number(digits);
  return budget === 0 ? '' : groupDigits(budget);
}
