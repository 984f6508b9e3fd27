import type { Comparables, ComparedCar } from '@forecourt/domain/listing/found-vehicle';
import { derivedPrice, trimCode } from '@forecourt/domain/listing/listing-rules';
import type { ListingCard, SearchReader } from '@forecourt/domain/search/search-engine';
import {
  areEnough,
  comparedYears,
  estimateFrom,
  factorOfYears,
  priceAtZeroMiles,
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
  const trim = trimCode(car);
  const values = trim === null ? {} : { trimCode: [trim] };
  const like = await findUsed(car, values, engine);
  const ofTrim = toComparables(
    car,
    like.filter((other) => trimCode(other) === trim),
    true,
  );
  if (ofTrim !== null) return ofTrim;
  const all = trim === null ? like : await findUsed(car, {}, engine);
  return toComparables(car, all, false);
}

function toComparables(
  { year }: ComparedCar,
  cars: readonly ListingCard[],
  ofTrim: boolean,
): Comparables | null {
  const compared = cars.flatMap((car) => {
    const asked = derivedPrice(car);
    const price = asked === null ? null : asked + (car.dealerFees ?? 0);
    const { id, mileage, trim } = car;
    const atZeroMiles = priceAtZeroMiles({ isNew: false, mileage, price });
    if (atZeroMiles === null || price === null || mileage === null) return [];
    const ofYear = atZeroMiles * factorOfYears(car.year - year);
    return [{ id, year: car.year, trim, mileage, price, atZeroMiles: ofYear }];
  });
  const estimate = estimateFrom(Float64Array.from(compared, ({ atZeroMiles }) => atZeroMiles));
  if (!areEnough(estimate)) return null;
  return { ofTrim, cars: compared, atZeroMiles: estimate.atZeroMiles };
}

async function findUsed(
  { year, makeCode, modelCode }: ComparedCar,
  trim: { readonly trimCode?: readonly string[] },
  engine: SearchReader,
): Promise<readonly ListingCard[]> {
  const { hits } = await engine.search({
    filter: {
      values: {
        listingType: ['USED', 'CERTIFIED', '3P_CERT'],
        makeCode: [makeCode],
        modelCode: [modelCode],
        ...trim,
      },
      year: { min: year + Math.min(...comparedYears), max: year + Math.max(...comparedYears) },
      price: { min: 1 },
    },
    sort: 'mileageASC',
    offset: 0,
    limit: maxCars,
  });
  return hits.map(({ card }) => card);
}
