import type { Listing } from '@forecourt/domain/listing/listing';
import { derivedPrice, trimCode } from '@forecourt/domain/listing/listing-rules';
import { rebateOf } from '@forecourt/domain/money/rebate';
import { energyOfCar, segmentOf } from '@forecourt/domain/money/trade-in/owned-car';
import { distanceMiles } from '@forecourt/domain/place/geo';
import { costKindOf, costOf } from '@forecourt/domain/search/cost-rules';
import { type FilterGroupKey, vehicleTreeGroups } from '@forecourt/domain/search/filter-groups';
import { bucketOf, mileageBuckets, priceBuckets } from '@forecourt/domain/search/histograms';
import type {
  NumberRange,
  SearchFilter,
  SearchRequest,
} from '@forecourt/domain/search/search-engine';
import { fallOf, type OracleCar, optionsOf } from './oracle-car.ts';

/** What the filters call a group that is lifted: the tree's four groups as one. */
type Lifted = FilterGroupKey | 'year' | 'price' | null;

const isTree = (group: Lifted) => vehicleTreeGroups.some((name) => name === group);

function isWithin(value: number | null, range: NumberRange | undefined): boolean {
  if (range === undefined) return true;
  return value !== null && value >= (range.min ?? 0) && value <= (range.max ?? Infinity);
}

/** New cars may have bounds of their own. */
const priceBoundsOf = (car: Listing, { price, newPrice }: SearchFilter) =>
  newPrice !== undefined && car.listingType === 'NEW' ? newPrice : price;

const costedCar = (car: Listing, owner: OracleCar['owner']) => ({
  kind: costKindOf({ isPrivate: owner.privateSeller, isNew: car.listingType === 'NEW' }),
  price: derivedPrice(car),
  dealerFees: car.dealerFees,
  rebate: rebateOf(car, owner.privateSeller),
  owned: { year: car.year, segment: segmentOf(car), energy: energyOfCar(car) },
});

function isInPlace({ owner }: OracleCar, filter: SearchFilter): boolean {
  const { deliveredToDma, ownerId } = filter;
  if (ownerId !== undefined && owner.id !== ownerId) return false;
  const delivers =
    deliveredToDma !== undefined &&
    owner.deliveryDmaCodes.some((code) => code === '*' || code === deliveredToDma);
  if (filter.isDeliveredOnly) return delivers && !isWhereAsked(owner, filter);
  return delivers || isWhereAsked(owner, filter);
}

function isWhereAsked(
  owner: OracleCar['owner'],
  { origin, radiusMiles, state, city, dmaCode }: SearchFilter,
): boolean {
  if (origin && radiusMiles !== undefined && distanceMiles(origin, owner) > radiusMiles) {
    return false;
  }
  if (state !== undefined && owner.state !== state) return false;
  if (city !== undefined && owner.city.toLowerCase() !== city.toLowerCase()) return false;
  return dmaCode === undefined || owner.dmaCode === dmaCode;
}

/** A model that may be chosen, whether or not a car of it is for sale. */
export interface KnownModel {
  readonly code: string;
  readonly makeCode: string;
  readonly seriesCode: string | null;
}

/**
 * The contract of `SearchEngine`, carried out by walking over an array of cars once for every
 * question. It is slow and obvious on purpose: engines are compared with it.
 */
export class Oracle {
  readonly cars: readonly OracleCar[];
  readonly #models: readonly KnownModel[];
  readonly #today: string;

  /**
   * @param models every model that may be chosen, whether or not a car of it is for sale
   * @param today the day of requests that name none
   */
  constructor(cars: readonly OracleCar[], models: readonly KnownModel[], today: string) {
    this.cars = cars;
    this.#models = models;
    this.#today = today;
  }

  /** The cars that pass a filter, `lifted` aside. */
  matching(filter: SearchFilter, lifted: Lifted = null): OracleCar[] {
    return this.cars.filter((car) => this.#passes(car, filter, lifted));
  }

  #passes(car: OracleCar, filter: SearchFilter, lifted: Lifted): boolean {
    const { listing } = car;
    if (!isInPlace(car, filter)) return false;
    if (filter.tiers && !filter.tiers.includes(listing.tier)) return false;
    if (filter.vins && !filter.vins.includes(listing.vin)) return false;
    if (filter.excludedIds?.includes(listing.id)) return false;
    if (lifted !== 'year' && !isWithin(listing.year, filter.year)) return false;
    if (lifted !== 'price' && !isWithin(derivedPrice(listing), priceBoundsOf(listing, filter)))
      return false;
    if (!isTree(lifted) && !this.#passesTree(listing, filter)) return false;
    return (Object.keys(filter.values) as FilterGroupKey[])
      .filter((group) => !isTree(group) && group !== lifted)
      .every((group) => {
        const options = optionsOf(group, car, filter.today ?? this.#today);
        return passesGroup(group, car, options, filter.values[group] ?? []);
      });
  }

  #passesTree(car: Listing, { values }: SearchFilter): boolean {
    const { makeCode, seriesCode, modelCode, trimCode: trims } = values;
    if (!makeCode && !seriesCode && !modelCode && !trims) return true;
    const hasTrimOf = (model: string) => (trims ?? []).some((trim) => trim.startsWith(`${model}|`));
    if (hasTrimOf(car.modelCode)) return trims?.includes(trimCode(car) ?? '') ?? false;
    if (modelCode?.includes(car.modelCode)) return true;
    if (car.seriesCode !== null && seriesCode?.includes(car.seriesCode)) return true;
    const makeIsNarrowed = this.#models.some(
      (model) =>
        model.makeCode === car.makeCode &&
        (modelCode?.includes(model.code) ||
          seriesCode?.includes(model.seriesCode ?? '') ||
          hasTrimOf(model.code)),
    );
    return !makeIsNarrowed && (makeCode?.includes(car.makeCode) ?? false);
  }

