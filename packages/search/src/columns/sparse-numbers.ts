import { allocate } from './memory.ts';
import { forEachPresent, type PresentRows, rankOf, toPresentRows } from './present-rows.ts';

/** Numbers that few rows have: only they are stored. */
export interface SparseNumbers {
  readonly present: PresentRows;
  readonly values: Int32Array;
}

/** @param missing stands for no number */
export function toSparseNumbers(numbers: Int32Array, missing: number): SparseNumbers {
  const present = toPresentRows(numbers.length, (row) => numbers[row] !== missing);
  let count = 0;
  for (const number of numbers) if (number !== missing) count += 1;
  const values = new Int32Array(allocate(4 * count));
  let at = 0;
  for (const number of numbers) if (number !== missing) values[at++] = number;
  return { present, values };
}

/** @param missing what to give for a row without a number */
export function sparseNumberAt(
  { present, values }: SparseNumbers,
  row: number,
  missing: number,
): number {
  const rank = rankOf(present, row);
  return rank === -1 ? missing : (values[rank] ?? missing);
}

/** All rows side by side. */
export function toDenseNumbers(
  { present, values }: SparseNumbers,
  length: number,
  missing: number,
): Int32Array {
  const dense = new Int32Array(length).fill(missing);
  let at = 0;
  forEachPresent(present, (row) => {
    dense[row] = values[at++] ?? missing;
  });
  return dense;
}
