import type { DealRating } from '@forecourt/domain/listing/worth/deal-rating';
import type { ListingCard } from '@forecourt/domain/search/search-engine';
import {
  areEnough,
  comparedYears,
  type Estimate,
  estimateFrom,
  factorOfYears,
  priceAtZeroMiles,
  rateCar,
  ratedFactsOf,
} from '@forecourt/vehicle-rules/comparables';
import type { UnratedCard } from '@forecourt/vehicle-rules/unrated-card';
import { comparedTrimOf } from '../car-document.ts';

/** An estimate as it is stored: whose it is and its year, dollars without a mile, comparables, scatter. */
export type StoredEstimate = readonly [
  key: string,
  year: number,
  atZeroMiles: number,
  comparables: number,
  scatter: number,
];

const none: Estimate = { atZeroMiles: 0, comparables: 0, scatter: 0 };

/** Below this share of an estimate a difference is not worth writing a car anew. */
const littleChange = 0.005;

/** What comparable cars cost, by trim and by model, for each model year. */
export class Market {
  readonly #estimates = new Map<string, Map<number, Estimate>>();

  constructor(stored: Iterable<StoredEstimate> = []) {
    for (const [key, year, atZeroMiles, comparables, scatter] of stored) {
      this.#put(key, year, { atZeroMiles, comparables, scatter });
    }
  }

  /** @param stock prices without a mile by key, then by model year */
  static of(stock: ReadonlyMap<string, ReadonlyMap<number, readonly number[]>>): Market {
    const market = new Market();
    for (const [key, byYear] of stock) {
      const years = new Set(
        [...byYear.keys()].flatMap((year) => comparedYears.map((by) => year - by)),
      );
      for (const year of years) market.#put(key, year, estimateOf(byYear, year));
    }
    return market;
  }

  #put(key: string, year: number, estimate: Estimate): void {
    const years = this.#estimates.get(key);
    if (years) years.set(year, estimate);
    else this.#estimates.set(key, new Map([[year, estimate]]));
  }

  rate(card: UnratedCard): DealRating {
    return rateCar(ratedFactsOf(card), () => {
      const ofTrim = this.#find(comparedTrimOf(card), card.year);
      return areEnough(ofTrim) ? ofTrim : this.#find(card.modelCode, card.year);
    });
  }

  #find(key: string, year: number): Estimate {
    return this.#estimates.get(key)?.get(year) ?? none;
  }

  *store(): Generator<StoredEstimate> {
    for (const [key, years] of this.#estimates) {
      for (const [year, { atZeroMiles, comparables, scatter }] of years) {
        yield [key, year, atZeroMiles, comparables, scatter];
      }
    }
  }
}

/** Gathers the cars that others are compared with. */
export class MarketBuilder {
  readonly #stock = new Map<string, Map<number, number[]>>();

  /** Adds a car, unless it compares with none. */
  add(card: UnratedCard): void {
    const price = priceAtZeroMiles(ratedFactsOf(card));
    if (price !== null) this.addPrice(comparedTrimOf(card), card.year, price);
  }

  /** @param comparedTrim as `comparedTrimOf` makes it */
  addPrice(comparedTrim: string, year: number, atZeroMiles: number): void {
    const [modelCode] = JSON.parse(comparedTrim);
    for (const key of [comparedTrim, modelCode]) {
      const years = this.#stock.get(key) ?? new Map<number, number[]>();
      this.#stock.set(key, years);
      const prices = years.get(year);
      if (prices) prices.push(atZeroMiles);
      else years.set(year, [atZeroMiles]);
    }
  }

  build(): Market {
    return Market.of(this.#stock);
  }
}

function estimateOf(byYear: ReadonlyMap<number, readonly number[]>, year: number): Estimate {
  const prices = comparedYears.flatMap((years) =>
    (byYear.get(year + years) ?? []).map((price) => price * factorOfYears(years)),
  );
  return estimateFrom(Float64Array.from(prices));
}

/** Whether a car with the one rating is worth writing anew with the other. */
export function isOtherDeal(before: ListingCard['deal'], after: DealRating): boolean {
  if (!before.rated || !after.rated) {
    return before.rated || after.rated || before.reason !== after.reason;
  }
  const difference = Math.abs(after.estimate - before.estimate);
  return before.word !== after.word || difference > littleChange * before.estimate;
}
