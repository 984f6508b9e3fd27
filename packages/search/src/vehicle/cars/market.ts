import type { DealRating } from '@forecourt/domain/listing/worth/deal-rating';
import {
  areEnough,
  comparedYears,
  type Estimate,
  estimateFrom,
  factorOfYears,
  priceAtZeroMiles,
  type RatedFacts,
  rateCar,
} from '@forecourt/vehicle-rules/comparables';
import { GrowableNumbers } from '../../columns/growable-numbers.ts';
import { allocate } from '../../columns/memory.ts';
import { lowerBound } from '../../columns/ranges.ts';

/** A car as prices are compared. Models and trims are numbers, below 2^16 and 2^24. */
export interface PricedCar extends RatedFacts {
  readonly model: number;
  /** 0 when it is unknown; of all models' trims no two share a number. */
  readonly trim: number;
  readonly year: number;
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

/**
 * A group in a number that a map need not keep on the heap: a trim tells its model, cars of unknown
 * trim are a group of their model.
 */
const shortKeyOf = (model: number, year: number, trim: number) =>
  (trim === 0 ? -1 - model : trim) * yearsPerModel + year;

/** Collects comparables, in any order. */
export class MarketBuilder {
  /** In order of appearance. */
  readonly #groups: number[] = [];
  readonly #indexOfKey = new Map<number, number>();
  /** Indexes of `#groups`, by car. */
  readonly #indexes = new GrowableNumbers((length) => new Uint32Array(length));
  readonly #prices = new GrowableNumbers((length) => new Float64Array(length));

  add(car: PricedCar): void {
    const price = priceAtZeroMiles(car);
    if (price === null) return;
    this.#indexes.push(this.#indexOf(car.model, car.year, car.trim));
    this.#prices.push(price);
  }

  #indexOf(model: number, year: number, trim: number): number {
    const key = shortKeyOf(model, year, trim);
    const known = this.#indexOfKey.get(key);
    if (known !== undefined) return known;
    this.#indexOfKey.set(key, this.#groups.length);
    this.#groups.push(groupOf(model, year, trim));
    return this.#groups.length - 1;
  }

  finish(): MarketColumns {
    const groups = Float64Array.from(this.#groups).sort();
    const ranks = Uint32Array.from(this.#groups, (group) => lowerBound(groups, group));
    const groupOfCar = this.#indexes.finish();
    const priceOfCar = this.#prices.finish();
    const offsets = new Uint32Array(groups.length + 1);
    for (let car = 0; car < groupOfCar.length; car += 1) {
      const rank = ranks[groupOfCar[car] ?? 0] ?? 0;
      offsets[rank + 1] = (offsets[rank + 1] ?? 0) + 1;
    }
    for (let rank = 0; rank < groups.length; rank += 1) {
      offsets[rank + 1] = (offsets[rank + 1] ?? 0) + (offsets[rank] ?? 0);
    }
    const prices = new Float64Array(allocate(8 * priceOfCar.length));
    const next = offsets.slice();
    for (let car = 0; car < groupOfCar.length; car += 1) {
      const rank = ranks[groupOfCar[car] ?? 0] ?? 0;
      const at = next[rank] ?? 0;
      prices[at] = priceOfCar[car] ?? 0;
      next[rank] = at + 1;
    }
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
    return rateCar(car, () => this.#estimateFor(car));
  }

  #estimateFor({ model, year, trim }: PricedCar): Estimate {
    const trimKey = shortKeyOf(model, year, trim);
    let estimate = this.#ofTrims.get(trimKey);
    if (!estimate) {
      estimate = this.#estimate(model, year, trim, 1);
      this.#ofTrims.set(trimKey, estimate);
    }
    if (areEnough(estimate)) return estimate;
    const modelKey = shortKeyOf(model, year, 0);
    estimate = this.#ofModels.get(modelKey);
    if (!estimate) {
      estimate = this.#estimate(model, year, 0, trimsPerYear);
      this.#ofModels.set(modelKey, estimate);
    }
    return estimate;
  }

  /** @param trims how many trims are compared, from `trim` on: one or all */
  #estimate(model: number, year: number, trim: number, trims: number): Estimate {
    const parts = comparedYears.map((step) => {
      const first = groupOf(model, year + step, trim);
      return { prices: this.#pricesOf(first, first + trims), factor: factorOfYears(step) };
    });
    const prices = new Float64Array(parts.reduce((sum, part) => sum + part.prices.length, 0));
    let at = 0;
    for (const part of parts) {
      for (let index = 0; index < part.prices.length; index += 1) {
        prices[at++] = (part.prices[index] ?? 0) * part.factor;
      }
    }
    return estimateFrom(prices);
  }

  /** The prices of the groups from `first` up to `end`. */
  #pricesOf(first: number, end: number): Float64Array {
    const { groups, offsets, prices } = this.columns;
    return prices.subarray(offsets[lowerBound(groups, first)], offsets[lowerBound(groups, end)]);
  }
}
