import { type CodeColumn, type CodeRows, viewOf } from './code-rows.ts';
import type { Codes } from './column.ts';
import type { CompactLists } from './compact-lists.ts';
import { offsetAt } from './compact-offsets.ts';
import type { CodeCounts } from './counting.ts';
import { fetchBytes, fetchCodes, fetchLists, fetchWords } from './rows/fetch-ahead.ts';

/** The first `length` of some rows. */
export interface RowSelection {
  readonly rows: Uint32Array;
  readonly length: number;
}

/**
 * Counts by code that know which codes they have: what few rows have is counted, told and cleared in
 * the time that they take, however many codes there are. Each method counts rows where their columns are.
 */
export class TouchedCounts {
  readonly #counts: Uint32Array;
  /** Codes whose counts are not 0, in order of appearance. */
  readonly #codes: Uint32Array;
  #length = 0;

  /** @param size codes are below it */
  constructor(size: number) {
    this.#counts = new Uint32Array(size);
    this.#codes = new Uint32Array(size);
  }

  /** Codes are below it. */
  get size(): number {
    return this.#counts.length;
  }

  addCodes(codes: Codes, { rows, length }: RowSelection): void {
    fetchCodes(codes, rows, length);
    // One loop per type: a loop that meets several types of array runs several times slower.
    if (codes instanceof Uint16Array) this.#length = this.#touchHalves(codes, rows, length);
    else if (codes instanceof Uint32Array) this.#length = this.#touchWords(codes, rows, length);
    else this.#length = this.#touchBytes(codes, rows, length);
  }

