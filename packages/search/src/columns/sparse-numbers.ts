import { allocate } from './memory.ts';

/** Numbers that few rows have: a bit tells which, and only they are stored. */
export interface SparseNumbers {
  /** A bit a row, 32 rows a word. */
  readonly present: Uint32Array;
  /** How many numbers there are before each word. */
  readonly ranks: Uint32Array;
  readonly values: Int32Array;
}

/** @param missing stands for no number */
export function toSparseNumbers(numbers: Int32Array, missing: number): SparseNumbers {
  const words = Math.ceil(numbers.length / 32);
  const present = new Uint32Array(allocate(4 * words));
  const ranks = new Uint32Array(allocate(4 * words));
  let count = 0;
  for (let row = 0; row < numbers.length; row += 1) {
    const word = row >>> 5;
    if ((row & 31) === 0) ranks[word] = count;
    if (numbers[row] === missing) continue;
    present[word] = (present[word] ?? 0) | (1 << (row & 31));
    count += 1;
  }
  const values = new Int32Array(allocate(4 * count));
  let at = 0;
  for (const number of numbers) if (number !== missing) values[at++] = number;
  return { present, ranks, values };
}

/** @param missing what to give for a row without a number */
export function sparseNumberAt(
  { present, ranks, values }: SparseNumbers,
  row: number,
  missing: number,
): number {
  const word = present[row >>> 5] ?? 0;
  const bit = 1 << (row & 31);
  if ((word & bit) === 0) return missing;
  return values[(ranks[row >>> 5] ?? 0) + countBits(word & (bit - 1))] ?? missing;
}

/** All rows side by side. */
export function toDenseNumbers(
  numbers: SparseNumbers,
  length: number,
  missing: number,
): Int32Array {
  const dense = new Int32Array(length).fill(missing);
  let at = 0;
  numbers.present.forEach((word, index) => {
    for (let rest = word; rest !== 0; rest &= rest - 1) {
      dense[32 * index + (31 - Math.clz32(rest & -rest))] = numbers.values[at++] ?? missing;
    }
  });
  return dense;
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
