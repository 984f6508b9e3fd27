import { groupDigits } from './group-digits.ts';

/** So many cars, as it is said: `1 car`, `1,234 cars`. @param kind of which kind, `used`; of any when empty */
export function carWords(cars: number, kind = ''): string {
  const noun = cars === 1 ? 'car' : 'cars';
  return [groupDigits(cars), kind, noun].filter(Boolean).join(' ');
}
