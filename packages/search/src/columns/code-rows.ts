import type { Codes } from './column.ts';
import { allocate } from './memory.ts';
import { fetchHalves } from './rows/fetch-ahead.ts';

/** Columns of codes, and of bytes behind them, that stand together. */
const codeColumns = 7;
const byteColumns = 2;
const halvesPerRow = 8;

/** How many columns stand together. */
export const columnsPerRow = codeColumns + byteColumns;

/**
 * What rows have in several columns, row by row: seven codes, and a half of two bytes. Rows that are far
 * apart then cost one fetch from memory where each column would cost its own. Rows side by side are
 * counted faster by column.
 */
export type CodeRows = Uint16Array;

/** Null where a column has codes that need more than sixteen bits. */
export function toCodeRows(
  codes: readonly Codes[],
  [low, high]: readonly [Uint8Array, Uint8Array],
): CodeRows | null {
  if (codes.length !== codeColumns) throw new Error(`There are ${codes.length} columns of codes.`);
  const rows = new Uint16Array(allocate(2 * halvesPerRow * low.length));
  for (const [index, column] of codes.entries()) {
    if (!(column instanceof Uint16Array)) return null;
    for (let row = 0, at = index; row < column.length; row += 1, at += halvesPerRow) {
      rows[at] = column[row] ?? 0;
    }
  }
  for (let row = 0, at = codeColumns; row < low.length; row += 1, at += halvesPerRow) {
    rows[at] = (low[row] ?? 0) | ((high[row] ?? 0) << 8);
  }
  return rows;
}

/** Adds the first `length` of `rows` to the counts of all columns. @param counts by column */
export function countCodeRows(
  counts: readonly Uint32Array[],
  codeRows: CodeRows,
  rows: Uint32Array,
  length: number,
): void {
  const [first, second, third, fourth, fifth, sixth, seventh, low, high] = counts;
  if (!first || !second || !third || !fourth || !fifth || !sixth || !seventh || !low || !high) {
    throw new Error(`There are counts of ${counts.length} columns instead of ${columnsPerRow}.`);
  }
  fetchHalves(codeRows, halvesPerRow, rows, length);
  for (let at = 0; at < length; at += 1) {
    const from = (rows[at] ?? 0) * halvesPerRow;
    count(first, codeRows[from] ?? 0);
    count(second, codeRows[from + 1] ?? 0);
    count(third, codeRows[from + 2] ?? 0);
    count(fourth, codeRows[from + 3] ?? 0);
    count(fifth, codeRows[from + 4] ?? 0);
    count(sixth, codeRows[from + 5] ?? 0);
    count(seventh, codeRows[from + 6] ?? 0);
    const bytes = codeRows[from + 7] ?? 0;
    count(low, bytes & 0xff);
    count(high, bytes >> 8);
  }
}

function count(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}
