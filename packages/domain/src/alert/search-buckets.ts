import { derivedPrice, type Listing } from '../listing/listing.ts';
import { deliversTo, type Owner } from '../listing/seller/owner.ts';
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
 * the buckets of its models, else of its makes, else of its body styles, else in the one for all cars, and
 * there in the squares of the map that its circle touches, so that a car is held against the few that name
 * something of it nearby.
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
      const squares = squaresOf(filter);
      const names = bucketsOf(filter, reference).flatMap((name) =>
        squares.map((square) => `${name} ${square}`),
      );
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
      const found = new Set<Key>();
      const squares = squaresWith(car.owner);
      for (const name of bucketsWith(car.listing))
        for (const square of squares)
          for (const { key, filter } of buckets.get(`${name} ${square}`)?.values() ?? [])
            if (admits(filter, car)) found.add(key);
      return [...found];
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

const everywhere = 'everywhere';
const delivered = 'delivered';

/** Miles that a degree of latitude has, and a little less: no circle touches a square that is not named. */
const milesADegree = 68;

/** A circle that touches more squares than this stands in none: few cars are spared by it. */
const maxSquares = 100;

/** Where on the map a search stands: squares of a degree, and where cars are delivered from. */
function squaresOf({ origin, radiusMiles, deliveredToDma }: SearchFilter): readonly string[] {
  if (origin === undefined || radiusMiles === undefined) return [everywhere];
  const { latitude, longitude } = origin;
  const tall = radiusMiles / milesADegree;
  const narrowest = Math.cos(((Math.abs(latitude) + tall) * Math.PI) / 180);
  const wide = tall / Math.max(narrowest, 0.01);
  const squares: string[] = deliveredToDma === undefined ? [] : [delivered];
  for (let y = Math.floor(latitude - tall); y <= Math.floor(latitude + tall); y += 1)
    for (let x = Math.floor(longitude - wide); x <= Math.floor(longitude + wide); x += 1) {
      // Beyond the 180th meridian the map begins anew.
      squares.push(`${y},${((x + 540) % 360) - 180}`);
      if (squares.length > maxSquares) return [everywhere];
    }
  return squares;
}

function squaresWith({ latitude, longitude, deliveryDmaCodes }: Owner): readonly string[] {
  const own = `${Math.floor(latitude)},${Math.floor(longitude)}`;
  return deliveryDmaCodes.length === 0 ? [own, everywhere] : [own, everywhere, delivered];
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

function isAround(
  { origin, radiusMiles, deliveredToDma }: Omit<SearchFilter, 'values'>,
  owner: Owner,
): boolean {
  if (origin === undefined || radiusMiles === undefined) return true;
  if (deliveredToDma !== undefined && deliversTo(owner, deliveredToDma)) return true;
  const degrees = Math.abs(origin.latitude - owner.latitude);
  return degrees * milesADegree <= radiusMiles && distanceMiles(origin, owner) <= radiusMiles;
}
