import type { Codes } from './column.ts';
import { fetchWords } from './rows/fetch-ahead.ts';

/** The counting loops: each adds the first `length` of `rows` to counts that the caller holds. */

/**
 * Counts of some codes, side by side: each code once, and none that was not counted. Of bits that were counted as bytes
 * some may be negative: only what `foldByteCounts` makes of them means something.
 */
export interface CodeCounts {
  readonly codes: Uint32Array;
  readonly counts: Int32Array;
}

/** The counts that are not 0, by code ascending. */
export function toCodeCounts(counts: Uint32Array): CodeCounts {
  const packed = counts.slice();
  const codes = new Uint32Array(counts.length);
  return takePacked(packed, codes, packCounts(packed, codes));
}

/**
 * Moves the counts that are not 0 to the front, and writes their codes, ascending.
 *
 * @param codes as long as the counts or longer
 * @returns how many there are
 */
export function packCounts(counts: Uint32Array, codes: Uint32Array): number {
  let present = 0;
  for (let code = 0; code < counts.length; code += 1) {
    const count = counts[code] ?? 0;
    // Always written, seldom counted: cheaper than a branch that the processor cannot predict.
    codes[present] = code;
    counts[present] = count;
    if (count !== 0) present += 1;
  }
  return present;
}

/** What `packCounts` has packed, in memory of its own. @param present how many there are */
export function takePacked(counts: Uint32Array, codes: Uint32Array, present: number): CodeCounts {
  const told = counts.slice(0, present);
  return { codes: codes.slice(0, present), counts: new Int32Array(told.buffer) };
}

/** Adds each count under its code. @param below where 0 is among the sums */
export function addCounts(sums: Uint32Array, below: number, { codes, counts }: CodeCounts): void {
  for (let at = 0; at < codes.length; at += 1) {
    const sum = below + (codes[at] ?? 0);
    sums[sum] = (sums[sum] ?? 0) + (counts[at] ?? 0);
  }
}

/** Adds each count under the number of its code. @param below where 0 is among the sums */
export function addCountsUnder(
  sums: Uint32Array,
  below: number,
  numbers: Int32Array,
  { codes, counts }: CodeCounts,
): void {
  for (let at = 0; at < codes.length; at += 1) {
    const sum = below + (numbers[codes[at] ?? 0] ?? 0);
    sums[sum] = (sums[sum] ?? 0) + (counts[at] ?? 0);
  }
}

/** Counts by code in an array of so many. */
export function toArray(parts: readonly CodeCounts[], length: number): number[] {
  const sums = new Array<number>(length).fill(0);
  for (const { codes, counts } of parts) {
    for (let at = 0; at < codes.length; at += 1) {
      const code = codes[at] ?? 0;
      if (code < length) sums[code] = (sums[code] ?? 0) + (counts[at] ?? 0);
    }
  }
  return sums;
}

/** Adds one to the count of each row’s code. @param length how many of `rows` are meant, from the first on */
export function countCodes(
  counts: Uint32Array,
  codes: Codes,
  rows: Uint32Array,
  length: number,
): void {
  // One loop per type: a loop that meets several types of array runs several times slower.
  if (codes instanceof Uint16Array) countHalves(counts, codes, rows, length);
  else if (codes instanceof Uint32Array) countWords(counts, codes, rows, length);
  else countSingleBytes(counts, codes, rows, length);
}

