import type { Listing } from '../listing/listing.ts';
import { derivedPrice } from '../listing/listing-rules.ts';
import { deliversTo, type Owner } from '../listing/seller/owner.ts';
import { earthRadiusMiles } from '../place/geo.ts';
import type { GeoPoint, SearchFilter } from '../search/search-engine.ts';
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
  /** How many searches there are in all. */
  readonly size: number;
}

/** A search as it is held against a car: numbers, since it is held against many. */
interface Entry<Key> {
  readonly key: Key;
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly needsPrice: boolean;
  readonly minYear: number;
  readonly maxYear: number;
  /** Null for all of them. */
  readonly styles: ReadonlySet<string | null> | null;
  /** Null for those of everybody. */
  readonly ownerId: number | null;
  /** Null for cars anywhere. */
  readonly circle: Circle | null;
  /** Of the last car that it was held against, so that one in several buckets is held against it once. */
  seenIn: number;
}

const everyCar = 'all';

/** Buckets without a search. @param reference tells the makes of models and series that searches name */
export function createSearchBuckets<Key>(reference: VehicleReference): SearchBuckets<Key> {
  const buckets = new Map<string, Map<string, Entry<Key>[]>>();
  const places = new Map<Key, readonly Entry<Key>[][]>();
  let cars = 0;

  function bucketAt(name: string, square: string): Entry<Key>[] {
    const squares = buckets.get(name) ?? new Map<string, Entry<Key>[]>();
    const bucket = squares.get(square) ?? [];
    buckets.set(name, squares.set(square, bucket));
    return bucket;
  }

  return {
    add(key, filter) {
      const entry = toEntry(key, filter);
      const squares = squaresOf(filter);
      const its = bucketsOf(filter, reference).flatMap((name) =>
        squares.map((square) => bucketAt(name, square)),
      );
      places.set(key, its);
      for (const bucket of its) bucket.push(entry);
    },
    remove(key) {
      for (const bucket of places.get(key) ?? []) {
        const place = bucket.findIndex((entry) => entry.key === key);
        const last = bucket.pop();
        if (last && place < bucket.length) bucket[place] = last;
      }
      places.delete(key);
    },
    find(car) {
      cars += 1;
      const found: Key[] = [];
      const squares = squaresWith(car.owner);
      const facts = factsOf(car);
      for (const name of bucketsWith(car.listing)) {
        const its = buckets.get(name);
        if (its === undefined) continue;
        for (const square of squares)
          for (const entry of its.get(square) ?? []) {
            if (entry.seenIn === cars) continue;
            entry.seenIn = cars;
            if (admits(entry, facts)) found.push(entry.key);
          }
      }
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

interface CarFacts extends ChangedCar {
  readonly price: number | null;
  readonly at: UnitVector;
}

const factsOf = ({ listing, owner }: ChangedCar): CarFacts => ({
  listing,
  owner,
  price: derivedPrice(listing),
  at: toUnitVector(owner),
});

function toEntry<Key>(key: Key, filter: SearchFilter): Entry<Key> {
  const { price, year, values, ownerId = null } = filter;
  const styles = values.vehicleStyleCode ?? [];
  return {
    key,
    minPrice: price?.min ?? 0,
    maxPrice: price?.max ?? Number.POSITIVE_INFINITY,
    needsPrice: price !== undefined,
    minYear: year?.min ?? 0,
    maxYear: year?.max ?? Number.POSITIVE_INFINITY,
    styles: styles.length > 0 ? new Set(styles) : null,
    ownerId,
    circle: circleOf(filter),
    seenIn: 0,
  };
}

/** The checks that cost next to nothing, those that refuse most first. */
function admits(
  { minPrice, maxPrice, needsPrice, minYear, maxYear, styles, ownerId, circle }: Entry<unknown>,
  { listing, owner, price, at }: CarFacts,
): boolean {
  if (price === null ? needsPrice : price < minPrice || price > maxPrice) return false;
  if (listing.year < minYear || listing.year > maxYear) return false;
  if (circle !== null && !isAround(circle, at, owner)) return false;
  if (ownerId !== null && ownerId !== listing.ownerId) return false;
  return styles === null || styles.has(listing.vehicleStyleCode);
}

/** A place on a ball whose radius is 1. */
interface UnitVector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Around a place as far as its cosine to another place is at least so large. */
interface Circle extends UnitVector {
  readonly leastCosine: number;
  /** Cars that are delivered to this market are in it as well. */
  readonly deliveredToDma: string | null;
}

/** What rounding may cost: a circle is no smaller than it was meant, and an inch larger. */
const roundingOfCosines = 1e-12;

function circleOf({ origin, radiusMiles, deliveredToDma }: SearchFilter): Circle | null {
  if (origin === undefined || radiusMiles === undefined) return null;
  const angle = Math.min(radiusMiles / earthRadiusMiles, Math.PI);
  const leastCosine = Math.cos(angle) - roundingOfCosines;
  return { ...toUnitVector(origin), leastCosine, deliveredToDma: deliveredToDma ?? null };
}

function toUnitVector({ latitude, longitude }: GeoPoint): UnitVector {
  const north = (latitude * Math.PI) / 180;
  const east = (longitude * Math.PI) / 180;
  const out = Math.cos(north);
  return { x: out * Math.cos(east), y: out * Math.sin(east), z: Math.sin(north) };
}

function isAround(circle: Circle, { x, y, z }: UnitVector, owner: Owner): boolean {
  if (circle.x * x + circle.y * y + circle.z * z >= circle.leastCosine) return true;
  return circle.deliveredToDma !== null && deliversTo(owner, circle.deliveredToDma);
}
