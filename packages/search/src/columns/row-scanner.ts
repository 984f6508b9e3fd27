import type { Kernels, Misses } from './kernels/kernels.ts';
import type { Ranges } from './ranges.ts';
import { blockSize, RowBlock } from './row-block.ts';
import { RowList } from './row-list.ts';
import type { StatusTest } from './status-tests.ts';
import { clearStatuses, out, type Statuses } from './statuses.ts';

/** What became of a block's rows. Everything in it is used again for the next block. */
export interface ScannedBlock {
  readonly block: RowBlock;
  readonly status: Statuses;
  readonly matches: RowList;
  /** Rows that only filter `filter` keeps out: good until those of another are asked for. */
  misses(filter: number): RowList;
}

/** What is looked at in one segment. */
export interface Scan {
  readonly ranges: Ranges;
  /** Rows in the ranges that count nowhere, ascending. */
  readonly removed: Uint32Array;
  readonly tests: readonly StatusTest[];
  readonly filterCount: number;
}

/** Carries out the filters of a request over ranges of rows, and takes no memory but scratch. */
export function scanRows(
  { ranges, removed, tests, filterCount }: Scan,
  kernels: Kernels,
  deliver: (scanned: ScannedBlock) => void,
): void {
  const { scratch } = kernels;
  const before = scratch.mark();
  const block = new RowBlock(scratch);
  const status = scratch.clampedBytes(blockSize);
  const places = scratch.words(blockSize);
  const misses: Misses = {
    places: scratch.words(blockSize * filterCount),
    counts: scratch.words(filterCount),
  };
  const rows = { ofMatches: scratch.words(blockSize), ofMisses: scratch.words(blockSize) };
  const scan = () => {
    clearStatuses(status, block.length);
    block.forEachPlaceOf(removed, (place) => {
      status[place] = out;
    });
    for (const test of tests) test.add(status, block, kernels);
    misses.counts.fill(0);
    const count = kernels.emit(status, block.length, places, misses);
    deliver({
      block,
      status,
      matches: new RowList(block, places, count, rows.ofMatches),
      misses: (filter) => {
        const first = filter * blockSize;
        const own = misses.places.subarray(first, first + blockSize);
        return new RowList(block, own, misses.counts[filter] ?? 0, rows.ofMisses);
      },
    });
    block.clear();
  };
  for (let at = 0; at < ranges.length; at += 2) {
    const end = ranges[at + 1] ?? 0;
    for (let start = ranges[at] ?? 0; start < end; ) {
      const chunkEnd = Math.min(end, start + blockSize - block.length);
      block.append(start, chunkEnd);
      start = chunkEnd;
      if (block.length === blockSize) scan();
    }
  }
  if (block.length > 0) scan();
  scratch.release(before);
}
