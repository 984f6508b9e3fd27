import { parseBudgetInput } from '@forecourt/domain/money/budget';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';

/** What is typed for a budget as the currency mask shows it: digits in groups. */
export function maskBudget(typed: string): string {
  const budget = parseBudgetInput(typed);
  return budget === null ? '' : groupDigits(budget);
}
