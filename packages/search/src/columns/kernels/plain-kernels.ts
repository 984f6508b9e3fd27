import type { Codes, ListColumn } from '../column.ts';
import { type CompactOffsets, rowsPerBaseBits } from '../compact-offsets.ts';
import {
  addCounts,
  addCountsUnder,
  countBitRows,
  countCodes,
  countDistances,
  countLists,
  packCounts,
} from '../counting.ts';
import { Scratch } from '../rows/scratch.ts';
import { out, type Statuses, wholeSteps } from '../rows/statuses.ts';
import type { ChosenByCode, Kernels } from './kernels.ts';

/** The kernels in TypeScript: what runs where WebAssembly does not, and what the others must equal. */
export const plainKernels: Kernels = {
  name: 'plain',
  scratch: new Scratch(new ArrayBuffer(2 ** 20), (bytes) => new ArrayBuffer(bytes)),
  keep: (length) => new Int32Array(length),
  clear,
  addTable(status, table, codes, length) {
    // One loop per type: a loop that meets several types of array runs several times slower.
    if (codes instanceof Uint8Array) addTableBytes(status, table, codes, length);
    else if (codes instanceof Uint16Array) addTableHalves(status, table, codes, length);
    else addTableWords(status, table, codes, length);
  },
  addIntervals,
  addChosenIntervals,
  addMissingBits,
  addUnlisted,
  emit,
  emitOpen,
  emitOthers,
  emitWithin,
  writeOffsets,
  addHalves,
  countCodes,
  countBitRows,
  countDistances,
  countLists,
  packCounts,
  addCounts,
  addCountsUnder,
  summarize,
};

function clear(status: Statuses, length: number): void {
  status.fill(0, 0, length);
  status.fill(out, length, wholeSteps(length));
}

function addTableBytes(status: Statuses, table: Statuses, codes: Uint8Array, length: number) {
  for (let at = 0; at < length; at += 1) {
    status[at] = (status[at] ?? 0) + (table[codes[at] ?? 0] ?? 0);
  }
}

function addTableHalves(status: Statuses, table: Statuses, codes: Uint16Array, length: number) {
  for (let at = 0; at < length; at += 1) {
    status[at] = (status[at] ?? 0) + (table[codes[at] ?? 0] ?? 0);
  }
}

function addTableWords(status: Statuses, table: Statuses, codes: Uint32Array, length: number) {
  for (let at = 0; at < length; at += 1) {
    status[at] = (status[at] ?? 0) + (table[codes[at] ?? 0] ?? 0);
  }
}

function addIntervals(
  status: Statuses,
  numbers: Int32Array,
  intervals: Int32Array,
  fails: number,
  length: number,
): void {
  for (let at = 0; at < length; at += 1) {
    const value = numbers[at] ?? 0;
    let isIn = 0;
    for (let interval = 0; interval < intervals.length; interval += 2) {
      const low = intervals[interval] ?? 0;
      const high = intervals[interval + 1] ?? 0;
      isIn |= Number(value >= low) & Number(value <= high);
    }
    status[at] = (status[at] ?? 0) + (isIn === 0 ? fails : 0);
  }
}

function addChosenIntervals(
  status: Statuses,
  numbers: Int32Array,
  { codes, choice }: ChosenByCode,
  intervals: Int32Array,
  fails: number,
  length: number,
): void {
  for (let at = 0; at < length; at += 1) {
    const value = numbers[at] ?? 0;
    const interval = choice[codes[at] ?? 0] === 0 ? 0 : 2;
    const isIn = value >= (intervals[interval] ?? 0) && value <= (intervals[interval + 1] ?? 0);
    if (!isIn) status[at] = (status[at] ?? 0) + fails;
  }
}

function addMissingBits(
  status: Statuses,
  rows: Uint8Array,
  mask: Uint8Array,
  fails: number,
  length: number,
): void {
  const stride = mask.length;
  for (let at = 0; at < length; at += 1) {
    let absent = 0;
    for (let byte = 0; byte < stride; byte += 1) {
      absent |= (mask[byte] ?? 0) & ~(rows[at * stride + byte] ?? 0);
    }
    status[at] = (status[at] ?? 0) + (absent === 0 ? 0 : fails);
  }
}

function addUnlisted(
  status: Statuses,
  { offsets, values }: ListColumn<Codes>,
  wanted: Uint8Array,
  fails: number,
  positions: Uint32Array,
  length: number,
): void {
  for (let at = 0; at < length; at += 1) {
    const position = positions[at] ?? 0;
    const end = offsets[position + 1] ?? 0;
    let found = 0;
    for (let from = offsets[position] ?? 0; from < end; from += 1)
      found |= wanted[values[from] ?? 0] ?? 0;
    if (found === 0) status[position] = (status[position] ?? 0) + fails;
  }
}

function emit(status: Statuses, wanted: number, length: number, positions: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    // Always written, seldom counted: cheaper than a branch that the processor cannot predict.
    positions[count] = at;
    count += (((status[at] ?? 0) ^ wanted) - 1) >>> 31;
  }
  return count;
}

function emitOpen(status: Statuses, length: number, open: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    open[count] = at;
    count += ((status[at] ?? 0) - out) >>> 31;
  }
  return count;
}

function emitOthers(status: Statuses, length: number, others: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    others[count] = at;
    count += 1 - (((status[at] ?? 0) - 1) >>> 31);
  }
  return count;
}

function emitWithin(
  status: Statuses,
  numbers: Int32Array,
  low: number,
  high: number,
  length: number,
  matches: Uint32Array,
): number {
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const number = numbers[at] ?? 0;
    if (status[at] === 0 && number >= low && number <= high) {
      matches[count] = at;
      count += 1;
    }
  }
  return count;
}

function writeOffsets(
  offsets: Uint32Array,
  { bases, steps }: CompactOffsets,
  skipped: number,
  shift: number,
): void {
  for (let at = 0; at < offsets.length; at += 1) {
    offsets[at] = (bases[(skipped + at) >> rowsPerBaseBits] ?? 0) + (steps[at] ?? 0) + shift;
  }
}

function addHalves(sums: Uint32Array, halves: Uint16Array, length: number): void {
  for (let at = 0; at < length; at += 1) sums[at] = (sums[at] ?? 0) + (halves[at] ?? 0);
}

function summarize(
  numbers: Int32Array,
  status: Statuses,
  missing: number,
  length: number,
  summary: Float64Array,
): void {
  let smallest = 2 ** 31 - 1;
  let largest = -(2 ** 31);
  let sum = 0;
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const value = numbers[at] ?? 0;
    if (status[at] !== 0 || value === missing) continue;
    if (value < smallest) smallest = value;
    if (value > largest) largest = value;
    sum += value;
    count += 1;
  }
  summary[0] = smallest;
  summary[1] = largest;
  summary[2] = sum;
  summary[3] = count;
}
