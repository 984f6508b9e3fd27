import type { Listing } from '@forecourt/domain/listing/listing';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import type { DealRating } from '@forecourt/domain/listing/worth/deal-rating';
import {
  areEnough,
  comparedYears,
  estimateFrom,
  factorOfYears,
  priceAtZeroMiles,
  type RatedFacts,
  rateCar,
} from '@forecourt/vehicle-rules/comparables';

/** The deal rating of a car among `listings`, by walking over all of them. */
export function ratePlainly(car: Listing, listings: readonly Listing[]): DealRating {
  return rateCar(factsOf(car), () => {
    const ofTrim = estimate(
      car,
      listings.filter((other) => isSameTrim(car, other)),
    );
    return areEnough(ofTrim)
      ? ofTrim
      : estimate(
          car,
          listings.filter((other) => isSameModel(car, other)),
        );
  });
}

function factsOf(car: Listing): RatedFacts {
  const price = derivedPrice(car);
  return {
    isNew: car.listingType === 'NEW',
    mileage: car.mileage,
    price: price === null ? null : price + (car.dealerFees ?? 0),
  };
}

function estimate({ year }: Listing, others: readonly Listing[]) {
  const prices = others.flatMap((other) => {
    const price = priceAtZeroMiles(factsOf(other));
    const years = other.year - year;
    return price === null || !comparedYears.includes(years) ? [] : [price * factorOfYears(years)];
  });
  return estimateFrom(Float64Array.from(prices));
}

function isSameModel(a: Listing, b: Listing): boolean {
  return a.modelCode === b.modelCode;
}

function isSameTrim(a: Listing, b: Listing): boolean {
  return isSameModel(a, b) && a.trim === b.trim;
}
