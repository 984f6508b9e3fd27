import { groupDigits } from './group-digits.ts';
/** So many cars, as it is said: `1 car`, `1,234 cars`. */
export function carWords(cars: number): string {
  return cars === 1 ? '1 car' : `${groupDigits(cars)} cars`;
}
