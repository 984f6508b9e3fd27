import type { DealRating } from '@forecourt/domain/listing/worth/deal-rating';
import { estimateFrom, priceAtZeroMiles, rateCar } from './comparables.ts';

/** What of a car its rating depends on, its price aside. */
export interface CarToRate {
  readonly isNew: boolean;
  readonly mileage: number | null;
  /** Whole dollars that are mandatory and come on top of the price; 0 where there are none. */
  readonly fees: number;
}

/**
 * How a car would be rated if it asked this price: it is one of its own comparables, so that its price moves the
 * middle of them, too.
 *
 * @param price whole dollars, without fees
 * @param others dollars that its comparables would ask without a mile and of its year, itself left out
 */
export function rateAtPrice(
  { isNew, mileage, fees }: CarToRate,
  price: number,
  others: readonly number[],
): DealRating {
  const facts = { isNew, mileage, price: price + fees };
  return rateCar(facts, () => {
    const own = priceAtZeroMiles(facts);
    return estimateFrom(Float64Array.from(own === null ? others : [...others, own]));
  });
}
