import type { Codes, ListColumn } from '../column.ts';
import type { CompactOffsets } from '../compact-offsets.ts';
import type { CodeCounts } from '../counting.ts';
import type { Scratch } from '../rows/scratch.ts';
import type { Statuses } from '../rows/statuses.ts';

/** Which of two intervals a row has, by its code: 0 for the first, 255 for the second. */
export interface ChosenByCode {
  readonly codes: Codes;
  readonly choice: Uint8Array | Uint8ClampedArray;
}

/**
 * The loops over the rows of a block. All arrays are of `scratch`, which hands out room behind each;
 * `length` is a number of rows or, where there are `positions`, of those. Positions ascend.
 */
export interface Kernels {
  readonly name: 'wasm' | 'plain';
  readonly scratch: Scratch;
  /** An array with anything in it that kernels can read, for as long as somebody holds it. */
  keep(length: number): Int32Array;
  /** Makes matches of `length` rows. Behind them, up to a whole step, no row counts anywhere. */
  clear(status: Statuses, length: number): void;
  /** Adds to each status what the row's code has in the table. */
  addTable(status: Statuses, table: Statuses, codes: Codes, length: number): void;
  /**
   * Adds `fails` where a number is in none of the intervals.
   *
   * @param intervals smallest, largest, smallest, largest …, inclusive
   */
  addIntervals(
    status: Statuses,
    numbers: Int32Array,
    intervals: Int32Array,
    fails: number,
    length: number,
  ): void;
  /**
   * Adds `fails` where a number is not in the interval that the row's code chooses.
   *
   * @param intervals two, as above
   */
  addChosenIntervals(
    status: Statuses,
    numbers: Int32Array,
    chosen: ChosenByCode,
    intervals: Int32Array,
    fails: number,
    length: number,
  ): void;
  /** Adds `fails` where a row lacks one of the mask's bits. The mask is as long as a row. */
  addMissingBits(
    status: Statuses,
    rows: Uint8Array,
    mask: Uint8Array,
    fails: number,
    length: number,
  ): void;
  /**
   * Adds `fails` where none of the values in a row's list is wanted.
   *
   * @param offsets a list ends where the next one begins
   * @param wanted 1 by value, else 0
   */
  addUnlisted(
    status: Statuses,
    lists: ListColumn<Codes>,
    wanted: Uint8Array,
    fails: number,
    positions: Uint32Array,
    length: number,
  ): void;
  /** Lists the rows of one status. @returns how many there are */
  emit(status: Statuses, wanted: number, length: number, positions: Uint32Array): number;
  /** Lists the rows that fail one filter at most. @returns how many there are */
  emitOpen(status: Statuses, length: number, open: Uint32Array): number;
  /** Lists the rows that are no match. @returns how many there are */
  emitOthers(status: Statuses, length: number, others: Uint32Array): number;
  /** Lists the matches whose numbers are within bounds, which are inclusive. @returns how many there are */
  emitWithin(
    status: Statuses,
    numbers: Int32Array,
    low: number,
    high: number,
    length: number,
    matches: Uint32Array,
  ): number;
  /**
   * Writes as many offsets as there is room for, each moved by `shift`.
   *
   * @param skipped rows of the first base that are left out: the first step is of the one after them
   */
  writeOffsets(offsets: Uint32Array, compact: CompactOffsets, skipped: number, shift: number): void;
  /** Adds halves to sums, position by position. */
  addHalves(sums: Uint32Array, halves: Uint16Array, length: number): void;
  /** Adds 1 to the count of the code at each position. */
  countCodes(counts: Uint32Array, codes: Codes, positions: Uint32Array, length: number): void;
  /**
   * Counts bits as bytes, 256 codes per byte of a row: a count of a code is one of each bit of it.
   * Which codes make up a bit's count differs; `foldByteCounts` has the outcome.
   */
  countBitRows(
    counts: Uint32Array,
    rows: Uint8Array,
    stride: number,
    positions: Uint32Array,
    length: number,
  ): void;
  /** Counts how far each number lies below `from`; what lies beyond the counts is counted at their ends. */
  countDistances(
    counts: Uint32Array,
    numbers: Int32Array,
    from: number,
    positions: Uint32Array,
    length: number,
  ): void;
  /** Adds 1 for each value in the lists at the positions; a list ends where the next one begins. */
  countLists(
    counts: Uint32Array,
    offsets: Uint32Array,
    values: Codes,
    positions: Uint32Array,
    length: number,
  ): void;
  /**
   * Moves the counts that are not 0 to the front, and writes their codes, ascending.
   *
   * @param codes as long as the counts
   * @returns how many there are
   */
  packCounts(counts: Uint32Array, codes: Uint32Array): number;
  /** Adds each count under its code. @param below where 0 is among the sums */
  addCounts(sums: Uint32Array, below: number, counts: CodeCounts): void;
  /**
   * Adds each count under the number of its code.
   *
   * @param below where 0 is among the sums: numbers may be below 0
   * @param numbers by code, of every code that is counted; faster where they are of `keep`
   */
  addCountsUnder(sums: Uint32Array, below: number, numbers: Int32Array, counts: CodeCounts): void;
  /**
   * Smallest, largest, sum and number of the matches' numbers, except those that are `missing`.
   *
   * @param summary where they are written; without any number the smallest is above the largest
   */
  summarize(
    numbers: Int32Array,
    status: Statuses,
    missing: number,
    length: number,
    summary: Float64Array,
  ): void;
}
