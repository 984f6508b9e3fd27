import { distanceMiles, earthRadiusMiles } from '@forecourt/domain/geo';
import type { Owner } from '@forecourt/domain/owner';
import type { SearchFilter } from '@forecourt/domain/search-engine';
import { GeoBlocks } from '../columns/geo-blocks.ts';
import { appendRange, intersectRanges, type Ranges, uniteRanges } from '../columns/ranges.ts';

/** Delivery to every market. */
const everywhere = '*';

/** Which of a segment's owners are where: the owners' ranks in it, as ranges. */
export class PlaceIndex {
  readonly #owners: readonly Owner[];
  readonly #blocks: GeoBlocks;
  readonly #ranksByKey = new Map<string, number[]>();

  /** @param owners in the segment's order */
  constructor(owners: readonly Owner[]) {
    this.#owners = owners;
    this.#blocks = new GeoBlocks(owners);
    owners.forEach((owner, rank) => {
      this.#put(`owner:${owner.id}`, rank);
      this.#put(`state:${owner.state}`, rank);
      this.#put(`city:${owner.city.toLowerCase()}`, rank);
      if (owner.dmaCode !== null) this.#put(`dma:${owner.dmaCode}`, rank);
      for (const code of owner.deliveryDmaCodes) this.#put(`delivers:${code}`, rank);
    });
  }

  #put(key: string, rank: number): void {
    let ranges = this.#ranksByKey.get(key);
    if (!ranges) {
      ranges = [];
      this.#ranksByKey.set(key, ranges);
    }
    appendRange(ranges, rank, rank + 1);
  }

  #ranksOf(key: string): Ranges {
    return this.#ranksByKey.get(key) ?? [];
  }

  get #all(): Ranges {
    return this.#owners.length === 0 ? [] : [0, this.#owners.length];
  }

  /** The owners that are where the shopper looks, or deliver there. */
  admitted(filter: SearchFilter): Ranges {
    const { deliveredToDma, ownerId } = filter;
    let ranks = this.#inPlace(filter);
    if (deliveredToDma !== undefined) {
      ranks = uniteRanges(ranks, this.#ranksOf(`delivers:${deliveredToDma}`));
      ranks = uniteRanges(ranks, this.#ranksOf(`delivers:${everywhere}`));
    }
    return ownerId === undefined
      ? ranks
      : intersectRanges(ranks, this.#ranksOf(`owner:${ownerId}`));
  }

  #inPlace({ origin, radiusMiles, state, city, dmaCode }: SearchFilter): Ranges {
    let ranks = this.#all;
    if (origin !== undefined && radiusMiles !== undefined) {
      ranks = this.#blocks.within(origin, radiusMiles / earthRadiusMiles, (rank) => {
        const owner = this.#owners[rank];
        return owner !== undefined && distanceMiles(origin, owner) <= radiusMiles;
      });
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
