import { isDeepStrictEqual } from 'node:util';
import type { Listing } from '@forecourt/domain/listing/listing';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { withPrice } from '@forecourt/domain/listing/price-history';
import type { CarDraft } from './rows/car-draft.ts';

/** A file that would take more than this share of a dealer's stock away is held. */
const largestRemoval = 0.4;

export const isTooMuch = (removed: number, stock: number) => removed > stock * largestRemoval;

/** What a dealer's full inventory means for the stock that is on the market. */
export interface StockPlan {
  readonly added: readonly CarDraft[];
  /** Back on the market after a short while, as they were. */
  readonly relisted: readonly Listing[];
  readonly changed: readonly Listing[];
  readonly unchanged: number;
  /** Ids of cars that the file no longer names. */
  readonly removed: readonly number[];
  /** Too much would be removed at once: nothing of this plan may be applied. */
  readonly held: boolean;
}

/**
 * Compares a dealer's full inventory with its stock. Nothing is changed by a second run of the same file.
 *
 * @param today `YYYY-MM-DD`: the day under which a new price is recorded
 */
export function planDealerStock(
  stock: readonly Listing[],
  cars: readonly CarDraft[],
  options: {
    readonly today: string;
    readonly allowRemoval: boolean;
    /** Cars that the dealer took off the market lately. */
    readonly latelyGone?: readonly Listing[];
  },
): StockPlan {
  const stockByVin = new Map(stock.map((listing) => [listing.vin, listing]));
  const named = new Set(cars.map(({ vin }) => vin));
  const removed = stock.filter(({ vin }) => !named.has(vin)).map(({ id }) => id);
  const goneByVin = new Map(options.latelyGone?.map((listing) => [listing.vin, listing]));
  const added: CarDraft[] = [];
  const relisted: Listing[] = [];
  const changed: Listing[] = [];
  for (const car of cars) {
    const present = stockByVin.get(car.vin);
    const gone = goneByVin.get(car.vin);
    if (!present && gone) relisted.push(updatedListing(gone, car, options.today));
    else if (!present) added.push(car);
    else {
      const next = updatedListing(present, car, options.today);
      if (!isDeepStrictEqual(next, present)) changed.push(next);
    }
  }
  return {
    added,
    relisted,
    changed,
    unchanged: cars.length - added.length - relisted.length - changed.length,
    removed,
    held: !options.allowRemoval && isTooMuch(removed.length, stock.length),
  };
}

/** The car as it is now described, with the id and price history that it already has. It never grows younger. */
function updatedListing(present: Listing, car: CarDraft, today: string): Listing {
  return {
    ...car,
    id: present.id,
    ownerId: present.ownerId,
    listedOn: earlier(dayListed(car, present.listedOn, today), present.listedOn),
    priceHistory: withPrice(present.priceHistory, derivedPrice(car), today),
  };
}

/** A day to come is mistyped, or that of a delivery: the car is on the market today. */
const dayListed = (car: CarDraft, otherwise: string, today: string) =>
  earlier(car.listedOn ?? otherwise, today);

/** Dates are `YYYY-MM-DD`. */
function earlier(a: string, b: string): string {
  return a < b ? a : b;
}

/** A car that was not on the market before. */
export function newListing(car: CarDraft, id: number, ownerId: number, today: string): Listing {
  return {
    ...car,
    id,
    ownerId,
    listedOn: dayListed(car, today, today),
    priceHistory: withPrice([], derivedPrice(car), today),
  };
}
