import type { DealRating } from '@forecourt/domain/listing/deal-rating';
import {
  daysOnMarket,
  derivedPrice,
  findPriceReduction,
  type Listing,
  mpgCombined,
  packageCode,
  trimCode,
} from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/owner';
import { distanceMiles } from '@forecourt/domain/place/geo';
import { type FilterGroupKey, vehicleTreeGroups } from '@forecourt/domain/search/filter-groups';
import { bucketOf, mileageBuckets, priceBuckets } from '@forecourt/domain/search/histograms';
import type {
  NumberRange,
  SearchFilter,
  SearchRequest,
} from '@forecourt/domain/search/search-engine';
import {
  driveGroupOf,
  electricMileRanges,
  engineDisplacements,
  listingAges,
  mileageRanges,
  mpgRanges,
  priceDrops,
} from '@forecourt/domain/vehicle/codes';

/** A car with all that the contract's meaning of a request depends on. */
export interface OracleCar {
  readonly listing: Listing;
  readonly owner: Owner;
  readonly deal: DealRating;
  readonly relevance: number;
}

/** What the filters call a group that is lifted: the tree's four groups as one. */
type Lifted = FilterGroupKey | 'year' | 'price' | null;

const isTree = (group: Lifted) => vehicleTreeGroups.some((name) => name === group);
const some = <Value>(value: Value | null) => (value === null ? [] : [String(value)]);
const bands = (
  ranges: readonly { code: string; min: number; max: number }[],
  value: number | null,
) => ranges.filter(({ min, max }) => value !== null && value >= min && value <= max);

/** How much less a car costs than ever before; 0 when it does not. */
function fallOf(car: Listing): number {
  const before = findPriceReduction(car.priceHistory)?.from;
  const now = derivedPrice(car);
  return before === undefined || now === null ? 0 : Math.max(0, before - now);
}

/** The options of a group that a car is in. */
function optionsOf(
  group: FilterGroupKey,
  { listing: car, owner, deal }: OracleCar,
  today: string,
): string[] {
  const subtypeOf = (style: string) =>
    car.vehicleStyleCode === style ? some(car.bodySubtypeCode) : [];
  const isTruck = car.vehicleStyleCode === 'TRUCKS';
  switch (group) {
    case 'makeCode':
      return [car.makeCode];
    case 'modelCode':
      return [car.modelCode];
    case 'trimCode':
      return some(trimCode(car));
    case 'packages':
      return car.packages.map(packageCode);
    case 'mileage':
      return bands(mileageRanges, car.mileage).map(({ code }) => code);
    case 'dealType':
      return deal.rated && ['great', 'good'].includes(deal.word) ? [`${deal.word}price`] : [];
    case 'suvSubtypeCode':
      return subtypeOf('SUVCROSS');
    case 'sedanSubtypeCode':
      return subtypeOf('SEDAN');
    case 'vanSubtypeCode':
      return subtypeOf('VANMV');
    case 'bodyStyleSubtypeCode': {
      const cab = isTruck && car.bodySubtypeCode?.split('_')[1];
      return cab ? [`FULLSIZE_${cab}+COMPACT_${cab}`] : [];
    }
    case 'truckBedLength':
      return isTruck ? [car.truckBedLength ?? 'UNSPECIFIED'] : [];
    case 'fuelTypeGroup':
      return some(car.fuelTypeCode);
    case 'mpgRange':
      return car.fuelTypeCode === 'ELE'
        ? []
        : bands(mpgRanges, mpgCombined(car)).map(({ code }) => code);
    case 'electricMileRange':
      if (car.electricRangeMiles === null && car.fuelTypeCode === 'ELE') return ['UNSPECIFIED'];
      return bands(electricMileRanges, car.electricRangeMiles).map(({ code }) => code);
    case 'driveGroup':
      return car.driveType === null ? [] : [driveGroupOf(car.driveType)];
    case 'engineDisplacement': {
      const liters = car.displacementLiters;
      const tenths = liters === null ? null : Math.round(liters * 10) / 10;
      return bands(engineDisplacements, tenths).map(({ code }) => code);
    }
    case 'doorCode':
      return some(car.doors);
    case 'featureCode':
      return car.featureCodes;
    case 'vehicleHistoryType':
      return car.vehicleHistoryTypes;
    case 'sellerType':
      return [owner.privateSeller ? 'p' : 'd'];
    case 'homeServices':
      return [...car.homeServices, ...owner.homeServices];
    case 'priceDrop':
      return bands(priceDrops, fallOf(car)).map(({ code }) => code);
    case 'daysOnMarket':
      return bands(listingAges, daysOnMarket(car.listedOn, today)).map(({ code }) => code);
    case 'vehicleExchange':
      return car.vehicleExchange ? ['true'] : [];
    default:
      return some(car[group]);
  }
}

function isWithin(value: number | null, range: NumberRange | undefined): boolean {
  if (range === undefined) return true;
  return value !== null && value >= (range.min ?? 0) && value <= (range.max ?? Infinity);
}

function isInPlace({ owner }: OracleCar, filter: SearchFilter): boolean {
  const { origin, radiusMiles, state, city, dmaCode, deliveredToDma, ownerId } = filter;
  if (ownerId !== undefined && owner.id !== ownerId) return false;
  const delivers = owner.deliveryDmaCodes.some((code) => code === '*' || code === deliveredToDma);
  if (deliveredToDma !== undefined && delivers) return true;
  if (origin && radiusMiles !== undefined && distanceMiles(origin, owner) > radiusMiles) {
    return false;
  }
  if (state !== undefined && owner.state !== state) return false;
  if (city !== undefined && owner.city.toLowerCase() !== city.toLowerCase()) return false;
  return dmaCode === undefined || owner.dmaCode === dmaCode;
}

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
    if (lifted !== 'price' && !isWithin(derivedPrice(listing), filter.price)) return false;
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

  facet(group: FilterGroupKey, filter: SearchFilter): Map<string, number> {
    return tally(
      this.matching(filter, group).flatMap((car) => [
        ...new Set(optionsOf(group, car, filter.today ?? this.#today)),
      ]),
    );
  }

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
        const [keyA, keyB] = [sortKey(a, sort, filter), sortKey(b, sort, filter)];
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
  { listing, owner, relevance }: OracleCar,
  sort: SearchRequest['sort'],
  { origin }: SearchFilter,
): number {
  if (sort === 'relevance') return -relevance;
  if (sort === 'pricedropDESC') return -fallOf(listing) || Infinity;
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
