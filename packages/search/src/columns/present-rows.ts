import { allocate } from './memory.ts';

/** Which rows have something, and so how many before a row do: what rows have need not be stored for the others. */
export interface PresentRows {
  /** A bit a row, 32 rows a word. */
  readonly bits: Uint32Array;
  /** How many rows are present before each word. */
  readonly ranks: Uint32Array;
}

/** @param length how many rows there are; `isPresent` is asked once of each, in order */
export function toPresentRows(length: number, isPresent: (row: number) => boolean): PresentRows {
  const words = Math.ceil(length / 32);
  const bits = new Uint32Array(allocate(4 * words));
  const ranks = new Uint32Array(allocate(4 * words));
  let count = 0;
  for (let row = 0; row < length; row += 1) {
    const word = row >>> 5;
    if ((row & 31) === 0) ranks[word] = count;
    if (!isPresent(row)) continue;
    bits[word] = (bits[word] ?? 0) | (1 << (row & 31));
    count += 1;
  }
  return { bits, ranks };
}

/** How many rows before this one are present; -1 where it is not present itself. */
export function rankOf({ bits, ranks }: PresentRows, row: number): number {
  const word = bits[row >>> 5] ?? 0;
  const bit = 1 << (row & 31);
  return (word & bit) === 0 ? -1 : (ranks[row >>> 5] ?? 0) + countBits(word & (bit - 1));
}

/** Visits the rows that are present, in order. */
export function forEachPresent({ bits }: PresentRows, visit: (row: number) => void): void {
  for (let index = 0; index < bits.length; index += 1) {
    for (let rest = bits[index] ?? 0; rest !== 0; rest &= rest - 1) {
      visit(32 * index + (31 - Math.clz32(rest & -rest)));
    }
  }
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
