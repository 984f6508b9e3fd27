import type { CodeRows } from '../../columns/code-rows.ts';
import {
  type HashIndex,
  hashesOfNumbers,
  hashOfNumber,
  rowsOfHash,
  toHashIndex,
} from '../../columns/hash-index.ts';
import { lowerBound } from '../../columns/ranges.ts';
import { gatherColumns, type VehicleColumns } from '../cars/vehicle-columns.ts';
import { hashesOfVins, hashOfVin, rowsWithVin } from '../cars/vin-column.ts';
import type { SegmentTotals } from '../count/segment-totals.ts';
import type { OwnerPlaces, OwnerTable } from '../owners/owner-table.ts';
import { type PlaceColumns, PlaceIndex, toPlaceColumns } from '../owners/place-index.ts';
import { type LooseRows, orderRows } from './order-rows.ts';

/**
 * An immutable set of cars: owners in Hilbert order and each owner's cars together, by id, so that
 * every place is a short list of row ranges. Numbers only: any thread can make and read it.
 */
export interface SegmentColumns {
  readonly columns: VehicleColumns;
  /** The owners' slots in order. */
  readonly ownerSlots: Uint32Array;
  /** Where each owner's rows start, and at the end the number of rows. */
  readonly starts: Uint32Array;
  readonly places: PlaceColumns;
  readonly rowsById: HashIndex;
  readonly rowsByVin: HashIndex;
  /** Both only of segments that are large and stay. */
  readonly totals: SegmentTotals | null;
  readonly codeRows: CodeRows | null;
}

/** Puts cars in order. @param parts at least one */
export function toSegmentColumns(parts: readonly LooseRows[], owners: OwnerPlaces): SegmentColumns {
  const { rows, slots, starts } = orderRows(parts, owners);
  const columns = gatherColumns(
    parts.map((part) => part.columns),
    rows,
  );
  return {
    columns,
    ownerSlots: slots,
    starts,
    places: toPlaceColumns(slots, owners),
    rowsById: toHashIndex(hashesOfNumbers(columns.ids)),
    rowsByVin: toHashIndex(hashesOfVins(columns.vins)),
    totals: null,
    codeRows: null,
  };
}

/** So many owners are tried one by one before all are searched. */
const ranksAhead = 8;

/** Finds cars in a segment. */
export class Segment {
  readonly data: SegmentColumns;
  readonly size: number;
  readonly places: PlaceIndex;

  constructor(data: SegmentColumns, owners: OwnerTable) {
    this.data = data;
    this.size = data.columns.ids.length;
    this.places = new PlaceIndex(data.ownerSlots, data.places, owners);
  }

  get columns(): VehicleColumns {
    return this.data.columns;
  }

  /** Where each owner's rows start, and at the end the number of rows. */
  get starts(): Uint32Array {
    return this.data.starts;
  }

  idAt(row: number): number {
    return this.columns.ids[row] ?? 0;
  }

  findRow(id: number): number | undefined {
    return rowsOfHash(this.data.rowsById, hashOfNumber(id)).find((row) => this.idAt(row) === id);
  }

  rowsOfVin(vin: string): number[] {
    const rows = rowsOfHash(this.data.rowsByVin, hashOfVin(vin));
    return rowsWithVin(this.columns.vins, rows, vin);
  }

  /** The index of a row's owner in the order of owners. */
  rankAt(row: number): number {
    return lowerBound(this.starts, row + 1) - 1;
  }

  /** As `rankAt`, for a row that is not before those of owner `rank`: mostly of one of the next. */
  rankFrom(rank: number, row: number): number {
    const { starts } = this;
    const near = Math.min(rank + ranksAhead, starts.length - 1);
    for (let next = rank + 1; next <= near; next += 1) {
      if ((starts[next] ?? 0) > row) return next - 1;
    }
    return this.rankAt(row);
  }

  ownerSlotOfRank(rank: number): number {
    return this.data.ownerSlots[rank] ?? 0;
  }

  ownerSlotAt(row: number): number {
    return this.ownerSlotOfRank(this.rankAt(row));
  }

  /** The rows of an owner; empty when it has none here. */
  rowsOfOwner(slot: number): readonly [start: number, end: number] {
    const rank = this.data.ownerSlots.indexOf(slot);
    return rank === -1 ? [0, 0] : [this.starts[rank] ?? 0, this.starts[rank + 1] ?? 0];
  }
}

/** The owner of each row. */
export function ownerSlotsByRow({ ownerSlots, starts }: SegmentColumns): Uint32Array {
  const slots = new Uint32Array(starts.at(-1) ?? 0);
  ownerSlots.forEach((slot, rank) => {
    slots.fill(slot, starts[rank], starts[rank + 1]);
  });
  return slots;
}
