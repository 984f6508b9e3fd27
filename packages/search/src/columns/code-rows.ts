import type { Codes } from './column.ts';
import { allocate } from './memory.ts';

/** Where a column's codes are in a row. */
export interface CodeColumn {
  /** The first of its halves. */
  readonly at: number;
  readonly shift: number;
  readonly mask: number;
  /** Whether the next half belongs to it as well: codes of more than sixteen bits. */
  readonly isWide: boolean;
}

/**
 * What rows have in several columns, row by row: halves for codes, a byte each for bytes. Rows that are far
 * apart then cost one fetch from memory where each column would cost its own. Rows side by side are
 * counted faster by column.
 */
export interface CodeRows {
  readonly halves: Uint16Array;
  /** Halves per row. */
  readonly stride: number;
  readonly columns: Readonly<Record<string, CodeColumn>>;
}

/** Rows that begin at such multiples seldom lie in two lines of the processor's cache. */
const alignedHalves = 4;

/** @param columns by name, all of as many rows */
export function toCodeRows(columns: Readonly<Record<string, Codes | Uint8Array>>): CodeRows {
  const places: Record<string, CodeColumn> = {};
  let at = 0;
  for (const [name, codes] of Object.entries(columns)) {
    if (codes instanceof Uint8Array) continue;
    const isWide = codes instanceof Uint32Array;
    places[name] = { at, shift: 0, mask: 0xffff, isWide };
    at += isWide ? 2 : 1;
  }
  let bytes = 0;
  for (const [name, codes] of Object.entries(columns)) {
    if (!(codes instanceof Uint8Array)) continue;
    places[name] = { at: at + (bytes >> 1), shift: 8 * (bytes & 1), mask: 0xff, isWide: false };
    bytes += 1;
  }
  const stride = Math.ceil((at + bytes / 2) / alignedHalves) * alignedHalves;
  const rows = Object.values(columns)[0]?.length ?? 0;
  const halves = new Uint16Array(allocate(2 * stride * rows));
  for (const [name, place] of Object.entries(places)) write(halves, stride, place, columns[name]);
  return { halves, stride, columns: places };
}

function write(
  halves: Uint16Array,
  stride: number,
  { at, shift, isWide }: CodeColumn,
  codes: Codes | Uint8Array = new Uint8Array(),
): void {
  for (let row = 0, to = at; row < codes.length; row += 1, to += stride) {
    const code = codes[row] ?? 0;
    halves[to] = (halves[to] ?? 0) | (code << shift);
    if (isWide) halves[to + 1] = code >>> 16;
  }
}