  /** How many cars each option of a group has, the group's own choice aside; of features with it. */
  facet(group: FilterGroupKey, filter: SearchFilter): Map<string, number> {
    return tally(
      this.matching(filter, group === 'featureCode' ? null : group).flatMap((car) => [
        ...new Set(optionsOf(group, car, filter.today ?? this.#today)),
      ]),
    );
  }

  /** The counts per bar, each without its own range. */
  histograms(filter: SearchFilter) {
    const bars = (bounds: readonly number[], values: readonly (number | null)[]) => {
      const counts = bounds.map(() => 0);
      for (const value of values) {
        if (value !== null)
          counts[bucketOf(bounds, value)] = (counts[bucketOf(bounds, value)] ?? 0) + 1;
      }
      return counts;
    };
    const values = <Value>(lifted: Lifted, read: (car: Listing) => Value) =>
      this.matching(filter, lifted).map(({ listing }) => read(listing));
    return {
      price: bars(priceBuckets, values('price', derivedPrice)),
      mileage: bars(
        mileageBuckets,
        values('mileage', ({ mileage }) => mileage),
      ),
      year: tally(values('year', ({ year }) => year)),
    };
  }

  /** Smallest, largest and average year, price and mileage. */
  stats(filter: SearchFilter) {
    const of = (read: (car: Listing) => number | null) => {
      const values = this.matching(filter).flatMap(({ listing }) => read(listing) ?? []);
      if (values.length === 0) return null;
      const average = values.reduce((sum, value) => sum + value, 0) / values.length;
      return { min: Math.min(...values), max: Math.max(...values), average };
    };
    return {
      year: of(({ year }) => year),
      derivedprice: of(derivedPrice),
      mileage: of(({ mileage }) => mileage),
    };
  }

  /** The page of a request. */
  page({ filter, sort, offset, limit }: SearchRequest): OracleCar[] {
    return this.matching(filter)
      .sort((a, b) => {
        const keyA = sortKey(a, sort, filter);
        const keyB = sortKey(b, sort, filter);
        return keyA === keyB ? a.listing.id - b.listing.id : keyA < keyB ? -1 : 1;
      })
      .slice(offset, offset + limit);
  }
}

function passesGroup(
  group: FilterGroupKey,
  car: OracleCar,
  options: readonly string[],
  chosen: readonly string[],
): boolean {
  if (group === 'featureCode') return chosen.every((code) => options.includes(code));
  if (group === 'mileage') {
    const { mileage } = car.listing;
    const isLimit = (code: string) => /^\d+$/.test(code);
    if (mileage !== null && chosen.some((code) => isLimit(code) && mileage <= Number(code))) {
      return true;
    }
  }
  return chosen.some((code) => options.includes(code));
}

function sortKey(
  { listing, owner, relevanceFrom }: OracleCar,
  sort: SearchRequest['sort'],
  { origin, costs }: SearchFilter,
): number {
  if (sort === 'relevance') return -relevanceFrom(origin ? distanceMiles(origin, owner) : null);
  if (sort === 'pricedropDESC') return -fallOf(listing) || Infinity;
  if (sort === 'paymentASC' || sort === 'totalASC' || sort === 'ownASC') {
    return (costs && costOf(costs, costedCar(listing, owner))) ?? Infinity;
  }
  if (sort === 'distanceASC') return origin ? distanceMiles(origin, owner) : Infinity;
  const [, field, direction] = /^(\w+?)(ASC|DESC)$/.exec(sort) ?? [];
  const value = {
    derivedprice: derivedPrice(listing),
    datelisted: Date.parse(listing.listedOn),
    mileage: listing.mileage,
    year: listing.year,
  }[field as 'derivedprice' | 'datelisted' | 'mileage' | 'year'];
  if (value === null) return Infinity;
  return direction === 'ASC' ? value : -value;
}

function tally<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
