import { type Codes, toWholeNumbers } from './column.ts';
import { allocate } from './memory.ts';

/**
 * Where each row of something begins, ascending: a base for every sixteen rows, and from it on a
 * step that is small where rows are short.
 */
export interface CompactOffsets {
  readonly bases: Uint32Array;
  readonly steps: Codes;
}

/** Sixteen rows share a base: the row shifted right by this is the place of its base. */
export const rowsPerBaseBits = 4;

/** @param offsets ascending; one more than there are rows, where the last one ends */
export function toCompactOffsets(offsets: Uint32Array): CompactOffsets {
  const blocks = Math.ceil(offsets.length / (1 << rowsPerBaseBits));
  const bases = new Uint32Array(allocate(4 * blocks));
  for (let block = 0; block < blocks; block += 1) {
    bases[block] = offsets[block << rowsPerBaseBits] ?? 0;
  }
  const steps = new Uint32Array(offsets.length);
  for (let row = 0; row < steps.length; row += 1) {
    steps[row] = (offsets[row] ?? 0) - (bases[row >> rowsPerBaseBits] ?? 0);
  }
  return { bases, steps: toWholeNumbers(steps) };
}

/** Where a row begins. @param row up to and with the number of rows, which gives the end of the last */
export function offsetAt({ bases, steps }: CompactOffsets, row: number): number {
  return (bases[row >> rowsPerBaseBits] ?? 0) + (steps[row] ?? 0);
}

/** The offsets in four bytes each, as `toCompactOffsets` took them. */
export function toOffsets({ bases, steps }: CompactOffsets): Uint32Array {
  const offsets = Uint32Array.from(steps);
  for (let row = 0; row < offsets.length; row += 1) {
    offsets[row] = (offsets[row] ?? 0) + (bases[row >> rowsPerBaseBits] ?? 0);
  }
  return offsets;
}
