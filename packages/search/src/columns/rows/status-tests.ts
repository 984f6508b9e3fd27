import type { BitRows } from '../bit-rows.ts';
import type { Codes } from '../column.ts';
import type { CompactLists } from '../compact-lists.ts';
import { offsetAt } from '../compact-offsets.ts';
import type { Kernels } from '../kernels/kernels.ts';
import type { RowBlock } from './row-block.ts';
import { out, type Statuses } from './statuses.ts';

/** A filter over one column. Its arrays beside the column are in the kernels' scratch. */
export interface StatusTest {
  /** Adds what the rows of a block fail. */
  add(status: Statuses, block: RowBlock, kernels: Kernels): void;
}

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
      const [numbers, codes] = [block.stage(columns.numbers), block.stage(columns.codes)];
      const chosen = { codes, choice };
      kernels.addChosenIntervals(status, numbers, chosen, intervals, fails, block.length);
    },
  };
}

/** All bits of a mask. */
export function bitsTest({ bytes, stride }: BitRows, mask: Uint8Array, fails: number): StatusTest {
  return {
    add: (status, block, kernels) =>
      kernels.addMissingBits(status, block.stage(bytes, stride), mask, fails, block.length),
  };
}

/**
 * At least one of the wanted values. Rows that are out already are passed over: it is best done last.
 *
 * @param wanted 1 by value
 */
export function listTest(lists: CompactLists, wanted: Uint8Array, fails: number): StatusTest {
  return {
    add: (status, block) => {
      block.forEachChunk((start, end, position) => {
        addUnlisted(status, position, lists, start, end, wanted, fails);
      });
    },
  };
}

function addUnlisted(
  status: Statuses,
  position: number,
  { starts, values }: CompactLists,
  start: number,
  end: number,
  wanted: Uint8Array,
  fails: number,
): void {
  for (let row = start, at = position; row < end; row += 1, at += 1) {
    const before = status[at] ?? 0;
    if (before >= out) continue;
    const last = offsetAt(starts, row + 1);
    let found = 0;
    for (let from = offsetAt(starts, row); from < last; from += 1)
      found |= wanted[values[from] ?? 0] ?? 0;
    if (found === 0) status[at] = before + fails;
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
