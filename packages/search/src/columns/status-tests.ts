import type { BitRows } from './bit-rows.ts';
import type { Codes, ListColumn } from './column.ts';

/**
 * The status of a row is the sum of what its failed tests add: 0 is a match, `failureOf(k)` alone a
 * row that only filter `k` keeps out, and everything from `out` on counts nowhere.
 */
const failure = 64;
export const out = 2 * failure;

export function failureOf(filter: number): number {
  return failure + filter;
}

/** The filter that alone fails; only for a status between 0 and `out`. */
export function filterOfStatus(status: number): number {
  return status - failure;
}

/** A filter over one column. Each class has a loop of its own, so that no loop meets two types of test. */
export interface StatusTest {
  /** Adds to `status[at …]` what rows `start` up to `end` fail. */
  add(status: Uint16Array, at: number, start: number, end: number): void;
}

/** What every code adds, for filters on any of the axes of joint codes. */
export class TableTest implements StatusTest {
  readonly #codes: Codes;
  readonly #table: Uint16Array;

  constructor(codes: Codes, table: Uint16Array) {
    this.#codes = codes;
    this.#table = table;
  }

  add(status: Uint16Array, at: number, start: number, end: number): void {
    const codes = this.#codes;
    const table = this.#table;
    for (let row = start, place = at; row < end; row += 1, place += 1) {
      status[place] = (status[place] ?? 0) + (table[codes[row] ?? 0] ?? 0);
    }
  }
}

/** Inclusive intervals of numbers; one of them is enough. */
export class IntervalTest implements StatusTest {
  readonly #numbers: Int32Array;
  readonly #intervals: readonly (readonly [min: number, max: number])[];
  readonly #fails: number;

  constructor(
    numbers: Int32Array,
    intervals: readonly (readonly [min: number, max: number])[],
    fails: number,
  ) {
    this.#numbers = numbers;
    this.#intervals = intervals;
    this.#fails = fails;
  }

  add(status: Uint16Array, at: number, start: number, end: number): void {
    const [only = [1, 0]] = this.#intervals;
    if (this.#intervals.length > 1) this.#addAny(status, at, start, end);
    else this.#addOne(status, at, start, end, only[0], only[1]);
  }

  /** Plain numbers instead of an object: a hot loop. */
  #addOne(
    status: Uint16Array,
    at: number,
    start: number,
    end: number,
    min: number,
    max: number,
  ): void {
    const numbers = this.#numbers;
    const fails = this.#fails;
    for (let row = start, place = at; row < end; row += 1, place += 1) {
      const value = numbers[row] ?? 0;
      if (value < min || value > max) status[place] = (status[place] ?? 0) + fails;
    }
  }

  #addAny(status: Uint16Array, at: number, start: number, end: number): void {
    for (let row = start, place = at; row < end; row += 1, place += 1) {
      const value = this.#numbers[row] ?? 0;
      if (!this.#intervals.some(([min, max]) => value >= min && value <= max)) {
        status[place] = (status[place] ?? 0) + this.#fails;
      }
    }
  }
}

/** All bits of a mask. */
export class BitsTest implements StatusTest {
  readonly #rows: BitRows;
  readonly #mask: Uint8Array;
  readonly #fails: number;

  constructor(rows: BitRows, mask: Uint8Array, fails: number) {
    this.#rows = rows;
    this.#mask = mask;
    this.#fails = fails;
  }

  add(status: Uint16Array, at: number, start: number, end: number): void {
    const { bytes, stride } = this.#rows;
    const mask = this.#mask;
    for (let row = start, place = at; row < end; row += 1, place += 1) {
      let absent = 0;
      for (let byte = 0; byte < stride; byte += 1) {
        absent |= (mask[byte] ?? 0) & ~(bytes[row * stride + byte] ?? 0);
      }
      if (absent !== 0) status[place] = (status[place] ?? 0) + this.#fails;
    }
  }
}

/** At least one of the wanted values. */
export class ListTest implements StatusTest {
  readonly #lists: ListColumn<Uint32Array>;
  readonly #wanted: Uint8Array;
  readonly #fails: number;

  /** @param wanted 1 by value */
  constructor(lists: ListColumn<Uint32Array>, wanted: Uint8Array, fails: number) {
    this.#lists = lists;
    this.#wanted = wanted;
    this.#fails = fails;
  }

  add(status: Uint16Array, at: number, start: number, end: number): void {
    const { offsets, values } = this.#lists;
    for (let row = start, place = at; row < end; row += 1, place += 1) {
      let found = 0;
      for (let from = offsets[row] ?? 0; from < (offsets[row + 1] ?? 0); from += 1) {
        found |= this.#wanted[values[from] ?? 0] ?? 0;
      }
      if (found === 0) status[place] = (status[place] ?? 0) + this.#fails;
    }
  }
}
