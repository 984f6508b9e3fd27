import type { Codes } from './column.ts';
import { allocate } from './memory.ts';

/** Where a column's codes are in a row: in the four bytes from `at` on, above the lowest `shift` bits. */
export interface CodeColumn {
  /** Bytes from the row's first one. */
  readonly at: number;
  readonly shift: number;
  readonly mask: number;
}

/**
 * What rows have in several columns, row by row, each code in as many bits as the largest of its column.
 * Rows that are far apart then cost one fetch from memory where each column would cost its own. Rows side by
 * side are counted faster by column.
 */
export interface CodeRows {
  readonly bytes: Uint8Array;
  /** Bytes per row. */
  readonly stride: number;
  readonly columns: Readonly<Record<string, CodeColumn>>;
}

/** A code is read with four bytes, of which the first may have seven bits of others. */
const bytesPerRead = 4;

/** @param columns by name, all of as many rows; their codes are below 2²⁵ */
export function toCodeRows(columns: Readonly<Record<string, Codes>>): CodeRows {
  const places: Record<string, CodeColumn> = {};
  let bits = 0;
  for (const [name, codes] of Object.entries(columns)) {
    const width = widthOf(codes);
    places[name] = { at: bits >> 3, shift: bits & 7, mask: 2 ** width - 1 };
    bits += width;
  }
  const stride = Math.ceil(bits / 8);
  const rows = Object.values(columns)[0]?.length ?? 0;
  const bytes = new Uint8Array(allocate(stride * rows + bytesPerRead));
  const codeRows = { bytes, stride, columns: places };
  for (const [name, codes] of Object.entries(columns)) write(codeRows, places[name], codes);
  return codeRows;
}

/** To read codes with. @returns a row's code is in its four bytes, the lowest first */
export function viewOf({ bytes }: CodeRows): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Bits that the largest code takes. */
function widthOf(codes: Codes): number {
  let all = 0;
  for (let row = 0; row < codes.length; row += 1) all |= codes[row] ?? 0;
  return 32 - Math.clz32(all);
}

function write(codeRows: CodeRows, place: CodeColumn | undefined, codes: Codes): void {
  if (!place) return;
  const { at, shift } = place;
  const { stride } = codeRows;
  const view = viewOf(codeRows);
  for (let row = 0, to = at; row < codes.length; row += 1, to += stride) {
    view.setUint32(to, view.getUint32(to, true) | ((codes[row] ?? 0) << shift), true);
  }
}
