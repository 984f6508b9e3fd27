import { type DealRating, minComparables, rateDeal } from '@forecourt/domain/listing/deal-rating';
import { GrowableNumbers } from '../columns/growable-numbers.ts';
import { medianOf } from '../columns/median.ts';
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
  readonly #placeOfKey = new Map<number, number>();
  /** Places in `#groups`, by car. */
  readonly #places = new GrowableNumbers((length) => new Uint32Array(length));
  readonly #prices = new GrowableNumbers((length) => new Float64Array(length));

  add({ isNew, model, trim, year, mileage, price }: PricedCar): void {
    if (isNew || price === null || price <= 0 || mileage === null) return;
    this.#places.push(this.#placeOf(model, year, trim));
    this.#prices.push(price / mileageFactor(mileage));
  }

  #placeOf(model: number, year: number, trim: number): number {
    const key = shortKeyOf(model, year, trim);
    const known = this.#placeOfKey.get(key);
    if (known !== undefined) return known;
    this.#placeOfKey.set(key, this.#groups.length);
    this.#groups.push(groupOf(model, year, trim));
    return this.#groups.length - 1;
  }

  finish(): MarketColumns {
    const groups = Float64Array.from(this.#groups).sort();
    const ranks = Uint32Array.from(this.#groups, (group) => lowerBound(groups, group));
    const placeOfCar = this.#places.finish();
    const priceOfCar = this.#prices.finish();
    const offsets = new Uint32Array(groups.length + 1);
    for (let car = 0; car < placeOfCar.length; car += 1) {
      const rank = ranks[placeOfCar[car] ?? 0] ?? 0;
      offsets[rank + 1] = (offsets[rank + 1] ?? 0) + 1;
    }
    for (let rank = 0; rank < groups.length; rank += 1) {
      offsets[rank + 1] = (offsets[rank + 1] ?? 0) + (offsets[rank] ?? 0);
    }
    const prices = new Float64Array(allocate(8 * priceOfCar.length));
    const next = offsets.slice();
    for (let car = 0; car < placeOfCar.length; car += 1) {
      const rank = ranks[placeOfCar[car] ?? 0] ?? 0;
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
    const trimKey = shortKeyOf(model, year, trim);
    let estimate = this.#ofTrims.get(trimKey);
    if (!estimate) {
      estimate = this.#estimate(model, year, trim, 1);
      this.#ofTrims.set(trimKey, estimate);
    }
    if (estimate.comparables >= minComparables) return estimate;
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
    const parts = [-1, 0, 1].map((step) => {
      const first = groupOf(model, year + step, trim);
      return { prices: this.#pricesOf(first, first + trims), factor: gainPerYear ** -step };
    });
    const prices = new Float64Array(parts.reduce((sum, part) => sum + part.prices.length, 0));
    let at = 0;
    for (const part of parts) {
      for (let place = 0; place < part.prices.length; place += 1) {
        prices[at++] = (part.prices[place] ?? 0) * part.factor;
      }
    }
    return { comparables: prices.length, ...centreOf(prices) };
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
  const median = medianOf(prices);
  for (let at = 0; at < prices.length; at += 1) prices[at] = Math.abs((prices[at] ?? 0) - median);
  return { atZeroMiles: median, scatter: medianOf(prices) / median };
}
