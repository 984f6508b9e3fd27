import { mileageFactor } from '@forecourt/domain/listing/worth/mileage-factor';
import { medianOf } from './median.ts';

/**
 * The two or three numbers around the median: of all numbers and one more, whatever it is, the median is that of these
 * and the one more.
 *
 * @param sorted at least three, the least first
 */
export function aroundMedian(sorted: readonly number[]): readonly number[] {
  const middle = sorted.length >> 1;
  return sorted.slice(middle - 1, middle + 1 + (sorted.length % 2));
}

/**
 * What cars like one ask in the middle, that car among them, in whole dollars: the estimate that its price is rated by.
 *
 * @param price whole dollars, with mandatory fees
 * @param around of what the others ask without a mile and of its year, those around the median
 */
export function middleWith(
  { price, mileage }: { readonly price: number; readonly mileage: number },
  around: readonly number[],
): number {
  const factor = mileageFactor(mileage);
  return Math.round(medianOf(Float64Array.from([...around, price / factor])) * factor);
}
