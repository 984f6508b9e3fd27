/**
 * The loops of `src/columns/kernels` in AssemblyScript: what they do and what their parameters mean is
 * told there. Here all arrays are addresses in one memory that the caller owns.
 */

export { countBitRows } from './bit-counts';
export { addMissingBits } from './bit-filters';
export {
  countByteLists,
  countBytes,
  countDistances,
  countHalfLists,
  countHalves,
  countWordLists,
  countWords,
} from './counts';
export {
  addChosenBytes,
  addChosenHalves,
  addChosenWords,
  addIntervals,
  emitWithin,
} from './intervals';
export { addUnlistedBytes, addUnlistedHalves, addUnlistedWords } from './list-filters';
export { emit, emitOpen, emitOthers } from './lists';
export { writeByteOffsets, writeHalfOffsets, writeWordOffsets } from './offsets';
export { packCounts } from './packing';
export { addCounts, addCountsUnder, addHalves, summarize } from './sums';
export { addTableBytes, addTableHalves, addTableWords } from './tables';

/** The first address that is the caller's. */
export function firstFree(): usize {
  return __heap_base;
}

/** Zeros up to `length`, and from there on, up to a whole step, rows that count nowhere. */
export function clear(status: usize, length: u32, wholeLength: u32, outside: u32): void {
  memory.fill(status, 0, length);
  memory.fill(status + length, <u8>outside, wholeLength - length);
}
