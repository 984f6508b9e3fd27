import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { isInArea } from '@forecourt/domain/map/map-area';
import { distanceMiles, earthRadiusMiles } from '@forecourt/domain/place/geo';
import type { GeoPoint, MapArea, SearchFilter } from '@forecourt/domain/search/search-engine';

/** An owner with how far it is. */
export interface DistantOwner {
  readonly id: number;
  readonly miles: number;
}

/** What rounding may add to an angle. */
const spareDegrees = 1e-6;

/**
 * The owners of all cars. Places are looked up here and not in the index: what an owner is admitted by is
 * compared in double precision, which no indexed point has.
 */
export class OwnerDirectory {
  readonly #byId = new Map<number, Owner>();
  /** By latitude; put in order when it is next asked for. */
  #byLatitude: Owner[] = [];
  #isInOrder = false;

  constructor(owners: Iterable<Owner>) {
    for (const owner of owners) this.#byId.set(owner.id, owner);
  }

  get size(): number {
    return this.#byId.size;
  }

  find(id: number): Owner | undefined {
    return this.#byId.get(id);
  }

  put(owners: Iterable<Owner>): void {
    for (const owner of owners) {
      this.#byId.set(owner.id, owner);
      this.#isInOrder = false;
    }
  }

  /** Who is where a filter looks, or delivers there; null when that is everybody. */
  admitted(filter: SearchFilter): readonly number[] | null {
    const { origin, radiusMiles, state, city, dmaCode, isDeliveredOnly, ownerId } = filter;
    const circle = origin && radiusMiles !== undefined ? { origin, radiusMiles } : null;
    const isAnywhere =
      !circle && state === undefined && city === undefined && dmaCode === undefined;
    if (isAnywhere && ownerId === undefined && !isDeliveredOnly) return null;
    // A circle alone needs no look at those who are far to the north or south.
    const near =
      circle && filter.deliveredToDma === undefined
        ? this.#within(circle.radiusMiles, circle.origin)
        : this.#byId.values();
    const ids: number[] = [];
    for (const owner of near) if (isAdmitted(owner, filter)) ids.push(owner.id);
    return ids;
  }

  /** In an area, by id. */
  inArea(area: MapArea): Owner[] {
    return this.#band(area.south, area.north)
      .filter((owner) => isInArea(area, owner))
      .sort((a, b) => a.id - b.id);
  }

  /** Some owners, or all of them, the nearest first. */
  byDistance(origin: GeoPoint, ids: readonly number[] | null): DistantOwner[] {
    const distant: DistantOwner[] = [];
    for (const id of ids ?? this.#byId.keys()) {
      const owner = this.#byId.get(id);
      if (owner) distant.push({ id, miles: distanceMiles(origin, owner) });
    }
    return distant.sort((a, b) => a.miles - b.miles);
  }

  #within(miles: number, { latitude }: GeoPoint): Owner[] {
    const degrees = ((miles / earthRadiusMiles) * 180) / Math.PI + spareDegrees;
    return this.#band(latitude - degrees, latitude + degrees);
  }

  #band(south: number, north: number): Owner[] {
    if (!this.#isInOrder) {
      this.#byLatitude = [...this.#byId.values()].sort((a, b) => a.latitude - b.latitude);
      this.#isInOrder = true;
    }
    const start = this.#firstFrom((latitude) => latitude >= south);
    const end = this.#firstFrom((latitude) => latitude > north);
    return this.#byLatitude.slice(start, end);
  }

  /** The index of the first owner whose latitude is so; those after it are, too. */
  #firstFrom(isSo: (latitude: number) => boolean): number {
    let low = 0;
    let high = this.#byLatitude.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isSo(this.#byLatitude[middle]?.latitude ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

function isAdmitted(owner: Owner, filter: SearchFilter): boolean {
  const { deliveredToDma, ownerId } = filter;
  if (ownerId !== undefined && owner.id !== ownerId) return false;
  const delivers =
    deliveredToDma !== undefined &&
    owner.deliveryDmaCodes.some((code) => code === '*' || code === deliveredToDma);
  if (filter.isDeliveredOnly) return delivers && !isWhereAsked(owner, filter);
  return delivers || isWhereAsked(owner, filter);
}

function isWhereAsked(owner: Owner, filter: SearchFilter): boolean {
  const { origin, radiusMiles, state, city, dmaCode } = filter;
  if (state !== undefined && owner.state !== state) return false;
  if (city !== undefined && owner.city.toLowerCase() !== city.toLowerCase()) return false;
  if (dmaCode !== undefined && owner.dmaCode !== dmaCode) return false;
  return !origin || radiusMiles === undefined || distanceMiles(origin, owner) <= radiusMiles;
}
