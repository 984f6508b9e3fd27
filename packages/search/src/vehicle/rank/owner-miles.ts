import { distanceMiles } from '@forecourt/domain/place/geo';
import type { GeoPoint } from '@forecourt/domain/search/search-engine';
import type { OwnerTable } from '../owners/owner-table.ts';
import { ownersPerGroup } from '../owners/place-index.ts';
import type { Segment } from '../segments/segment.ts';

/**
 * How far from the shopper cars are, whose rows are to ascend. Most cars are out of the question by a
 * distance that they are not nearer than, which is found sooner than the distance itself.
 */
export class OwnerMiles {
  readonly #segment: Segment;
  readonly #owners: OwnerTable;
  readonly #origin: GeoPoint;
  readonly #leastOfGroup: (group: number) => number;
  readonly #leastOfOwner: (rank: number) => number;
  /** The owner of the last row, and the row that its group and its own rows end before. */
  #rank = 0;
  #groupEnd = 0;
  #end = 0;
  #groupLeast = 0;
  #least = 0;
  #exact: number | null = null;

  constructor(segment: Segment, owners: OwnerTable, origin: GeoPoint) {
    this.#segment = segment;
    this.#owners = owners;
    this.#origin = origin;
    this.#leastOfGroup = segment.places.groupMiles(origin);
    this.#leastOfOwner = segment.places.ownerMiles(origin);
  }

  /** Miles that the owner and its neighbours are not nearer than: whose a car is need not be found. */
  leastAround(row: number): number {
    if (row < this.#groupEnd) return this.#groupLeast;
    const { starts } = this.#segment;
    this.#rank = this.#segment.rankFrom(this.#rank, row);
    const group = Math.floor(this.#rank / ownersPerGroup);
    this.#groupEnd = starts[Math.min((group + 1) * ownersPerGroup, starts.length - 1)] ?? 0;
    this.#groupLeast = this.#leastOfGroup(group);
    return this.#groupLeast;
  }

  /** Miles that the owner is not nearer than. */
  leastOf(row: number): number {
    if (row < this.#end) return this.#least;
    this.#rank = this.#segment.rankFrom(this.#rank, row);
    this.#end = this.#segment.starts[this.#rank + 1] ?? 0;
    this.#least = this.#leastOfOwner(this.#rank);
    this.#exact = null;
    return this.#least;
  }

  /** Miles to the owner of the row that `leastOf` was asked about last. */
  exact(): number {
    this.#exact ??= distanceMiles(
      this.#origin,
      this.#owners.get(this.#segment.ownerSlotOfRank(this.#rank)),
    );
    return this.#exact;
  }
}
