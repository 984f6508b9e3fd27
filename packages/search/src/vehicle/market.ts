import { type DealRating, minComparables, rateDeal } from '@forecourt/domain/deal-rating';
import { GrowableNumbers } from '../columns/growable-numbers.ts';
import { allocate } from '../columns/memory.ts';
import { lowerBound } from '../columns/ranges.ts';

/**
 * What comparable cars cost, by the open method of the documentation: the median price of used cars
 * of the same model and trim, one model year either way, each brought to the mileage and year of the
 * car in question. With fewer than eight of the trim, all trims of the model are compared. Where
 * comparable prices scatter too widely nothing is rated. Who pays for placement plays no part.
 */

/** Price lost per 1,000 miles, as a share: `price × e^(−0.0045 × miles/1000)`. */
const lossPerThousandMiles = 0.0045;

/** Price gained per model year at equal mileage, as a factor. */
const gainPerYear = 1.08;

/** Median absolute deviation, as a share of the median, beyond which an estimate means nothing. */
const widestScatter = 0.15;

/** A car as prices are compared. Models and trims are numbers, below 2^16 and 2^24. */
export interface PricedCar {
  readonly isNew: boolean;
  readonly model: number;
  /** 0 when it is unknown; of all models' trims no two share a number. */
  readonly trim: number;
  readonly year: number;
  readonly mileage: number | null;
  /** Whole dollars, with mandatory fees; null when the seller names no price. */
  readonly price: number | null;
}

interface Estimate {
  /** Of a car of the group's model year without a mile on it, whole dollars. */
  readonly atZeroMiles: number;
  readonly comparables: number;
  readonly scatter: number;
}

/** Comparable prices in groups of one model, year and trim: plain columns that any thread can read. */
export interface MarketColumns {
  /** The groups, ascending, so that the trims of a model and year stand together. */
  readonly groups: Float64Array;
  /** Where each group's prices start, and at the end their number. */
  readonly offsets: Uint32Array;
  /** What each car would cost without a mile on it. */
  readonly prices: Float64Array;
}

const yearsPerModel = 2 ** 12;
const trimsPerYear = 2 ** 24;

const groupOf = (model: number, year: number, trim: number) =>
  (model * yearsPerModel + year) * trimsPerYear + trim;

const mileageFactor = (miles: number) => Math.exp((-lossPerThousandMiles * miles) / 1000);

/** Collects comparables, in any order. */
export class MarketBuilder {
  readonly #groups = new GrowableNumbers((length) => new Float64Array(length));
  readonly #prices = new GrowableNumbers((length) => new Float64Array(length));

  add({ isNew, model, trim, year, mileage, price }: PricedCar): void {
    if (isNew || price === null || price <= 0 || mileage === null) return;
    this.#groups.push(groupOf(model, year, trim));
    this.#prices.push(price / mileageFactor(mileage));
  }

  finish(): MarketColumns {
    const groupOfCar = this.#groups.finish();
    const priceOfCar = this.#prices.finish();
    const groups = Float64Array.from(new Set(groupOfCar)).sort();
    const places = new Map(Array.from(groups, (group, place) => [group, place]));
    const placeOfCar = Uint32Array.from(groupOfCar, (group) => places.get(group) ?? 0);
    const offsets = new Uint32Array(groups.length + 1);
    for (const place of placeOfCar) offsets[place + 1] = (offsets[place + 1] ?? 0) + 1;
    for (let place = 0; place < groups.length; place += 1) {
      offsets[place + 1] = (offsets[place + 1] ?? 0) + (offsets[place] ?? 0);
    }
    const prices = new Float64Array(allocate(8 * priceOfCar.length));
    const next = offsets.slice();
    placeOfCar.forEach((place, car) => {
      const at = next[place] ?? 0;
      prices[at] = priceOfCar[car] ?? 0;
      next[place] = at + 1;
    });
    return { groups, offsets, prices };
  }
}

/** Rates cars against comparables. */
export class Market {
  readonly columns: MarketColumns;
  readonly #ofTrims = new Map<number, Estimate>();
  readonly #ofModels = new Map<number, Estimate>();

  constructor(columns: MarketColumns) {
    this.columns = columns;
  }

  /** The rating of a car, which may be among the comparables itself. */
  rate(car: PricedCar): DealRating {
    const { isNew, mileage, price } = car;
    if (price === null) return { rated: false, reason: 'no-price', comparables: 0 };
    if (isNew) return { rated: false, reason: 'new-car', comparables: 0 };
    // Without its mileage a used car compares with none.
    if (mileage === null) return { rated: false, reason: 'too-few-comparables', comparables: 0 };
    const { atZeroMiles, comparables, scatter } = this.#estimateFor(car);
    if (scatter > widestScatter) {
      return { rated: false, reason: 'too-few-comparables', comparables };
    }
    return rateDeal(price, Math.round(atZeroMiles * mileageFactor(mileage)), comparables);
  }

  #estimateFor({ model, year, trim }: PricedCar): Estimate {
    const ofTrim = this.#estimate(this.#ofTrims, model, year, trim, 1);
    if (ofTrim.comparables >= minComparables) return ofTrim;
    return this.#estimate(this.#ofModels, model, year, 0, trimsPerYear);
  }

  /** @param trims how many trims are compared, from `trim` on: one or all */
  #estimate(
    known: Map<number, Estimate>,
    model: number,
    year: number,
    trim: number,
    trims: number,
  ): Estimate {
    const group = groupOf(model, year, trim);
    const found = known.get(group);
    if (found) return found;
    const parts = [-1, 0, 1].map((step) => {
      const first = groupOf(model, year + step, trim);
      return { prices: this.#pricesOf(first, first + trims), factor: gainPerYear ** -step };
    });
    const prices = new Float64Array(parts.reduce((sum, part) => sum + part.prices.length, 0));
    let at = 0;
    for (const part of parts) {
      for (const price of part.prices) prices[at++] = price * part.factor;
    }
    const estimate = { comparables: prices.length, ...centreOf(prices) };
    known.set(group, estimate);
    return estimate;
  }

  /** The prices of the groups from `first` up to `end`. */
  #pricesOf(first: number, end: number): Float64Array {
    const { groups, offsets, prices } = this.columns;
    return prices.subarray(offsets[lowerBound(groups, first)], offsets[lowerBound(groups, end)]);
  }
}

/** Median and scatter of enough prices. @param prices are overwritten */
function centreOf(prices: Float64Array): { atZeroMiles: number; scatter: number } {
  if (prices.length < minComparables) return { atZeroMiles: 0, scatter: 0 };
  const median = medianOf(prices.sort());
  for (let at = 0; at < prices.length; at += 1) prices[at] = Math.abs((prices[at] ?? 0) - median);
  return { atZeroMiles: median, scatter: medianOf(prices.sort()) / median };
}

function medianOf(sorted: Float64Array): number {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
