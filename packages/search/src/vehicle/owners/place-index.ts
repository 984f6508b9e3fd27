import { distanceMiles, earthRadiusMiles } from '@forecourt/domain/place/geo';
import type { GeoPoint, SearchFilter } from '@forecourt/domain/search/search-engine';
import type { ListColumn } from '../../columns/column.ts';
import {
  blockAngles,
  type GeoBlocks,
  leastAngle,
  pointAngles,
  pointsPerBlock,
  pointsWithin,
  toGeoBlocks,
} from '../../columns/geo-blocks.ts';
import {
  appendRange,
  exceptRanges,
  intersectRanges,
  lowerBound,
  type Ranges,
  uniteRanges,
} from '../../columns/ranges.ts';
import { everywhere, type OwnerPlaces, type OwnerTable } from './owner-table.ts';

/** More than the owners of any segment; a key and a rank then fit one exact number. */
const maxRanks = 2 ** 26;

/** Owners of a group: neighbours by rank. */
export const ownersPerGroup = pointsPerBlock;

/** Where the owners of a segment are: their ranks in it, by position and by key. */
export interface PlaceColumns {
  readonly blocks: GeoBlocks;
  /** The keys that owners here are found by, ascending. */
  readonly keys: Uint32Array;
  /** By index in `keys`: ranges of ranks, flat. */
  readonly ranks: ListColumn<Uint32Array>;
}

/** @param slots the owners in the segment's order */
export function toPlaceColumns(slots: Uint32Array, owners: OwnerPlaces): PlaceColumns {
  const pairs: number[] = [];
  const points = Array.from(slots, (slot, rank) => {
    const { offsets, values } = owners.keys;
    for (let at = offsets[slot] ?? 0; at < (offsets[slot + 1] ?? 0); at += 1) {
      pairs.push((values[at] ?? 0) * maxRanks + rank);
    }
    return { latitude: owners.latitudes[slot] ?? 0, longitude: owners.longitudes[slot] ?? 0 };
  });
  return { blocks: toGeoBlocks(points), ...toKeyRanges(Float64Array.from(pairs).sort()) };
}

function toKeyRanges(pairs: Float64Array): Omit<PlaceColumns, 'blocks'> {
  const rangesByKey = new Map<number, number[]>();
  for (const pair of pairs) {
    const key = Math.floor(pair / maxRanks);
    const rank = pair % maxRanks;
    const ranges = rangesByKey.get(key);
    if (ranges) appendRange(ranges, rank, rank + 1);
    else rangesByKey.set(key, [rank, rank + 1]);
  }
  const offsets = new Uint32Array(rangesByKey.size + 1);
  [...rangesByKey.values()].forEach((ranges, index) => {
    offsets[index + 1] = (offsets[index] ?? 0) + ranges.length;
  });
  return {
    keys: Uint32Array.from(rangesByKey.keys()),
    ranks: { offsets, values: Uint32Array.from([...rangesByKey.values()].flat()) },
  };
}

/** Finds a segment's owners by place. */
export class PlaceIndex {
  readonly #slots: Uint32Array;
  readonly #columns: PlaceColumns;
  readonly #owners: OwnerTable;

  constructor(slots: Uint32Array, columns: PlaceColumns, owners: OwnerTable) {
    this.#slots = slots;
    this.#columns = columns;
    this.#owners = owners;
  }

  #ranksOf(key: string): Ranges {
    const { keys, ranks } = this.#columns;
    const number = this.#owners.findKey(key);
    if (number === undefined) return [];
    const index = lowerBound(keys, number);
    if (keys[index] !== number) return [];
    return Array.from(ranks.values.subarray(ranks.offsets[index], ranks.offsets[index + 1]));
  }

  #ranksOfOwner(id: number): Ranges {
    const slot = this.#owners.findSlot(id);
    const rank = slot === undefined ? -1 : this.#slots.indexOf(slot);
    return rank === -1 ? [] : [rank, rank + 1];
  }

  get #all(): Ranges {
    return this.#slots.length === 0 ? [] : [0, this.#slots.length];
  }

  /** The owners in a circle. */
  within(origin: GeoPoint, miles: number): Ranges {
    return pointsWithin(this.#columns.blocks, origin, miles / earthRadiusMiles, (rank) => {
      const owner = this.#owners.get(this.#slots[rank] ?? 0);
      return distanceMiles(origin, owner) <= miles;
    });
  }

  /** Miles that none of the owners from rank `start` to before `end` is nearer than. */
  leastMiles(origin: GeoPoint, start: number, end: number): number {
    return earthRadiusMiles * leastAngle(this.#columns.blocks, origin, start, end);
  }

  /** Tells of a group of owners, by number, miles that none of them is nearer than. */
  groupMiles(origin: GeoPoint): (group: number) => number {
    const angleOf = blockAngles(this.#columns.blocks, origin);
    return (group) => earthRadiusMiles * angleOf(group);
  }

  /** As `groupMiles`, for one owner by rank. */
  ownerMiles(origin: GeoPoint): (rank: number) => number {
    const angleOf = pointAngles(this.#columns.blocks, origin);
    return (rank) => earthRadiusMiles * angleOf(rank);
  }

  /** The owners that are where the shopper looks, or deliver there. */
  admitted(filter: SearchFilter): Ranges {
    const { deliveredToDma, isDeliveredOnly, ownerId } = filter;
    const inPlace = this.#inPlace(filter);
    const delivered = deliveredToDma === undefined ? [] : this.#deliveredTo(deliveredToDma);
    const ranks = isDeliveredOnly
      ? exceptRanges(delivered, inPlace)
      : uniteRanges(inPlace, delivered);
    return ownerId === undefined ? ranks : intersectRanges(ranks, this.#ranksOfOwner(ownerId));
  }

  #deliveredTo(dmaCode: string): Ranges {
    return uniteRanges(
      this.#ranksOf(`delivers:${dmaCode}`),
      this.#ranksOf(`delivers:${everywhere}`),
    );
  }

  #inPlace({ origin, radiusMiles, state, city, dmaCode }: SearchFilter): Ranges {
    let ranks = this.#all;
    if (origin !== undefined && radiusMiles !== undefined) {
      ranks = this.within(origin, radiusMiles);
    }
    const narrow = (key: string) => {
      ranks = intersectRanges(ranks, this.#ranksOf(key));
    };
    if (state !== undefined) narrow(`state:${state}`);
    if (city !== undefined) narrow(`city:${city.toLowerCase()}`);
    if (dmaCode !== undefined) narrow(`dma:${dmaCode}`);
    return ranks;
  }
}
