import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { type DealRating, minComparables } from '@forecourt/domain/listing/worth/deal-rating';
import { mileageFactor } from '@forecourt/domain/listing/worth/mileage-factor';
import { rateDeal } from '@forecourt/domain/listing/worth/rate-deal';
import type { ListingCard, SearchFilter } from '@forecourt/domain/search/search-engine';
import { usedTypes } from '@forecourt/domain/vehicle/codes';
import { medianOf } from './median.ts';

/**
 * What comparable cars cost, by the open method of the documentation: the median price of used cars
 * of the same model and trim, one model year either way, each brought to the mileage and year of the
 * car in question. With fewer than eight of the trim, all trims of the model are compared. Where
 * comparable prices scatter too widely nothing is rated. Who pays for placement plays no part.
 */

/** Price gained per model year at equal mileage, as a factor. */
const gainPerYear = 1.08;

/** Median absolute deviation, as a share of the median, beyond which an estimate means nothing. */
const maxScatter = 0.15;

/** Model years that are compared with a car, counted from its own. */
export const comparedYears: readonly number[] = [-1, 0, 1];

/** Every mileage that is told: a search within so many miles leaves out those that are not. */
const anyMiles = 2 ** 31 - 1;

/** Finds the cars for sale that a car's price is compared with, itself among them: all trims of its model. */
export function comparableCars({
  modelCode,
  year,
}: Pick<ListingCard, 'modelCode' | 'year'>): SearchFilter {
  return {
    values: { listingType: usedTypes, modelCode: [modelCode], mileage: [String(anyMiles)] },
    year: { min: year + Math.min(...comparedYears), max: year + Math.max(...comparedYears) },
    price: { min: 1 },
  };
}

/** The facts of a car that decide whether and how its price is compared. */
export interface RatedFacts {
  readonly isNew: boolean;
  readonly mileage: number | null;
  /** Whole dollars, with mandatory fees; null when the seller names no price. */
  readonly price: number | null;
}

/** What of a car on the market is compared. */
export function ratedFactsOf(
  card: Pick<ListingCard, 'listingType' | 'mileage' | 'dealerFees' | 'salePrice' | 'msrp'>,
): RatedFacts {
  const price = derivedPrice(card);
  return {
    isNew: card.listingType === 'NEW',
    mileage: card.mileage,
    price: price === null ? null : price + (card.dealerFees ?? 0),
  };
}

/** What comparable cars say of a price. */
export interface Estimate {
  /** Dollars for a car of the year in question without a mile on it; 0 with too few comparables. */
  readonly atZeroMiles: number;
  readonly comparables: number;
  /** Median absolute deviation as a share of the median; 0 with too few comparables. */
  readonly scatter: number;
}

/**
 * What a comparable car would cost without a mile on it, in dollars; null for cars that are compared
 * with none: new ones, and those without a price or a mileage.
 */
export function priceAtZeroMiles({ isNew, mileage, price }: RatedFacts): number | null {
  if (isNew || price === null || price <= 0 || mileage === null) return null;
  return price / mileageFactor(mileage);
}

/** Brings the price of a car that is `years` younger than the one in question to the latter's year. */
export function factorOfYears(years: number): number {
  return gainPerYear ** -years;
}

/**
 * What a comparable car would ask with the mileage of the one in question and as old as it; null when it is
 * compared with none.
 */
export function priceAtMileage(
  comparable: RatedFacts,
  { yearsYounger, mileage }: { readonly yearsYounger: number; readonly mileage: number },
): number | null {
  const atZeroMiles = priceAtZeroMiles(comparable);
  if (atZeroMiles === null) return null;
  return atZeroMiles * factorOfYears(yearsYounger) * mileageFactor(mileage);
}

/** Whether so many comparables of a trim are enough, or all trims of the model are compared. */
export function areEnough({ comparables }: Estimate): boolean {
  return comparables >= minComparables;
}

/**
 * The estimate from comparable prices.
 *
 * @param prices dollars without a mile, brought to the year in question; they are overwritten
 */
export function estimateFrom(prices: Float64Array): Estimate {
  const comparables = prices.length;
  if (comparables < minComparables) return { atZeroMiles: 0, comparables, scatter: 0 };
  const median = medianOf(prices);
  for (let at = 0; at < comparables; at += 1) prices[at] = Math.abs((prices[at] ?? 0) - median);
  return { atZeroMiles: median, comparables, scatter: medianOf(prices) / median };
}

/**
 * The deal rating of a car.
 *
 * @param estimate gives the estimate of its comparables, among which the car may be itself; asked for
 *   only when the car can be rated at all
 */
export function rateCar(
  { isNew, mileage, price }: RatedFacts,
  estimate: () => Estimate,
): DealRating {
  if (price === null) return { rated: false, reason: 'no-price', comparables: 0 };
  if (isNew) return { rated: false, reason: 'new-car', comparables: 0 };
  // Without its mileage a used car compares with none.
  if (mileage === null) return { rated: false, reason: 'too-few-comparables', comparables: 0 };
  const { atZeroMiles, comparables, scatter } = estimate();
  if (scatter > maxScatter) return { rated: false, reason: 'too-few-comparables', comparables };
  return rateDeal(price, Math.round(atZeroMiles * mileageFactor(mileage)), comparables);
}
