import { allocate } from './memory.ts';

/**
 * A fixed number of bits per row, `stride` bytes each: which of a small vocabulary a row has. All of
 * several are asked for with one mask.
 */
export interface BitRows {
  readonly stride: number;
  readonly bytes: Uint8Array;
}

/** The bytes of one row with the bits of `places` set. */
export function toBits(places: readonly number[], stride: number): Uint8Array {
  const bytes = new Uint8Array(stride);
  for (const place of places) bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7));
  return bytes;
}

/** The places of the bits that are set in a row, ascending. */
export function bitsAt({ stride, bytes }: BitRows, row: number): number[] {
  const places: number[] = [];
  for (let place = 0; place < 8 * stride; place += 1) {
    if (((bytes[row * stride + (place >> 3)] ?? 0) >> (place & 7)) & 1) places.push(place);
  }
  return places;
}

export function takeBits({ stride, bytes }: BitRows, rows: Uint32Array): BitRows {
  const taken = new Uint8Array(allocate(stride * rows.length));
  for (let place = 0; place < rows.length; place += 1) {
    const from = (rows[place] ?? 0) * stride;
    for (let byte = 0; byte < stride; byte += 1) {
      taken[place * stride + byte] = bytes[from + byte] ?? 0;
    }
  }
  return { stride, bytes: taken };
}