function countHalves(counts: Uint32Array, codes: Uint16Array, rows: Uint32Array, length: number) {
  for (let at = 0; at < length; at += 1) {
    const code = codes[rows[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

function countWords(counts: Uint32Array, codes: Uint32Array, rows: Uint32Array, length: number) {
  for (let at = 0; at < length; at += 1) {
    const code = codes[rows[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

function countSingleBytes(
  counts: Uint32Array,
  codes: Uint8Array,
  rows: Uint32Array,
  length: number,
): void {
  for (let at = 0; at < length; at += 1) {
    const code = codes[rows[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** Counts how far each number lies below `from`; what lies beyond the counts is counted at their ends. */
export function countDistances(
  counts: Uint32Array,
  numbers: Int32Array,
  from: number,
  rows: Uint32Array,
  length: number,
): void {
  const last = counts.length - 1;
  for (let at = 0; at < length; at += 1) {
    const distance = from - (numbers[rows[at] ?? 0] ?? 0);
    const code = distance < 0 ? 0 : distance > last ? last : distance;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** Counts whole bytes, not bits: `foldByteCounts` makes bits of them. @param counts 256 per byte of a row */
export function countBitRows(
  counts: Uint32Array,
  bytes: Uint8Array,
  stride: number,
  rows: Uint32Array,
  length: number,
): void {
  for (let at = 0; at < length; at += 1) {
    const from = (rows[at] ?? 0) * stride;
    for (let byte = 0; byte < stride; byte += 1) {
      const index = 256 * byte + (bytes[from + byte] ?? 0);
      counts[index] = (counts[index] ?? 0) + 1;
    }
  }
}

/** Counts per bit of the row, of counts of whole bytes. @param stride bytes of a row */
export function foldByteCounts(parts: readonly CodeCounts[], stride: number): Int32Array {
  const bits = new Int32Array(8 * stride);
  for (const { codes, counts } of parts) {
    for (let at = 0; at < codes.length; at += 1) {
      const code = codes[at] ?? 0;
      const first = 8 * (code >> 8);
      for (let rest = code & 0xff; rest !== 0; rest &= rest - 1) {
        const bit = first + 31 - Math.clz32(rest & -rest);
        bits[bit] = (bits[bit] ?? 0) + (counts[at] ?? 0);
      }
    }
  }
  return bits;
}

/**
 * Adds one to the count of each value in the lists of rows.
 *
 * @param offsets where the values of each row begin, as a `ListColumn` has them
 * @param length how many of `rows` are meant, from the first on
 */
export function countLists(
  counts: Uint32Array,
  offsets: Uint32Array,
  values: Codes,
  rows: Uint32Array,
  length: number,
): void {
  for (let at = 0; at < length; at += 1) {
    const row = rows[at] ?? 0;
    const end = offsets[row + 1] ?? 0;
    for (let from = offsets[row] ?? 0; from < end; from += 1) {
      const value = values[from] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
}

/** Smallest, largest and sum of the numbers that are there. */
export class NumberSummary {
  readonly #missing: number;
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;
  #sum = 0;
  #count = 0;

  /** @param missing stands for no number */
  constructor(missing: number) {
    this.#missing = missing;
  }

  add(numbers: Int32Array, rows: Uint32Array, length: number): void {
    fetchWords(numbers, rows, length);
    let min = this.#min;
    let max = this.#max;
    let sum = this.#sum;
    let count = this.#count;
    for (let at = 0; at < length; at += 1) {
      const value = numbers[rows[at] ?? 0] ?? 0;
      if (value === this.#missing) continue;
      if (value < min) min = value;
      if (value > max) max = value;
      sum += value;
      count += 1;
    }
    [this.#min, this.#max, this.#sum, this.#count] = [min, max, sum, count];
  }

  /** @param summary of other rows: smallest, largest, sum and number */
  merge(summary: Float64Array): void {
    const [min = 0, max = 0, sum = 0, count = 0] = summary;
    if (count === 0) return;
    this.#min = Math.min(this.#min, min);
    this.#max = Math.max(this.#max, max);
    this.#sum += sum;
    this.#count += count;
  }

  /** Smallest, largest, sum and number. */
  toNumbers(): Float64Array {
    return Float64Array.of(this.#min, this.#max, this.#sum, this.#count);
  }

  /** Null when nothing was added. */
  finish(): { min: number; max: number; average: number } | null {
    if (this.#count === 0) return null;
    return { min: this.#min, max: this.#max, average: this.#sum / this.#count };
  }
}
