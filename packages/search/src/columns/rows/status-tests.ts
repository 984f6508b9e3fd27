import type { BitRows } from '../bit-rows.ts';
import type { Codes } from '../column.ts';
import type { CompactLists } from '../compact-lists.ts';
import { offsetAt } from '../compact-offsets.ts';
import type { Kernels } from '../kernels/kernels.ts';
import { fetchBytes } from './fetch-ahead.ts';
import type { RowBlock } from './row-block.ts';
import type { RowList } from './row-list.ts';
import type { Statuses } from './statuses.ts';

/** A filter over one column. Its arrays beside the column are in the kernels' scratch. */
export interface StatusTest {
  /**
   * Adds what the rows of a block fail.
   *
   * @param open lists the rows that are not out yet
   */
  add(status: Statuses, block: RowBlock, kernels: Kernels, open: () => RowList): void;
}

/** Below one in so many rows that are not out yet, staging a block costs more than reading these row by row. */
const rowsPerOpen = { bits: 6, lists: 4 };

/** What every code adds, for filters on any of the axes of joint codes. */
export function tableTest(codes: Codes, table: Statuses): StatusTest {
  return {
    add: (status, block, kernels) =>
      kernels.addTable(status, table, block.stage(codes), block.length),
  };
}

/** @param intervals inclusive, flat: one of them is enough */
export function intervalTest(
  numbers: Int32Array,
  intervals: Int32Array,
  fails: number,
): StatusTest {
  return {
    add: (status, block, kernels) =>
      kernels.addIntervals(status, block.stage(numbers), intervals, fails, block.length),
  };
}

/**
 * One of two intervals, by the code of each row.
 *
 * @param choice by code, 0 for the first interval and 255 for the second
 * @param intervals inclusive, flat
 */
export function intervalByCodeTest(
  columns: { readonly numbers: Int32Array; readonly codes: Codes },
  choice: Uint8ClampedArray,
  intervals: Int32Array,
  fails: number,
): StatusTest {
  return {
    add(status, block, kernels) {
      const numbers = block.stage(columns.numbers);
      const codes = block.stage(columns.codes);
      const chosen = { codes, choice };
      kernels.addChosenIntervals(status, numbers, chosen, intervals, fails, block.length);
    },
  };
}

/** All bits of a mask. It is best done when others have put rows out. */
export function bitsTest({ bytes, stride }: BitRows, mask: Uint8Array, fails: number): StatusTest {
  const wanted = wantedBytes(mask);
  return {
    add(status, block, kernels, open) {
      const left = open();
      if (left.hasOneIn(rowsPerOpen.bits))
        kernels.addMissingBits(status, block.stage(bytes, stride), mask, fails, block.length);
      else addLacking(status, left, { bytes, stride }, wanted, fails);
    },
  };
}

/** The bytes of a mask that have any bit, and where they are. */
interface WantedBytes {
  readonly places: Uint8Array;
  readonly bits: Uint8Array;
}

function wantedBytes(mask: Uint8Array): WantedBytes {
  const places = Uint8Array.from(mask.keys()).filter((place) => mask[place] !== 0);
  return { places, bits: places.map((place) => mask[place] ?? 0) };
}

function addLacking(
  status: Statuses,
  { positions, rows, length }: RowList,
  { bytes, stride }: BitRows,
  { places, bits }: WantedBytes,
  fails: number,
): void {
  fetchBytes(bytes, stride, rows, length);
  for (let at = 0; at < length; at += 1) {
    const from = (rows[at] ?? 0) * stride;
    let absent = 0;
    for (let one = 0; one < places.length; one += 1)
      absent |= (bits[one] ?? 0) & ~(bytes[from + (places[one] ?? 0)] ?? 0);
    if (absent === 0) continue;
    const position = positions[at] ?? 0;
    status[position] = (status[position] ?? 0) + fails;
  }
}

/**
 * At least one of the wanted values. Rows that are out already are passed over: it is best done last.
 *
 * @param wanted 1 by value, in the kernels' scratch
 */
export function listTest(lists: CompactLists, wanted: Uint8Array, fails: number): StatusTest {
  return {
    add(status, block, kernels, open) {
      const left = open();
      if (left.hasOneIn(rowsPerOpen.lists)) {
        const staged = block.stageLists(lists, kernels);
        kernels.addUnlisted(status, staged, wanted, fails, left.positions, left.length);
      } else addUnlisted(status, left, lists, wanted, fails);
    },
  };
}

function addUnlisted(
  status: Statuses,
  { positions, rows, length }: RowList,
  { starts, values }: CompactLists,
  wanted: Uint8Array,
  fails: number,
): void {
  for (let at = 0; at < length; at += 1) {
    const row = rows[at] ?? 0;
    const last = offsetAt(starts, row + 1);
    let found = 0;
    for (let from = offsetAt(starts, row); from < last; from += 1)
      found |= wanted[values[from] ?? 0] ?? 0;
    if (found !== 0) continue;
    const position = positions[at] ?? 0;
    status[position] = (status[position] ?? 0) + fails;
  }
}

/** None at all: for what no row can have. */
export function noneTest(fails: number): StatusTest {
  return {
    add: (status, block) => {
      for (let at = 0; at < block.length; at += 1) status[at] = (status[at] ?? 0) + fails;
    },
  };
}
