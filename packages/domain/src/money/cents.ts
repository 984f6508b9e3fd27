import { groupDigits } from '../vehicle/group-digits.ts';

/** An amount of money as a whole number of US cents. */
export type Cents = number;

/** Rounds an amount of cents half up, as contracts do: −0.5 becomes 0. */
export function roundCents(amount: number): Cents {
  return Math.round(amount) + 0;
}

/** Rounds an amount of cents to whole dollars. */
export const wholeDollars = (amount: Cents): Cents => roundCents(amount / 100) * 100;

/** @param amount dollars, rounded to the cent */
export function toCents(amount: number): Cents {
  return roundCents(amount * 100);
}

/** To the cent, as contracts are read: `$1,623.40`, `−$8.05`. */
export function dollarsAndCents(amount: Cents): string {
  const whole = Math.trunc(Math.abs(amount) / 100);
  const rest = String(Math.abs(amount) % 100).padStart(2, '0');
  return `${amount < 0 ? '−' : ''}$${groupDigits(whole)}.${rest}`;
}

/** Rounded to whole dollars, as cards have room for: `$1,623`, `−$8`. */
export function roundDollars(amount: Cents): string {
  const whole = Math.round(Math.abs(amount) / 100);
  return `${amount < 0 && whole > 0 ? '−' : ''}$${groupDigits(whole)}`;
}