  #touchHalves(column: Uint16Array, rows: Uint32Array, length: number): number {
    const counts = this.#counts;
    const codes = this.#codes;
    let touched = this.#length;
    for (let at = 0; at < length; at += 1) {
      const code = column[rows[at] ?? 0] ?? 0;
      const count = counts[code] ?? 0;
      if (count === 0) codes[touched++] = code;
      counts[code] = count + 1;
    }
    return touched;
  }

  #touchWords(column: Uint32Array, rows: Uint32Array, length: number): number {
    const counts = this.#counts;
    const codes = this.#codes;
    let touched = this.#length;
    for (let at = 0; at < length; at += 1) {
      const code = column[rows[at] ?? 0] ?? 0;
      const count = counts[code] ?? 0;
      if (count === 0) codes[touched++] = code;
      counts[code] = count + 1;
    }
    return touched;
  }

  #touchBytes(column: Uint8Array, rows: Uint32Array, length: number): number {
    const counts = this.#counts;
    const codes = this.#codes;
    let touched = this.#length;
    for (let at = 0; at < length; at += 1) {
      const code = column[rows[at] ?? 0] ?? 0;
      const count = counts[code] ?? 0;
      if (count === 0) codes[touched++] = code;
      counts[code] = count + 1;
    }
    return touched;
  }

  /** A column of code rows that were fetched before: see `fetchCodeRows`. */
  addCodeRows(codeRows: CodeRows, column: CodeColumn, { rows, length }: RowSelection): void {
    const view = viewOf(codeRows);
    const { stride } = codeRows;
    const { at: first, shift, mask } = column;
    const counts = this.#counts;
    const codes = this.#codes;
    let touched = this.#length;
    for (let at = 0; at < length; at += 1) {
      const from = (rows[at] ?? 0) * stride + first;
      const code = (view.getUint32(from, true) >>> shift) & mask;
      const count = counts[code] ?? 0;
      if (count === 0) codes[touched++] = code;
      counts[code] = count + 1;
    }
    this.#length = touched;
  }

  /** As `addCodeRows`, of a column of numbers: how far each lies below `from`, as `addDistances`. */
  addDistanceRows(
    codeRows: CodeRows,
    column: CodeColumn,
    from: number,
    { rows, length }: RowSelection,
  ): void {
    const view = viewOf(codeRows);
    const { stride } = codeRows;
    const { at: first, shift, mask } = column;
    const counts = this.#counts;
    const codes = this.#codes;
    const last = counts.length - 1;
    let touched = this.#length;
    for (let at = 0; at < length; at += 1) {
      const number = (view.getUint32((rows[at] ?? 0) * stride + first, true) >>> shift) & mask;
      const distance = from - number;
      const code = distance < 0 ? 0 : distance > last ? last : distance;
      const count = counts[code] ?? 0;
      if (count === 0) codes[touched++] = code;
      counts[code] = count + 1;
    }
    this.#length = touched;
  }

  /** How far each number lies below `from`; what lies beyond the codes is counted at their ends. */
  addDistances(numbers: Int32Array, from: number, { rows, length }: RowSelection): void {
    fetchWords(numbers, rows, length);
    const counts = this.#counts;
    const codes = this.#codes;
    const last = counts.length - 1;
    let touched = this.#length;
    for (let at = 0; at < length; at += 1) {
      const distance = from - (numbers[rows[at] ?? 0] ?? 0);
      const code = distance < 0 ? 0 : distance > last ? last : distance;
      const count = counts[code] ?? 0;
      if (count === 0) codes[touched++] = code;
      counts[code] = count + 1;
    }
    this.#length = touched;
  }

  /** Whole bytes, not bits: 256 codes for each byte of a row. */
  addBitRows(bytes: Uint8Array, stride: number, { rows, length }: RowSelection): void {
    fetchBytes(bytes, stride, rows, length);
    const counts = this.#counts;
    const codes = this.#codes;
    let touched = this.#length;
    for (let at = 0; at < length; at += 1) {
      const from = (rows[at] ?? 0) * stride;
      for (let byte = 0; byte < stride; byte += 1) {
        const code = 256 * byte + (bytes[from + byte] ?? 0);
        const count = counts[code] ?? 0;
        if (count === 0) codes[touched++] = code;
        counts[code] = count + 1;
      }
    }
    this.#length = touched;
  }

  addLists(lists: CompactLists, { rows, length }: RowSelection): void {
    fetchLists(lists, rows, length);
    const { starts, values } = lists;
    const counts = this.#counts;
    const codes = this.#codes;
    let touched = this.#length;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at] ?? 0;
      const end = offsetAt(starts, row + 1);
      for (let from = offsetAt(starts, row); from < end; from += 1) {
        const code = values[from] ?? 0;
        const count = counts[code] ?? 0;
        if (count === 0) codes[touched++] = code;
        counts[code] = count + 1;
      }
    }
    this.#length = touched;
  }

  /** Adds what was counted, or takes it away, and begins anew. @param sums by code */
  moveTo(sums: Uint32Array, sign: 1 | -1 = 1): void {
    for (let at = 0; at < this.#length; at += 1) {
      const code = this.#codes[at] ?? 0;
      sums[code] = (sums[code] ?? 0) + sign * (this.#counts[code] ?? 0);
      this.#counts[code] = 0;
    }
    this.#length = 0;
  }

  /** What was counted, in memory of its own; begins anew. */
  take(): CodeCounts {
    const codes = this.#codes.slice(0, this.#length);
    const counts = new Int32Array(codes.length);
    for (let at = 0; at < codes.length; at += 1) {
      const code = codes[at] ?? 0;
      counts[at] = this.#counts[code] ?? 0;
      this.#counts[code] = 0;
    }
    this.#length = 0;
    return { codes, counts };
  }
}

/** Lends counts that are empty, and takes them back empty. */
export class TouchedCountsPool<Name> {
  readonly #idle = new Map<Name, TouchedCounts[]>();

  /** @param size codes are below it */
  lend(name: Name, size: number): TouchedCounts {
    const idle = this.#idle.get(name)?.pop();
    // Dictionaries grow a little with every change: what was too small is made larger than it must be.
    return idle && idle.size >= size ? idle : new TouchedCounts(size + (idle ? size >> 2 : 0));
  }

  giveBack(name: Name, counts: TouchedCounts): void {
    const idle = this.#idle.get(name);
    if (idle) idle.push(counts);
    else this.#idle.set(name, [counts]);
  }
}

/** Fetches what `addCodeRows` will read. */
export function fetchCodeRows({ bytes, stride }: CodeRows, { rows, length }: RowSelection): void {
  fetchBytes(bytes, stride, rows, length);
}
