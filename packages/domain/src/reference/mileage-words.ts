import { groupDigits } from '../vehicle/group-digits.ts';
import { countsMileage } from '../vehicle/mileage-stats.ts';

/** Differences that nobody tells from none. */
const step = 100;

const rounded = (miles: number) => Math.round(miles / step) * step;

/**
 * `12,400 fewer miles than the average 2019 Camry`; null where a car is as far as the others, or its odometer
 * is one that counts nowhere.
 */
export function mileageWords(
  mileage: number,
  mean: number,
  { year, model }: { readonly year: number; readonly model: string },
): string | null {
  if (!countsMileage(mileage)) return null;
  const difference = rounded(mileage - mean);
  if (difference === 0) return null;
  const direction = difference < 0 ? 'fewer' : 'more';
  return `${groupDigits(Math.abs(difference))} ${direction} miles than the average ${year} ${model}`;
}
