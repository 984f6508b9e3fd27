import { allocate } from './memory.ts';

/**
 * Finds rows by the hash of a key that the rows themselves hold: lists of the rows whose hashes are
 * near one another.
 */
export interface HashIndex {
  /** Where each list begins among the rows, and at the end their number. */
  readonly offsets: Uint32Array;
  /** The lists one behind the other: so many bytes a row as all rows need (`bytesPerRow`). */
  readonly rows: Uint8Array;
}

/** Rows that are compared for each that is found, on average. */
const rowsPerList = 8;

/** @param hashes by row */
export function toHashIndex(hashes: Uint32Array): HashIndex {
  const lists = Math.ceil(hashes.length / rowsPerList);
  const offsets = new Uint32Array(allocate(4 * (lists + 1)));
  for (const hash of hashes) {
    const list = listOf(hash, lists);
    offsets[list + 1] = (offsets[list + 1] ?? 0) + 1;
  }
  for (let list = 0; list < lists; list += 1) {
    offsets[list + 1] = (offsets[list + 1] ?? 0) + (offsets[list] ?? 0);
  }
  const next = offsets.slice();
  const width = bytesPerRow(hashes.length);
  const rows = new Uint8Array(allocate(width * hashes.length));
  for (let row = 0; row < hashes.length; row += 1) {
    const list = listOf(hashes[row] ?? 0, lists);
    const index = next[list] ?? 0;
    for (let byte = 0; byte < width; byte += 1) rows[width * index + byte] = row >>> (8 * byte);
    next[list] = index + 1;
  }
  return { offsets, rows };
}

function bytesPerRow(rows: number): number {
  if (rows <= 2 ** 16) return 2;
  return rows <= 2 ** 24 ? 3 : 4;
}

/** Spreads all hashes over the lists, however many these are. */
function listOf(hash: number, lists: number): number {
  return Math.floor((hash / 2 ** 32) * lists);
}

/** Rows that may have the key, ascending: the caller compares. */
export function rowsOfHash({ offsets, rows }: HashIndex, hash: number): number[] {
  const lists = offsets.length - 1;
  const width = bytesPerRow(offsets[lists] ?? 0);
  const list = listOf(hash, lists);
  const start = offsets[list] ?? 0;
  const end = offsets[list + 1] ?? 0;
  return Array.from({ length: end - start }, (_, index) => {
    let row = 0;
    for (let byte = width - 1; byte >= 0; byte -= 1) {
      row = 256 * row + (rows[width * (start + index) + byte] ?? 0);
    }
    return row;
  });
}

/** The hashes of numbers, by row. */
export function hashesOfNumbers(values: ArrayLike<number>): Uint32Array {
  const hashes = new Uint32Array(values.length);
  for (let row = 0; row < hashes.length; row += 1) hashes[row] = hashOfNumber(values[row] ?? 0);
  return hashes;
}

/** 32 bits. @param value a whole number from 0 up to 2⁵³ − 1 */
export function hashOfNumber(value: number): number {
  const mixed = Math.imul((value ^ (value / 2 ** 32)) >>> 0, 0x9e37_79b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** FNV-1a over bytes `start` up to `end`, mixed once more: slots are chosen by the high bits. */
export function hashOfBytes(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c_9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
