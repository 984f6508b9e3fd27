import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { isInArea } from '@forecourt/domain/map/map-area';
import type { MapArea, OwnerCars, SearchFilter } from '@forecourt/domain/search/search-engine';
import { appendRange, intersectRanges, type Ranges } from '../../columns/ranges.ts';
import { missing } from '../cars/vehicle-columns.ts';
import { candidateRows } from '../request/candidate-rows.ts';
import type { MatchScanner } from '../request/match-scanner.ts';
import type { Layer } from '../segments/layers.ts';
import type { Segment } from '../segments/segment.ts';
import type { OwnerTable } from './owner-table.ts';

/** Owners with their cars that match, side by side: a whole nation's go from thread to thread at once. */
export interface OwnerCounts {
  readonly ids: Float64Array;
  readonly cars: Uint32Array;
  /** Whole dollars; `missing` where no car has a price. */
  readonly lowest: Int32Array;
  readonly highest: Int32Array;
}

/** What was found of an owner, in one layer or in several. */
class Found {
  cars = 0;
  lowest = missing;
  highest = missing;

  add(price: number): void {
    this.cars += 1;
    if (price === missing) return;
    if (this.lowest === missing || price < this.lowest) this.lowest = price;
    if (price > this.highest) this.highest = price;
  }
}

/** Counts the cars of the owners in `area`. An owner's rows stand together, so one pass counts them. */
export function countOwners(
  layers: readonly Layer[],
  filter: SearchFilter,
  area: MapArea,
  { scanner, owners }: { readonly scanner: MatchScanner; readonly owners: OwnerTable },
): OwnerCounts {
  const plan = scanner.plan(filter);
  const found = new Map<number, Found>();
  for (const layer of layers) {
    const ranges = intersectRanges(
      candidateRows(layer, filter),
      rowsIn(area, layer.segment, owners),
    );
    const count = counting(layer.segment, found);
    scanner.scan(layer, [ranges], plan, ({ matches }) => count(matches.rows, matches.length));
  }
  const all = [...found.values()];
  return {
    ids: Float64Array.from(found.keys(), (slot) => owners.get(slot).id),
    cars: Uint32Array.from(all, ({ cars }) => cars),
    lowest: Int32Array.from(all, ({ lowest }) => lowest),
    highest: Int32Array.from(all, ({ highest }) => highest),
  };
}

function rowsIn(
  area: MapArea,
  { data: { ownerSlots, starts } }: Segment,
  owners: OwnerTable,
): Ranges {
  const rows: number[] = [];
  ownerSlots.forEach((slot, rank) => {
    if (isInArea(area, owners.get(slot))) {
      appendRange(rows, starts[rank] ?? 0, starts[rank + 1] ?? 0);
    }
  });
  return rows;
}

/** The owners themselves with what was counted of them, by id. */
export function toOwnerCars(
  { ids, cars, lowest, highest }: OwnerCounts,
  findOwner: (id: number) => Owner | undefined,
): OwnerCars[] {
  const found = Array.from(ids, (id, index): OwnerCars => {
    const owner = findOwner(id);
    if (!owner) throw new Error(`There is no owner ${id}.`);
    const [min = missing, max = missing] = [lowest[index], highest[index]];
    return { owner, cars: cars[index] ?? 0, prices: min === missing ? null : { min, max } };
  });
  return found.sort((a, b) => a.owner.id - b.owner.id);
}

/** Adds ascending rows of a segment to what was found of their owners. */
function counting({ data: { ownerSlots, starts }, columns }: Segment, found: Map<number, Found>) {
  const { price } = columns.numbers;
  let rank = -1;
  let end = 0;
  let own = new Found();
  return (rows: Uint32Array, length: number) => {
    for (let at = 0; at < length; at += 1) {
      const row = rows[at] ?? 0;
      if (row >= end) {
        while (row >= end) {
          rank += 1;
          end = starts[rank + 1] ?? Number.POSITIVE_INFINITY;
        }
        const slot = ownerSlots[rank] ?? 0;
        own = found.get(slot) ?? new Found();
        found.set(slot, own);
      }
      own.add(price[row] ?? missing);
    }
  };
}
