import { allocate } from './memory.ts';

/**
 * A fixed number of bits per row, `stride` bytes each: which of a small vocabulary a row has. All of
 * several are asked for with one mask.
 */
export interface BitRows {
  readonly stride: number;
  readonly bytes: Uint8Array;
}

/** The bytes of one row with the bits of `indexes` set. */
export function toBits(indexes: readonly number[], stride: number): Uint8Array {
  const bytes = new Uint8Array(stride);
  for (const index of indexes) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (1 << (index & 7));
  return bytes;
}

/** The indexes of the bits that are set in a row, ascending. */
export function bitsAt({ stride, bytes }: BitRows, row: number): number[] {
  const indexes: number[] = [];
  for (let index = 0; index < 8 * stride; index += 1) {
    if (((bytes[row * stride + (index >> 3)] ?? 0) >> (index & 7)) & 1) indexes.push(index);
  }
  return indexes;
}

/** Some rows in one order, in bytes of their own. */
export function takeBits({ stride, bytes }: BitRows, rows: Uint32Array): BitRows {
  const taken = new Uint8Array(allocate(stride * rows.length));
  for (let index = 0; index < rows.length; index += 1) {
    const from = (rows[index] ?? 0) * stride;
    for (let byte = 0; byte < stride; byte += 1) {
      taken[index * stride + byte] = bytes[from + byte] ?? 0;
    }
  }
  return { stride, bytes: taken };
}
