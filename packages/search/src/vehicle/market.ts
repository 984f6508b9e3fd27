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

type Priced = Pick<
  Listing,
  'listingType' | 'modelCode' | 'trim' | 'year' | 'mileage' | 'salePrice' | 'msrp' | 'dealerFees'
>;

interface Estimate {
  /** Of a car of the group's model year without a mile on it, whole dollars. */
  readonly atZeroMiles: number;
  readonly comparables: number;
  readonly scatter: number;
}

const modelKey = (car: Priced, year: number) => `${car.modelCode}|${year}`;
const trimKey = (car: Priced, year: number) => `${car.modelCode}|${year}|${car.trim}`;

function totalPrice(car: Priced): number | null {
  const price = derivedPrice(car);
  return price === null ? null : price + (car.dealerFees ?? 0);
}

const mileageFactor = (miles: number) => Math.exp((-lossPerThousandMiles * miles) / 1000);

export class Market {
  readonly #prices = new Map<string, number[]>();
  readonly #estimates = new Map<string, Estimate>();

  /** Adds a car as a comparable. All are added before the first is rated. */
  add(car: Priced): void {
    const price = totalPrice(car);
    if (car.listingType === 'NEW' || price === null || price <= 0 || car.mileage === null) return;
    const atZeroMiles = price / mileageFactor(car.mileage);
    for (const step of [-1, 0, 1]) {
      const inYear = atZeroMiles * gainPerYear ** step;
      this.#push(modelKey(car, car.year + step), inYear);
      this.#push(trimKey(car, car.year + step), inYear);
    }
  }

  #push(key: string, price: number): void {
    const prices = this.#prices.get(key);
    if (prices) prices.push(price);
    else this.#prices.set(key, [price]);
  }

  /** The rating of a car among those added so far, itself included when it was. */
  rate(car: Priced): DealRating {
    const price = totalPrice(car);
    if (price === null) return { rated: false, reason: 'no-price', comparables: 0 };
    if (car.listingType === 'NEW') return { rated: false, reason: 'new-car', comparables: 0 };
    const ofTrim = this.#estimate(trimKey(car, car.year));
    const { atZeroMiles, comparables, scatter } =
      ofTrim.comparables >= minComparables ? ofTrim : this.#estimate(modelKey(car, car.year));
    if (scatter > widestScatter) {
      return { rated: false, reason: 'too-few-comparables', comparables };
    }
    const estimate = Math.round(atZeroMiles * mileageFactor(car.mileage ?? 0));
    return rateDeal(price, estimate, comparables);
  }

  #estimate(key: string): Estimate {
    const known = this.#estimates.get(key);
    if (known) return known;
    const prices = this.#prices.get(key) ?? [];
    const median = medianOf(prices);
    const scatter =
      median > 0 ? medianOf(prices.map((price) => Math.abs(price - median))) / median : 0;
    const estimate = { atZeroMiles: median, comparables: prices.length, scatter };
    this.#estimates.set(key, estimate);
    return estimate;
  }
}

function medianOf(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0;
  const sorted = Float64Array.from(numbers).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
