import type { Codes } from '../column.ts';
import type { Kernels } from '../kernels/kernels.ts';
import type { Ranges } from '../ranges.ts';
import { blockSize, RowBlock } from './row-block.ts';
import { RowList } from './row-list.ts';
import type { StatusTest } from './status-tests.ts';
import { failureOf, out, type Statuses } from './statuses.ts';

/** What is looked at in one segment. */
export interface Scan {
  /** Ascending from piece to piece. One is asked for when the one before it is all but done. */
  readonly pieces: Iterable<Ranges>;
  /** Rows in the ranges that count nowhere, ascending. */
  readonly removed: Uint32Array;
  readonly tests: readonly StatusTest[];
  /**
   * Rows that begin at a multiple of this and are as many make a block of their own. At most, and by
   * default, `blockSize`.
   */
  readonly rowsPerCell?: number | undefined;
}

/** The outcome of a scan over one block. All of it is reused for the next block. */
export class ScannedBlock {
  readonly block: RowBlock;
  readonly status: Statuses;
  readonly #kernels: Kernels;
  readonly #matches: Uint32Array;
  /** The status, narrowed once more. */
  readonly #narrowed: Statuses;
  readonly #others: Uint32Array;
  readonly #removed: Uint32Array;
  readonly #rows: { matches: Uint32Array; others: Uint32Array };
  #matchList: RowList;
  #removedCount = 0;

  /** In the kernels' scratch. */
  constructor(kernels: Kernels) {
    const { scratch } = kernels;
    this.#kernels = kernels;
    this.block = new RowBlock(scratch);
    this.status = scratch.clampedBytes(blockSize);
    this.#narrowed = scratch.clampedBytes(blockSize);
    this.#matches = scratch.words(blockSize);
    this.#others = scratch.words(blockSize);
    this.#removed = scratch.words(blockSize);
    this.#rows = { matches: scratch.words(blockSize), others: scratch.words(blockSize) };
    this.#matchList = this.#listMatches(0);
  }

  test(tests: readonly StatusTest[], removed: Uint32Array): void {
    this.#kernels.clear(this.status, this.block.length);
    this.#removedCount = 0;
    this.block.forEachPositionOf(removed, (position) => {
      this.status[position] = out;
      this.#removed[this.#removedCount] = position;
      this.#removedCount += 1;
    });
    const open = () => this.#open();
    for (const test of tests) test.add(this.status, this.block, this.#kernels, open);
    const count = this.#kernels.emit(this.status, 0, this.block.length, this.#matches);
    this.#matchList = this.#listMatches(count);
  }

  #listMatches(count: number): RowList {
    return new RowList(this.block, this.#matches, count, this.#rows.matches);
  }

  /** Rows that fail one filter at most, as far as they are tested. */
  #open(): RowList {
    const length = this.#kernels.emitOpen(this.status, this.block.length, this.#others);
    return new RowList(this.block, this.#others, length, this.#rows.others);
  }

  get matches(): RowList {
    return this.#matchList;
  }

  /** Rows that only filter `filter` keeps out. This and the other lists are valid until the next one is made. */
  misses(filter: number): RowList {
    const fails = failureOf(filter);
    const length = this.#kernels.emit(this.status, fails, this.block.length, this.#others);
    return new RowList(this.block, this.#others, length, this.#rows.others);
  }

  /** Rows that are no match. */
  others(): RowList {
    const length = this.#kernels.emitOthers(this.status, this.block.length, this.#others);
    return new RowList(this.block, this.#others, length, this.#rows.others);
  }

  /** Matches whose numbers are within bounds. */
  matchesWithin(numbers: Int32Array, low: number, high: number): RowList {
    const staged = this.block.stage(numbers);
    const { length } = this.block;
    const count = this.#kernels.emitWithin(this.status, staged, low, high, length, this.#others);
    return new RowList(this.block, this.#others, count, this.#rows.others);
  }

  /** Matches that a table of statuses adds nothing to. */
  matchesPassing(codes: Codes, table: Statuses): RowList {
    const { length } = this.block;
    const status = this.#narrowed;
    status.set(this.status);
    this.#kernels.addTable(status, table, this.block.stage(codes), length);
    const count = this.#kernels.emit(status, 0, length, this.#others);
    return new RowList(this.block, this.#others, count, this.#rows.others);
  }

  /** Rows that were removed. */
  removed(): RowList {
    return new RowList(this.block, this.#removed, this.#removedCount, this.#rows.others);
  }
}

/** Carries out the filters of a request over ranges of rows, and takes no memory but scratch. */
export function scanRows(
  { pieces, removed, tests, rowsPerCell = blockSize }: Scan,
  kernels: Kernels,
  deliver: (scanned: ScannedBlock) => void,
): void {
  const before = kernels.scratch.mark();
  const scanned = new ScannedBlock(kernels);
  const { block } = scanned;
  const flush = () => {
    if (block.length === 0) return;
    scanned.test(tests, removed);
    deliver(scanned);
    block.clear();
  };
  const scan = (from: number, end: number) => {
    for (let start = from; start < end; ) {
      const cellEnd = start - (start % rowsPerCell) + rowsPerCell;
      const isCell = start % rowsPerCell === 0 && cellEnd <= end;
      if (isCell) flush();
      // A cell that lies ahead begins a block of its own.
      const stop = isCell || cellEnd + rowsPerCell <= end ? cellEnd : end;
      const chunkEnd = Math.min(stop, start + blockSize - block.length);
      block.append(start, chunkEnd);
      start = chunkEnd;
      if (isCell || block.length === blockSize) flush();
    }
  };
  for (const ranges of pieces) {
    for (let at = 0; at < ranges.length; at += 2) scan(ranges[at] ?? 0, ranges[at + 1] ?? 0);
  }
  flush();
  kernels.scratch.release(before);
}
