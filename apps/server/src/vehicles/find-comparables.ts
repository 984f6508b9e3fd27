import type {
  ComparableCar,
  Comparables,
  ComparedCar,
} from '@forecourt/domain/listing/found-vehicle';
import { trimCode } from '@forecourt/domain/listing/listing-rules';
import { minComparables } from '@forecourt/domain/listing/worth/deal-rating';
import type { ListingCard, SearchReader } from '@forecourt/domain/search/search-engine';
import {
  areEnough,
  comparableCars,
  estimateFrom,
  factorOfYears,
  priceAtZeroMiles,
  ratedFactsOf,
} from '@forecourt/vehicle-rules/comparables';

/** Used cars of one model and three model years: no model has so many. */
const maxCars = 20_000;

/**
 * All cars that a car is rated against, itself among them, and what they say of its price; null for a car
 * that is compared with none.
 */
export async function findComparables(
  car: ComparedCar,
  engine: SearchReader,
): Promise<Comparables | null> {
  if (car.listingType === 'NEW' || car.mileage === null) return null;
  for await (const { ofTrim, cars } of candidatesFor(car, engine)) {
    const estimate = estimateFrom(Float64Array.from(cars, ({ atZeroMiles }) => atZeroMiles));
    if (areEnough(estimate)) return { ofTrim, cars, atZeroMiles: estimate.atZeroMiles };
  }
  return null;
}

/** What the cars ask that a car is rated against, whatever its own price. */
export interface OtherCars {
  /** Whether all are of the same trim; else all trims of the model are compared. */
  readonly ofTrim: boolean;
  /** Dollars without a mile, of the same year; the car itself left out. */
  readonly atZeroMiles: readonly number[];
}

/** The comparables of a car without itself: those of its trim where these are enough with it, else of its model. */
export async function findOthers(
  car: ComparedCar & Pick<ListingCard, 'id'>,
  engine: SearchReader,
): Promise<OtherCars> {
  let found: OtherCars = { ofTrim: false, atZeroMiles: [] };
  if (car.listingType === 'NEW' || car.mileage === null) return found;
  for await (const { ofTrim, cars } of candidatesFor(car, engine)) {
    const others = cars.filter(({ id }) => id !== car.id);
    found = { ofTrim, atZeroMiles: others.map(({ atZeroMiles }) => atZeroMiles) };
    if (others.length + 1 >= minComparables) break;
  }
  return found;
}

/** Cars that may be compared: of the trim, then of the whole model. */
async function* candidatesFor(
  car: ComparedCar,
  engine: SearchReader,
): AsyncGenerator<Pick<Comparables, 'ofTrim' | 'cars'>> {
  const trim = trimCode(car);
  const like = await findUsed(car, trim === null ? {} : { trimCode: [trim] }, engine);
  const ofTrim = like.filter((other) => trimCode(other) === trim);
  yield { ofTrim: true, cars: toCompared(car, ofTrim) };
  const all = trim === null ? like : await findUsed(car, {}, engine);
  yield { ofTrim: false, cars: toCompared(car, all) };
}

function toCompared({ year }: ComparedCar, cars: readonly ListingCard[]): ComparableCar[] {
  return cars.flatMap((car) => {
    const { id, trim } = car;
    const facts = ratedFactsOf(car);
    const { price, mileage } = facts;
    const atZeroMiles = priceAtZeroMiles(facts);
    if (atZeroMiles === null || price === null || mileage === null) return [];
    const ofYear = atZeroMiles * factorOfYears(car.year - year);
    return [{ id, year: car.year, trim, mileage, price, atZeroMiles: ofYear }];
  });
}

async function findUsed(
  car: ComparedCar,
  trim: { readonly trimCode?: readonly string[] },
  engine: SearchReader,
): Promise<readonly ListingCard[]> {
  const { values, ...bounds } = comparableCars(car);
  const { hits } = await engine.search({
    filter: { values: { ...values, ...trim }, ...bounds },
    sort: 'mileageASC',
    offset: 0,
    limit: maxCars,
  });
  return hits.map(({ card }) => card);
}
