import { type DealRating, minComparables, rateDeal } from '@forecourt/domain/deal-rating';
import { derivedPrice, type Listing } from '@forecourt/domain/listing';

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

export type PricedCar = Pick<
  Listing,
  'listingType' | 'modelCode' | 'trim' | 'year' | 'mileage' | 'salePrice' | 'msrp' | 'dealerFees'
>;

interface Estimate {
  /** Of a car of the group's model year without a mile on it, whole dollars. */
  readonly atZeroMiles: number;
  readonly comparables: number;
  readonly scatter: number;
}

/** What the comparables of one model and year cost without a mile on them, by trim. */
type ModelYear = Map<string | null, number[]>;

const mileageFactor = (miles: number) => Math.exp((-lossPerThousandMiles * miles) / 1000);

/** What a car costs with its mandatory fees; null when the seller names no price. */
export function totalPrice(car: Pick<PricedCar, 'salePrice' | 'msrp' | 'dealerFees'>) {
  const price = derivedPrice(car);
  return price === null ? null : price + (car.dealerFees ?? 0);
}

export class Market {
  readonly #modelYears = new Map<string, ModelYear>();
  readonly #estimates = new Map<string, Estimate>();
  #scratch = new Float64Array(256);

  /** Adds a car as a comparable. All are added before the first is rated. */
  add(car: PricedCar): void {
    const price = totalPrice(car);
    if (car.listingType === 'NEW' || price === null || price <= 0 || car.mileage === null) return;
    const key = `${car.modelCode}|${car.year}`;
    let trims = this.#modelYears.get(key);
    if (!trims) {
      trims = new Map();
      this.#modelYears.set(key, trims);
    }
    const atZeroMiles = price / mileageFactor(car.mileage);
    const prices = trims.get(car.trim);
    if (prices) prices.push(atZeroMiles);
    else trims.set(car.trim, [atZeroMiles]);
  }

  /** The rating of a car among those added so far, itself included when it was. */
  rate(car: PricedCar): DealRating {
    const price = totalPrice(car);
    if (price === null) return { rated: false, reason: 'no-price', comparables: 0 };
    if (car.listingType === 'NEW') return { rated: false, reason: 'new-car', comparables: 0 };
    // Without its mileage a used car compares with none.
    if (car.mileage === null) {
      return { rated: false, reason: 'too-few-comparables', comparables: 0 };
    }
    const { atZeroMiles, comparables, scatter } = this.#estimateFor(car);
    if (scatter > widestScatter) {
      return { rated: false, reason: 'too-few-comparables', comparables };
    }
    return rateDeal(price, Math.round(atZeroMiles * mileageFactor(car.mileage)), comparables);
  }

  #estimateFor({ modelCode, year, trim }: PricedCar): Estimate {
    const ofTrim = this.#estimate(`${modelCode}|${year}|${trim ?? ''}`, modelCode, year, trim);
    if (ofTrim.comparables >= minComparables) return ofTrim;
    return this.#estimate(`${modelCode}|${year}`, modelCode, year, undefined);
  }

  /** @param trim compares all trims when absent */
  #estimate(key: string, modelCode: string, year: number, trim: string | null | undefined) {
    const known = this.#estimates.get(key);
    if (known) return known;
    const prices = this.#comparables(modelCode, year, trim);
    const estimate = { comparables: prices.length, ...centreOf(prices) };
    this.#estimates.set(key, estimate);
    return estimate;
  }

  /** What the cars of a model cost as cars of `year` without a mile on them; the array is used again. */
  #comparables(modelCode: string, year: number, trim: string | null | undefined): Float64Array {
    let count = 0;
    for (const step of [-1, 0, 1]) {
      const trims = this.#modelYears.get(`${modelCode}|${year + step}`);
      if (trims === undefined) continue;
      const factor = gainPerYear ** -step;
      for (const prices of trim === undefined ? trims.values() : [trims.get(trim) ?? []]) {
        this.#reserve(count + prices.length);
        for (const price of prices) this.#scratch[count++] = price * factor;
      }
    }
    return this.#scratch.subarray(0, count);
  }

  #reserve(length: number): void {
    if (length <= this.#scratch.length) return;
    const larger = new Float64Array(2 * length);
    larger.set(this.#scratch);
    this.#scratch = larger;
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
