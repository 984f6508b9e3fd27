import type { Ranges } from './ranges.ts';
import { filterOfStatus, out, type StatusTest } from './status-tests.ts';

/** Rows looked at between two deliveries: lists of so many stay in the processor's cache. */
const blockSize = 16_384;

/** Takes rows in ascending order, `length` of them at the front of `rows`, which is used again. */
export interface RowSink {
  matches(rows: Uint32Array, length: number): void;
  /** Rows that only filter `filter` keeps out. */
  misses(filter: number, rows: Uint32Array, length: number): void;
}

/**
 * Carries out the filters of a request over ranges of rows. It owns the lists that rows are
 * collected in, so that a request allocates nothing per row.
 */
export class RowScanner {
  readonly #status = new Uint16Array(blockSize);
  readonly #matches = new Uint32Array(blockSize);
  readonly #misses: Uint32Array[] = [];
  readonly #missCounts: number[] = [];
  #matchCount = 0;

  scan(ranges: Ranges, tests: readonly StatusTest[], filterCount: number, sink: RowSink): void {
    while (this.#misses.length < filterCount) {
      this.#misses.push(new Uint32Array(blockSize));
      this.#missCounts.push(0);
    }
    let scanned = 0;
    for (let at = 0; at < ranges.length; at += 2) {
      const end = ranges[at + 1] ?? 0;
      for (let start = ranges[at] ?? 0; start < end; ) {
        if (scanned === blockSize) {
          this.#deliver(sink);
          scanned = 0;
        }
        const chunkEnd = Math.min(end, start + blockSize - scanned);
        this.#scanChunk(start, chunkEnd, tests);
        scanned += chunkEnd - start;
        start = chunkEnd;
      }
    }
    this.#deliver(sink);
  }

  #scanChunk(start: number, end: number, tests: readonly StatusTest[]): void {
    if (tests.length === 0) {
      this.#takeAll(start, end);
      return;
    }
    this.#status.fill(0, 0, end - start);
    for (const test of tests) test.add(this.#status, 0, start, end);
    this.#emit(start, end);
  }

  #takeAll(start: number, end: number): void {
    const matches = this.#matches;
    const shift = this.#matchCount - start;
    for (let row = start; row < end; row += 1) matches[row + shift] = row;
    this.#matchCount += end - start;
  }

  #emit(start: number, end: number): void {
    const status = this.#status;
    const matches = this.#matches;
    let matchCount = this.#matchCount;
    for (let row = start; row < end; row += 1) {
      const fails = status[row - start] ?? 0;
      if (fails === 0) matches[matchCount++] = row;
      else if (fails < out) this.#miss(filterOfStatus(fails), row);
    }
    this.#matchCount = matchCount;
  }

  #miss(filter: number, row: number): void {
    const rows = this.#misses[filter];
    const length = this.#missCounts[filter] ?? 0;
    if (rows) rows[length] = row;
    this.#missCounts[filter] = length + 1;
  }

  #deliver(sink: RowSink): void {
    if (this.#matchCount > 0) sink.matches(this.#matches, this.#matchCount);
    this.#matchCount = 0;
    this.#misses.forEach((rows, filter) => {
      const length = this.#missCounts[filter] ?? 0;
      if (length > 0) sink.misses(filter, rows, length);
      this.#missCounts[filter] = 0;
    });
  }
}
