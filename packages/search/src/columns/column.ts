import type { NumberArray } from './growable-numbers.ts';
import { allocate } from './memory.ts';
import { arrayOver } from './number-arrays.ts';

/**
 * Columns are immutable. Two operations make new ones: `concat` puts columns behind one another and
 * `take` picks rows in any order, so that sorting a fresh column and merging old ones are the same operation.
 */

/** A zeroed array of the example's type. */
function arrayLike<Numbers extends NumberArray>(example: Numbers, length: number): Numbers {
  return arrayOver(example, allocate(length * example.BYTES_PER_ELEMENT), 0, length);
}

/** Copies by width, not by type: a loop that meets one type of array runs several times faster. */
export function takeNumbers<Numbers extends NumberArray>(
  numbers: Numbers,
  rows: Uint32Array,
): Numbers {
  const taken = arrayLike(numbers, rows.length);
  const { buffer, byteOffset, length, BYTES_PER_ELEMENT: width } = numbers;
  if (width === 1) {
    gatherBytes(new Uint8Array(buffer, byteOffset, length), rows, new Uint8Array(taken.buffer));
  } else if (width === 2) {
    gatherHalves(new Uint16Array(buffer, byteOffset, length), rows, new Uint16Array(taken.buffer));
  } else if (width === 4) {
    gatherWords(new Uint32Array(buffer, byteOffset, length), rows, new Uint32Array(taken.buffer));
  } else {
    gatherDoubles(
      new Float64Array(buffer, byteOffset, length),
      rows,
      new Float64Array(taken.buffer),
    );
  }
  return taken;
}

function gatherBytes(from: Uint8Array, rows: Uint32Array, to: Uint8Array): void {
  for (let index = 0; index < rows.length; index += 1) to[index] = from[rows[index] ?? 0] ?? 0;
}

function gatherHalves(from: Uint16Array, rows: Uint32Array, to: Uint16Array): void {
  for (let index = 0; index < rows.length; index += 1) to[index] = from[rows[index] ?? 0] ?? 0;
}

function gatherWords(from: Uint32Array, rows: Uint32Array, to: Uint32Array): void {
  for (let index = 0; index < rows.length; index += 1) to[index] = from[rows[index] ?? 0] ?? 0;
}

function gatherDoubles(from: Float64Array, rows: Uint32Array, to: Float64Array): void {
  for (let index = 0; index < rows.length; index += 1) to[index] = from[rows[index] ?? 0] ?? 0;
}

/** The parts one behind the other, in an array of the widest part's type. */
export function concatNumbers<Numbers extends NumberArray>(
  first: Numbers,
  others: readonly Numbers[],
): Numbers {
  if (others.length === 0) return first;
  const length = others.reduce((sum, part) => sum + part.length, first.length);
  const widest = others.reduce(
    (wide, part) => (part.BYTES_PER_ELEMENT > wide.BYTES_PER_ELEMENT ? part : wide),
    first,
  );
  const joined = arrayLike(widest, length);
  let at = 0;
  for (const part of [first, ...others]) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Codes that filters test and counts count, in the narrowest array that holds them all. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** @param codeCount codes are below this */
export function toCodes(values: Uint32Array, codeCount: number): Codes {
  if (codeCount <= 2 ** 8) return Uint8Array.from(values);
  return codeCount <= 2 ** 16 ? Uint16Array.from(values) : values;
}

/** Whole numbers from 0 on, in the narrowest array that holds them all. */
export type WholeNumbers = Codes | Float64Array;

/** A copy in the narrowest array. @param values whole numbers from 0 up to 2⁵³ − 1 */
export function toWholeNumbers(values: Uint32Array): Codes;
export function toWholeNumbers(values: Uint32Array | Float64Array): WholeNumbers;
export function toWholeNumbers(values: Uint32Array | Float64Array): WholeNumbers {
  let largest = 0;
  for (const value of values) if (value > largest) largest = value;
  const numbers = zeros(largest, values.length);
  numbers.set(values);
  return numbers;
}

function zeros(largest: number, length: number): WholeNumbers {
  if (largest < 2 ** 8) return new Uint8Array(allocate(length));
  if (largest < 2 ** 16) return new Uint16Array(allocate(2 * length));
  if (largest < 2 ** 32) return new Uint32Array(allocate(4 * length));
  return new Float64Array(allocate(8 * length));
}

/** A variable number of values per row: those of row `r` are at `offsets[r]` up to `offsets[r + 1]`. */
export interface ListColumn<Values extends NumberArray> {
  readonly offsets: Uint32Array;
  readonly values: Values;
}

/** The lists of some rows in one order; a row may come more than once. */
export function takeLists<Values extends NumberArray>(
  { offsets, values }: ListColumn<Values>,
  rows: Uint32Array,
): ListColumn<Values> {
  const takenOffsets = new Uint32Array(allocate(4 * (rows.length + 1)));
  let length = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    length += (offsets[row + 1] ?? 0) - (offsets[row] ?? 0);
    takenOffsets[index + 1] = length;
  }
  const taken = arrayLike(values, length);
  let at = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const end = offsets[row + 1] ?? 0;
    for (let from = offsets[row] ?? 0; from < end; from += 1) taken[at++] = values[from] ?? 0;
  }
  return { offsets: takenOffsets, values: taken };
}

/** Columns behind one another: rows of the second follow those of the first. */
export function concatLists<Values extends NumberArray>(
  first: ListColumn<Values>,
  others: readonly ListColumn<Values>[],
): ListColumn<Values> {
  const values = concatNumbers(
    first.values,
    others.map((part) => part.values),
  );
  const rows = [first, ...others].reduce((sum, { offsets }) => sum + offsets.length - 1, 0);
  const offsets = new Uint32Array(allocate(4 * (rows + 1)));
  let row = 0;
  let base = 0;
  for (const part of [first, ...others]) {
    for (let index = 1; index < part.offsets.length; index += 1) {
      row += 1;
      offsets[row] = base + (part.offsets[index] ?? 0);
    }
    base += part.values.length;
  }
  return { offsets, values };
}
