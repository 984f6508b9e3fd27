import { derivedPrice, type Listing } from '../listing/listing.ts';
import { deliversTo, type Owner } from '../listing/owner.ts';
import { distanceMiles } from '../place/geo.ts';
import type { NumberRange, SearchFilter } from '../search/search-engine.ts';
import type { VehicleReference } from '../vehicle/reference.ts';

/** A car that changed, and whose it is. */
export interface ChangedCar {
  readonly listing: Listing;
  readonly owner: Owner;
}

/**
 * Searches turned around: asked with a car, it tells the searches that may find it. Each search stands in
 * the buckets of its models, else of its makes, else of its body styles, else in the one for all cars, so
 * that a car is held against the few that name something of it.
 *
 * What it names is a superset: filters beyond those are left to the search engine.
 */
export interface SearchBuckets<Key> {
  add(key: Key, filter: SearchFilter): void;
  remove(key: Key): void;
  /** Searches that may find the car. */
  find(car: ChangedCar): Key[];
  /** Buckets that a car is looked up in at the most, and searches in all. */
  readonly size: number;
}

interface Entry<Key> {
  readonly key: Key;
  readonly filter: SearchFilter;
}

const everyCar = 'all';

export function createSearchBuckets<Key>(reference: VehicleReference): SearchBuckets<Key> {
  const buckets = new Map<string, Map<Key, Entry<Key>>>();
  const places = new Map<Key, readonly string[]>();

  return {
    add(key, filter) {
      const names = bucketsOf(filter, reference);
      places.set(key, names);
      for (const name of names) {
        const bucket = buckets.get(name) ?? new Map<Key, Entry<Key>>();
        buckets.set(name, bucket.set(key, { key, filter }));
      }
    },
    remove(key) {
      for (const name of places.get(key) ?? []) buckets.get(name)?.delete(key);
      places.delete(key);
    },
    find(car) {
      const found: Key[] = [];
      for (const name of bucketsWith(car.listing))
        for (const { key, filter } of buckets.get(name)?.values() ?? [])
          if (admits(filter, car)) found.push(key);
      return found;
    },
    get size() {
      return places.size;
    },
  };
}

/** Where a search stands: a make that has no model chosen is a bucket beside the models of others. */
function bucketsOf({ values }: SearchFilter, reference: VehicleReference): readonly string[] {
  const models = values.modelCode ?? [];
  const narrowed = new Set(models.map((code) => reference.findModel(code)?.makeCode));
  const makes = [
    ...(values.makeCode ?? []).filter((make) => !narrowed.has(make)),
    ...(values.seriesCode ?? []).map((code) => reference.findSeries(code)?.makeCode ?? everyCar),
  ];
  const trims = (values.trimCode ?? []).map((code) => code.split('|', 1)[0] ?? '');
  const named = [
    ...[...models, ...trims].map((code) => `model ${code}`),
    ...makes.map((code) => (code === everyCar ? everyCar : `make ${code}`)),
  ];
  if (named.length > 0) return [...new Set(named)];
  const styles = values.vehicleStyleCode ?? [];
  return styles.length > 0 ? styles.map((code) => `style ${code}`) : [everyCar];
}

function bucketsWith({ modelCode, makeCode, vehicleStyleCode }: Listing): readonly string[] {
  return [`model ${modelCode}`, `make ${makeCode}`, `style ${vehicleStyleCode}`, everyCar];
}

/** The checks that cost next to nothing, those that refuse most first. */
function admits({ price, year, values, ownerId, ...place }: SearchFilter, car: ChangedCar) {
  const { listing } = car;
  const styles = values.vehicleStyleCode;
  return (
    isWithin(derivedPrice(listing), price) &&
    isWithin(listing.year, year) &&
    (styles === undefined ||
      styles.length === 0 ||
      styles.some((style) => style === listing.vehicleStyleCode)) &&
    (ownerId === undefined || ownerId === listing.ownerId) &&
    isAround(place, car.owner)
  );
}

function isWithin(value: number | null, range: NumberRange | undefined): boolean {
  if (range === undefined) return true;
  const { min = 0, max = Number.POSITIVE_INFINITY } = range;
  return value !== null && value >= min && value <= max;
}

/** Miles that a degree of latitude has, and a little less: no car in the circle is outside the band. */
const milesADegree = 68;

function isAround(
  { origin, radiusMiles, deliveredToDma }: Omit<SearchFilter, 'values'>,
  owner: Owner,
): boolean {
  if (origin === undefined || radiusMiles === undefined) return true;
  if (deliveredToDma !== undefined && deliversTo(owner, deliveredToDma)) return true;
  const degrees = Math.abs(origin.latitude - owner.latitude);
  return degrees * milesADegree <= radiusMiles && distanceMiles(origin, owner) <= radiusMiles;
}
