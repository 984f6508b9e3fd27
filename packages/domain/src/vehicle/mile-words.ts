import { groupDigits } from './group-digits.ts';

/** So many miles, as they are said: `1 mile`, `12,345 miles`. */
export function mileWords(miles: number): string {
  return miles === 1 ? '1 mile' : `${groupDigits(miles)} miles`;
}
