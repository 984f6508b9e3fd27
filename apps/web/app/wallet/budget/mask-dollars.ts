import { dollarDigits } from '@forecourt/domain/money/typed-amount';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';

/** What is typed for whole dollars as the currency mask shows it: digits in groups; what is no amount, as it is. */
export function maskDollars(typed: string): string {
  const amount = Number(dollarDigits(typed) ?? Number.NaN);
  return Number.isSafeInteger(amount) ? groupDigits(amount) : typed;
}
