import { concatNumbers, type WholeNumbers } from '../../columns/column.ts';
import type { VehicleColumns } from '../cars/vehicle-columns.ts';
import type { OwnerPlaces } from '../owners/owner-table.ts';

/** Cars in any order, with the owner of each. */
export interface LooseRows {
  readonly columns: VehicleColumns;
  /** By row. */
  readonly ownerSlots: Uint32Array;
  /** Rows that do not count, ascending. */
  readonly removed: Uint32Array;
}

interface Order {
  /** Rows, counted on from part to part. */
  readonly rows: Uint32Array;
  /** The owners in order. */
  readonly slots: Uint32Array;
  /** Where each owner's rows start in `rows`, and at the end their number. */
  readonly starts: Uint32Array;
}

/**
 * The order of what remains of several parts: by owner, then id. One pass counts the rows of each owner, one
 * writes them, and only where an owner's ids are not in order are they sorted.
 */
export function orderRows(parts: readonly LooseRows[], owners: OwnerPlaces): Order {
  const [first, ...others] = parts;
  if (!first) throw new Error('There are no rows to put in order.');
  const slotOfRow = concatNumbers(
    first.ownerSlots,
    others.map(({ ownerSlots }) => ownerSlots),
  );
  const ids = concatNumbers(
    first.columns.ids,
    others.map(({ columns }) => columns.ids),
  );
  const remaining = remainingRows(parts);
  const slots = ownersOf(remaining, slotOfRow, owners);
  const rankOfSlot = new Uint32Array(owners.orderKeys.length);
  slots.forEach((slot, rank) => {
    rankOfSlot[slot] = rank;
  });
  const rankOf = (row: number) => rankOfSlot[slotOfRow[row] ?? 0] ?? 0;
  const { rows, starts } = sortByRank(remaining, rankOf, slots.length);
  for (let rank = 0; rank < slots.length; rank += 1) {
    const own = rows.subarray(starts[rank], starts[rank + 1]);
    if (!ascends(own, ids)) own.sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
  }
  return { rows, slots, starts };
}

function sortByRank(remaining: Uint32Array, rankOf: (row: number) => number, ranks: number) {
  const starts = new Uint32Array(ranks + 1);
  for (const row of remaining) starts[rankOf(row) + 1] = (starts[rankOf(row) + 1] ?? 0) + 1;
  for (let rank = 0; rank < ranks; rank += 1) {
    starts[rank + 1] = (starts[rank + 1] ?? 0) + (starts[rank] ?? 0);
  }
  const next = starts.slice();
  const rows = new Uint32Array(remaining.length);
  for (const row of remaining) {
    const rank = rankOf(row);
    const index = next[rank] ?? 0;
    rows[index] = row;
    next[rank] = index + 1;
  }
  return { rows, starts };
}

/** The slots of the owners that have any of `rows`, in order. */
function ownersOf(
  rows: Uint32Array,
  slotOfRow: Uint32Array,
  { orderKeys }: OwnerPlaces,
): Uint32Array {
  const isThere = new Uint8Array(orderKeys.length);
  const slots: number[] = [];
  for (const row of rows) {
    const slot = slotOfRow[row] ?? 0;
    if (isThere[slot] === 1) continue;
    isThere[slot] = 1;
    slots.push(slot);
  }
  return Uint32Array.from(slots).sort((a, b) => (orderKeys[a] ?? 0) - (orderKeys[b] ?? 0) || a - b);
}

function remainingRows(parts: readonly LooseRows[]): Uint32Array {
  const count = parts.reduce((sum, part) => sum + part.ownerSlots.length - part.removed.length, 0);
  const rows = new Uint32Array(count);
  let index = 0;
  let first = 0;
  for (const { ownerSlots, removed } of parts) {
    let hole = 0;
    for (let row = 0; row < ownerSlots.length; row += 1) {
      if (removed[hole] === row) hole += 1;
      else rows[index++] = first + row;
    }
    first += ownerSlots.length;
  }
  return rows;
}

function ascends(rows: Uint32Array, ids: WholeNumbers): boolean {
  for (let index = 1; index < rows.length; index += 1) {
    if ((ids[rows[index - 1] ?? 0] ?? 0) > (ids[rows[index] ?? 0] ?? 0)) return false;
  }
  return true;
}
