import type { Codes } from '../column.ts';
import type { CompactLists } from '../compact-lists.ts';
import { offsetAt } from '../compact-offsets.ts';

/**
 * Every row that is far from the others waits for memory. These loops do so little else that the
 * processor fetches a dozen rows at once; the loop that counts them then finds them in its cache.
 * Each fetches what the first `length` of `rows` have in a column. One loop per type: a loop that meets
 * several types of array runs several times slower.
 */

/** Written and never read: the compiler would remove a loop without an outcome. */
const outcome = new Float64Array(1);

/** @param stride how many bytes belong to a row, of which the first is fetched */
export function fetchBytes(
  numbers: Uint8Array,
  stride: number,
  rows: Uint32Array,
  length: number,
): void {
  let sum = 0;
  for (let at = 0; at < length; at += 1) sum += numbers[(rows[at] ?? 0) * stride] ?? 0;
  outcome[0] = sum;
}

/** Fetches codes of one or two bytes, which nearly all columns have. */
export function fetchCodes(codes: Codes, rows: Uint32Array, length: number): void {
  if (codes instanceof Uint16Array) fetchHalves(codes, rows, length);
  else if (codes instanceof Uint8Array) fetchBytes(codes, 1, rows, length);
}

function fetchHalves(numbers: Uint16Array, rows: Uint32Array, length: number): void {
  let sum = 0;
  for (let at = 0; at < length; at += 1) sum += numbers[rows[at] ?? 0] ?? 0;
  outcome[0] = sum;
}

/** As `fetchBytes`, for numbers of four bytes. */
export function fetchWords(numbers: Int32Array, rows: Uint32Array, length: number): void {
  let sum = 0;
  for (let at = 0; at < length; at += 1) sum += numbers[rows[at] ?? 0] ?? 0;
  outcome[0] = sum;
}

/** The first value of each row's list. */
export function fetchLists(
  { starts, values }: CompactLists,
  rows: Uint32Array,
  length: number,
): void {
  let sum = 0;
  for (let at = 0; at < length; at += 1) sum += values[offsetAt(starts, rows[at] ?? 0)] ?? 0;
  outcome[0] = sum;
}
