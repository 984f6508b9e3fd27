import type { Kernels } from '../../columns/kernels/kernels.ts';
import { allocate } from '../../columns/memory.ts';
import { type Copy, copying } from '../../columns/number-arrays.ts';
import { blockSize } from '../../columns/rows/row-block.ts';
import { missing, type VehicleColumns } from '../cars/vehicle-columns.ts';
import { barCodes, codesOf, countInPlace, featureCodes, type Target, targets } from './targets.ts';

/**
 * The counts of all rows of each cell, which is so many rows in a row: what most rows of a cell match
 * is then counted by those that do not.
 */
export interface SegmentTotals {
  /** At most as many as a block has. */
  readonly rowsPerCell: number;
  /** Ages are counted back from here: the last day, since 1970, on which a car was listed. */
  readonly day: number;
  /** Where each of `targets` begins among the counts of a cell, and at the end their number. */
  readonly starts: Uint32Array;
  /** Cell by cell. */
  readonly counts: Uint16Array;
  /** Smallest, largest, sum and number of prices, then of mileages, cell by cell. */
  readonly summaries: Float64Array;
}

/** One of the cells, by number. */
export interface Cell {
  readonly totals: SegmentTotals;
  readonly number: number;
}

const summarized = ['price', 'mileage'] as const;
const summaryLength = 4;

/** Beyond, totals of cells would take more memory than they are worth. */
const maxCountsPerCell = 2 ** 15;

/** Ages with a count of their own: enough for any day of asking that is not long before the last listing. */
const ageCodes = 512;

/** Null where there are less rows than a cell has, or too many codes. */
export function toSegmentTotals(
  columns: VehicleColumns,
  rowsPerCell = blockSize,
): SegmentTotals | null {
  const cells = Math.floor(columns.ids.length / rowsPerCell);
  const widths = targets.map((target) => widthOf(target, columns));
  const starts = new Uint32Array(targets.length + 1);
  widths.forEach((width, index) => {
    starts[index + 1] = (starts[index] ?? 0) + width;
  });
  const width = starts.at(-1) ?? 0;
  if (cells === 0 || width > maxCountsPerCell) return null;
  const totals = {
    rowsPerCell,
    day: columns.numbers.listedDay.reduce((last, listed) => Math.max(last, listed), 0),
    starts,
    counts: new Uint16Array(allocate(2 * cells * width)),
    summaries: new Float64Array(allocate(8 * cells * 2 * summaryLength)),
  };
  for (let number = 0; number < cells; number += 1) writeCell({ totals, number }, columns);
  return totals;
}

function writeCell({ totals, number }: Cell, columns: VehicleColumns): void {
  const { rowsPerCell, day, starts, counts, summaries } = totals;
  const first = number * rowsPerCell;
  const rows = new Uint32Array(rowsPerCell);
  for (let index = 0; index < rowsPerCell; index += 1) rows[index] = first + index;
  const words = new Uint32Array(starts.at(-1) ?? 0);
  targets.forEach((target, index) => {
    const own = words.subarray(starts[index], starts[index + 1]);
    countInPlace(target, own, columns, day, rows, rowsPerCell);
  });
  counts.set(words, number * words.length);
  summarized.forEach((name, index) => {
    const numbers = columns.numbers[name].subarray(first, first + rowsPerCell);
    summaries.set(summaryOf(numbers), summaryLength * (summarized.length * number + index));
  });
}

function widthOf(target: Target, columns: VehicleColumns): number {
  if (target === 'features') return featureCodes;
  if (target === 'ages') return ageCodes;
  if (target === 'priceBars' || target === 'mileageBars') return barCodes;
  const codes = target === 'packages' ? columns.packages.values : codesOf(target, columns);
  let largest = -1;
  for (let at = 0; at < codes.length; at += 1) largest = Math.max(largest, codes[at] ?? 0);
  return largest + 1;
}

function summaryOf(numbers: Int32Array): Float64Array {
  let [least, most, sum, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    if (number === missing) continue;
    if (number < least) least = number;
    if (number > most) most = number;
    sum += number;
    count += 1;
  }
  return Float64Array.of(least, most, sum, count);
}

/** Whether the cells tell how old cars are on a day. */
export function tellsAgesOn({ day }: SegmentTotals, today: number, ages: number): boolean {
  return today - day + ageCodes > ages;
}

/** Smallest, largest, sum and number of a cell's prices or mileages. */
export function cellSummary(
  { totals, number }: Cell,
  name: (typeof summarized)[number],
): Float64Array {
  const first = summaryLength * (summarized.length * number + summarized.indexOf(name));
  return totals.summaries.subarray(first, first + summaryLength);
}

/** Sums over cells of one segment: their counts lie side by side and are added all at once. */
export class CellSums {
  readonly #totals: SegmentTotals;
  readonly #kernels: Kernels;
  /** The first of a cell's counts that are added. */
  readonly #first: number;
  readonly #sums: Uint32Array;
  readonly #staged: Uint16Array;
  readonly #copy: Copy;
  #isEmpty = true;

  /** In the kernels' scratch. @param wanted at least one; what is between them is added as well */
  constructor(totals: SegmentTotals, wanted: readonly Target[], kernels: Kernels) {
    const indexes = wanted.map((target) => targets.indexOf(target));
    const end = totals.starts[Math.max(...indexes) + 1] ?? 0;
    this.#totals = totals;
    this.#kernels = kernels;
    this.#first = totals.starts[Math.min(...indexes)] ?? 0;
    this.#sums = kernels.scratch.zeroedWords(end - this.#first);
    this.#staged = kernels.scratch.take(totals.counts, this.#sums.length);
    this.#copy = copying(totals.counts, this.#staged);
  }

  /** @param number of the cell */
  add(number: number): void {
    const start = number * (this.#totals.starts.at(-1) ?? 0) + this.#first;
    this.#copy(start, start + this.#sums.length, 0);
    this.#kernels.addHalves(this.#sums, this.#staged, this.#sums.length);
    this.#isEmpty = false;
  }

  /** @param today days since 1970, up to which ages are counted */
  addTo(counts: Uint32Array, target: Target, today: number): void {
    if (this.#isEmpty) return;
    const { starts, day } = this.#totals;
    const index = targets.indexOf(target);
    const [start = 0, end = 0] = starts.subarray(index, index + 2);
    const sums = this.#sums.subarray(start - this.#first, end - this.#first);
    if (target === 'ages') addAges(counts, sums, today - day);
    else
      for (let code = 0; code < sums.length; code += 1)
        counts[code] = (counts[code] ?? 0) + (sums[code] ?? 0);
  }
}

/** @param shift how much older cars are than the ages that were counted */
function addAges(sums: Uint32Array, counts: Uint32Array, shift: number): void {
  const last = sums.length - 1;
  for (let code = 0; code < counts.length; code += 1) {
    const age = Math.max(0, Math.min(last, code + shift));
    sums[age] = (sums[age] ?? 0) + (counts[code] ?? 0);
  }
}
