import { concatNumbers, takeNumbers } from '../columns/column.ts';
import { HashIndex, hashOfNumber } from '../columns/hash-index.ts';
import { lowerBound } from '../columns/ranges.ts';
import { hashesOfTexts, hashOfText, textAt } from '../columns/text-column.ts';
import type { OwnerTable } from './owner-table.ts';
import { PlaceIndex } from './place-index.ts';
import { concatColumns, takeColumns, type VehicleColumns } from './vehicle-columns.ts';

/** Columns whose rows are in any order, with the owner of each. */
export interface LooseRows {
  readonly columns: VehicleColumns;
  readonly ownerSlots: Uint32Array<ArrayBuffer>;
}

/**
 * An immutable set of cars as columns. Owners stand in Hilbert order and each owner's cars together,
 * by id, so that every place is a short list of row ranges.
 */
export class Segment {
  readonly size: number;
  readonly columns: VehicleColumns;
  /** The owners' slots in order. */
  readonly ownerSlots: Uint32Array;
  /** Where each owner's rows start, and at the end the number of rows. */
  readonly starts: Uint32Array;
  readonly places: PlaceIndex;
  readonly #rowOfId: HashIndex;
  readonly #rowOfVin: HashIndex;

  constructor({ columns, ownerSlots }: LooseRows, owners: OwnerTable) {
    const slots = [...new Set(ownerSlots)].sort((a, b) => owners.compare(a, b));
    const { rows, starts } = orderRows(ownerSlots, slots, columns.ids);
    this.size = rows.length;
    this.columns = takeColumns(columns, rows);
    this.ownerSlots = Uint32Array.from(slots);
    this.starts = starts;
    this.places = new PlaceIndex(slots.map((slot) => owners.get(slot)));
    this.#rowOfId = new HashIndex(Uint32Array.from(this.columns.ids, hashOfNumber));
    this.#rowOfVin = new HashIndex(hashesOfTexts(this.columns.vins));
  }

  vinAt(row: number): string {
    return textAt(this.columns.vins, row) ?? '';
  }

  idAt(row: number): number {
    return this.columns.ids[row] ?? 0;
  }

  findRow(id: number): number | undefined {
    return this.#rowOfId.candidates(hashOfNumber(id)).find((row) => this.idAt(row) === id);
  }

  rowsOfVin(vin: string): number[] {
    return this.#rowOfVin.candidates(hashOfText(vin)).filter((row) => this.vinAt(row) === vin);
  }

  /** The place of a row's owner in `ownerSlots`. */
  rankAt(row: number): number {
    return lowerBound(this.starts, row + 1) - 1;
  }

  ownerSlotAt(row: number): number {
    return this.ownerSlots[this.rankAt(row)] ?? 0;
  }

  /** The rows of an owner; empty when it has none here. */
  rowsOfOwner(slot: number): readonly [start: number, end: number] {
    const rank = this.ownerSlots.indexOf(slot);
    return rank === -1 ? [0, 0] : [this.starts[rank] ?? 0, this.starts[rank + 1] ?? 0];
  }
}

/** Rows by owner and then by id: one pass to count, one to place, and sorting only where ids are not in order. */
function orderRows(ownerSlots: Uint32Array, slots: readonly number[], ids: Float64Array) {
  const rankOfSlot = new Map(slots.map((slot, rank) => [slot, rank]));
  const ranks = Uint32Array.from(ownerSlots, (slot) => rankOfSlot.get(slot) ?? 0);
  const starts = new Uint32Array(slots.length + 1);
  for (const rank of ranks) starts[rank + 1] = (starts[rank + 1] ?? 0) + 1;
  for (let rank = 0; rank < slots.length; rank += 1) {
    starts[rank + 1] = (starts[rank + 1] ?? 0) + (starts[rank] ?? 0);
  }
  const next = starts.slice();
  const rows = new Uint32Array(ownerSlots.length);
  for (let row = 0; row < ranks.length; row += 1) {
    const rank = ranks[row] ?? 0;
    const place = next[rank] ?? 0;
    rows[place] = row;
    next[rank] = place + 1;
  }
  for (let rank = 0; rank < slots.length; rank += 1) {
    const own = rows.subarray(starts[rank], starts[rank + 1]);
    if (!ascends(own, ids)) own.sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
  }
  return { rows, starts };
}

function ascends(rows: Uint32Array, ids: Float64Array): boolean {
  for (let place = 1; place < rows.length; place += 1) {
    if ((ids[rows[place - 1] ?? 0] ?? 0) > (ids[rows[place] ?? 0] ?? 0)) return false;
  }
  return true;
}

/** A segment and which of its rows were deleted or replaced since, ascending. */
export interface Layer {
  readonly segment: Segment;
  readonly removed: Uint32Array;
}

/** The rows of several layers that are still there, and of loose ones. */
export function collectRows(layers: readonly Layer[], added: LooseRows): LooseRows {
  const parts = [
    ...layers.map(({ segment, removed }) => ({
      columns: segment.columns,
      ownerSlots: slotsByRow(segment),
      removed,
    })),
    { ...added, removed: new Uint32Array() },
  ];
  const kept = parts.map(({ columns, ownerSlots, removed }) => {
    const rows = remainingRows(ownerSlots.length, removed);
    return {
      columns: removed.length === 0 ? columns : takeColumns(columns, rows),
      ownerSlots: takeNumbers(ownerSlots, rows),
    };
  });
  const [first = added, ...others] = kept;
  return {
    columns: concatColumns(
      first.columns,
      others.map(({ columns }) => columns),
    ),
    ownerSlots: concatNumbers(
      first.ownerSlots,
      others.map(({ ownerSlots }) => ownerSlots),
    ),
  };
}

function slotsByRow({ size, ownerSlots, starts }: Segment): Uint32Array<ArrayBuffer> {
  const slots = new Uint32Array(size);
  ownerSlots.forEach((slot, rank) => {
    slots.fill(slot, starts[rank], starts[rank + 1]);
  });
  return slots;
}

function remainingRows(size: number, removed: Uint32Array): Uint32Array {
  const rows = new Uint32Array(size - removed.length);
  let [place, hole] = [0, 0];
  for (let row = 0; row < size; row += 1) {
    if (removed[hole] === row) hole += 1;
    else rows[place++] = row;
  }
  return rows;
}
