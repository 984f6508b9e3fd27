import { dollarDigits } from '@forecourt/domain/money/typed-amount';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';

/** Whether more may come that changes what it means: `12.5` may become `12.5k`. */
export const mayGoOn = (typed: string): boolean => typed.includes('.') && !/k/i.test(typed);

/** What is typed for whole dollars as the currency mask shows it: digits in groups; what is no amount, as it is. */
export function maskDollars(typed: string): string {
  const amount = Number(dollarDigits(typed) ?? Number.NaN);
  return Number.isSafeInteger(amount) ? groupDigits(amount) : typed;
}
