import { groupDigits } from './group-digits.ts';

/** So many miles, as sentences say them: `1 mile`, `12,345 miles`. */
export function mileWords(miles: number): string {
  return miles === 1 ? '1 mile' : `${groupDigits(miles)} miles`;
}

/** So many miles, as a fact among others is read, on cards and in tables: `12,345 mi`. */
export function shortMiles(miles: number): string {
  return `${groupDigits(miles)} mi`;
}
