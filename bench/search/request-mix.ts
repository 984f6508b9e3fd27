import { Random, WeightedChoice } from '@forecourt/catalog/demo/random';
import { findZip } from '@forecourt/catalog/places/places';
import { zipsOfStates } from '@forecourt/catalog/places/us-zips';
import { daysOnMarket, packageCode } from '@forecourt/domain/listing/listing-rules';
import {
  type FilterGroupKey,
  type FilterValues,
  filterGroupKeys,
} from '@forecourt/domain/search/filter-groups';
import type {
  NumberRange,
  SearchFilter,
  SearchRequest,
} from '@forecourt/domain/search/search-engine';
import { listingAges, type SortCode } from '@forecourt/domain/vehicle/codes';
import { dealValues, groupValues, type IndexedCar } from '@forecourt/vehicle-rules/group-values';

/** Radius classes in miles; 0 is nationwide. */
export const radiusClasses = [25, 50, 100, 500, 0] as const;
export type RadiusClass = (typeof radiusClasses)[number];

export interface MixedRequest {
  readonly radius: RadiusClass;
  /** Where the shopper is. */
  readonly zip: string;
  readonly request: SearchRequest;
}

const radii = new WeightedChoice<RadiusClass>([
  [25, 15],
  [50, 35],
  [100, 20],
  [500, 10],
  [0, 20],
]);

const filterNumbers = new WeightedChoice(
  [15, 20, 22, 18, 12, 8, 5].map((weight, n) => [n, weight]),
);

type Chosen = FilterGroupKey | 'year' | 'price';

const weights: Partial<Record<Chosen, number>> = {
  makeCode: 20,
  price: 16,
  year: 14,
  modelCode: 12,
  mileage: 12,
  listingType: 12,
  vehicleStyleCode: 10,
  featureCode: 8,
  driveGroup: 6,
  fuelTypeGroup: 5,
  extColorSimple: 5,
  dealType: 5,
  vehicleHistoryType: 4,
  trimCode: 3,
  engineCode: 3,
  transmissionCode: 2,
  intColorSimple: 2,
  mpgRange: 2,
  sellerType: 2,
};
const weightOfOthers = 1;

const filters = new WeightedChoice<Chosen>(
  ([...filterGroupKeys, 'year', 'price'] as const)
    .filter((group) => group !== 'seriesCode')
    .map((group) => [group, weights[group] ?? weightOfOthers]),
);

const sorts = new WeightedChoice<SortCode>([
  ['relevance', 45],
  ['derivedpriceASC', 15],
  ['derivedpriceDESC', 7],
  ['distanceASC', 12],
  ['datelistedDESC', 8],
  ['mileageASC', 8],
  ['yearDESC', 5],
]);

const firstOffsets = new WeightedChoice([
  [0, 75],
  [25, 12],
  [50, 6],
  [75, 7],
]);

/** Share of requests for the place of some car: there are more shoppers where there are more cars. */
const nearCars = 0.85;
/** Share of groups in which more than one value is chosen. */
const several = 0.4;

/**
 * The seeded mix of searches: a page of 25 with every count, histogram and statistic.
 *
 * @param cars what values are taken from, so that few searches find nothing
 */
export function* mixRequests(seed: number, cars: readonly SampleCar[]): Generator<MixedRequest> {
  const random = new Random(seed);
  const zips = zipsOfStates();
  for (;;) {
    const own = random.fork();
    const radius = radii.draw(own);
    const first = firstOffsets.draw(own);
    const zip = own.chance(nearCars) ? own.pick(cars).owner.zip : own.pick(zips).zip;
    const place = findZip(zip);
    if (!place) throw new Error(`The ZIP ${zip} has no place.`);
    const origin = { latitude: place.latitude, longitude: place.longitude };
    yield {
      radius,
      zip,
      request: {
        filter: {
          ...filterOf(own, cars),
          origin,
          ...(radius > 0 && { radiusMiles: radius }),
        },
        sort: sorts.draw(own),
        offset: first < 75 ? first : 25 * own.whole(3, 8),
        limit: 25,
        facets: filterGroupKeys,
        histograms: true,
        stats: true,
      },
    };
  }
}

/** A car with its deal rating. */
export interface SampleCar extends IndexedCar {
  readonly today: string;
  readonly verdict: Parameters<typeof dealValues.dealType>[0];
}

function filterOf(random: Random, cars: readonly SampleCar[]): SearchFilter {
  const model = random.pick(cars);
  const groups = new Set<Chosen>();
  const wanted = filterNumbers.draw(random);
  for (let tries = 0; groups.size < wanted && tries < 50; tries += 1) {
    const group = filters.draw(random);
    if (hasValue(group, model)) groups.add(group);
  }
  const values: Record<string, readonly string[]> = {};
  for (const group of groups) {
    if (group !== 'year' && group !== 'price') {
      Object.assign(values, choiceOf(group, model, random, cars));
    }
  }
  return {
    values: values satisfies FilterValues,
    ...(groups.has('year') && { year: around(model.card.year, 2, random) }),
    ...(groups.has('price') && { price: around(model.card.salePrice ?? 0, 5000, random) }),
  };
}

function hasValue(group: Chosen, car: SampleCar): boolean {
  if (group === 'price') return car.card.salePrice !== null;
  return group === 'year' || valuesOf(group, car).length > 0;
}

function valuesOf(group: FilterGroupKey, car: SampleCar): readonly string[] {
  if (group === 'featureCode') return car.card.featureCodes;
  if (group === 'packages') return car.card.packages.map(packageCode);
  if (group === 'daysOnMarket') return agesOf(car.card.listedOn, car.today);
  if (group === 'dealType') return dealValues.dealType(car.verdict);
  return groupValues[group](car);
}

function agesOf(listedOn: string, today: string): string[] {
  const days = daysOnMarket(listedOn, today);
  return listingAges.filter(({ min, max }) => days >= min && days <= max).map(({ code }) => code);
}

/** A value of the car, often with some of other cars; what stands above it in the tree comes along. */
function choiceOf(
  group: FilterGroupKey,
  car: SampleCar,
  random: Random,
  cars: readonly SampleCar[],
): FilterValues {
  const chosen = [car];
  const more = random.chance(several) ? random.whole(1, 3) : 0;
  for (let tries = 0; chosen.length <= more && tries < 20; tries += 1) {
    const other = random.pick(cars);
    if (hasValue(group, other)) chosen.push(other);
  }
  const levels = treeLevels[group] ?? [group];
  return Object.fromEntries(
    levels.map((level) => {
      const codes = chosen.map((one) => random.pick(valuesOf(level, one)));
      return [level, [...new Set(codes)].sort()];
    }),
  );
}

const treeLevels: Partial<Record<FilterGroupKey, readonly FilterGroupKey[]>> = {
  modelCode: ['makeCode', 'modelCode'],
  trimCode: ['makeCode', 'modelCode', 'trimCode'],
};

/** From a little below, or up to a little above, or both. */
function around(value: number, step: number, random: Random): NumberRange {
  const min = value - step * random.whole(0, 2);
  const max = value + step * random.whole(0, 2);
  const kind = random.next();
  if (kind < 0.4) return { min: Math.max(0, min) };
  return kind < 0.8 ? { max } : { min: Math.max(0, min), max };
}
