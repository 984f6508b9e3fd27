import { groupDigits } from '../vehicle/group-digits.ts';

/** Whole dollars as they are read in the United States: `$23,450`. */
export function dollars(amount: number): string {
  return `$${groupDigits(amount)}`;
}
