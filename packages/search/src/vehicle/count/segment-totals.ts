import type { Kernels } from '../../columns/kernels/kernels.ts';
import { allocate } from '../../columns/memory.ts';
import { type Copy, copying } from '../../columns/number-arrays.ts';
import { blockSize } from '../../columns/rows/row-block.ts';
import { TouchedCounts } from '../../columns/touched-counts.ts';
import { missing, type VehicleColumns } from '../cars/vehicle-columns.ts';
import {
  ageCodes,
  barCodes,
  codesOf,
  countInPlace,
  featureCodes,
  type Target,
  targetsOf,
} from './targets.ts';

/**
 * The counts of all rows of each cell, which is so many rows in a row: what most rows of a cell match
 * is then counted by those that do not.
 */
export interface SegmentTotals {
  /** At most as many as a block has. */
  readonly rowsPerCell: number;
  /** Ages are counted back from here: the last day, since 1970, on which a car was listed. */
  readonly day: number;
  /** What is totalled: the others have too many codes. */
  readonly targets: readonly Target[];
  /** Where each of `targets` begins among the counts of a cell, and at the end their number. */
  readonly starts: Uint32Array;
  /** Cell by cell. */
  readonly counts: Uint16Array;
  /** Smallest, largest, sum and number of prices, then of mileages, cell by cell. */
  readonly summaries: Float64Array;
}

/** How large totals may be; by default as is best for searches. */
export interface TotalsLimits {
  /** At most as many as are looked at together. */
  readonly rowsPerCell?: number | undefined;
  /** Counts of a cell: what has the most codes gets none beyond. */
  readonly maxCountsPerCell?: number | undefined;
}

/** One of the cells, by number. */
export interface Cell {
  readonly totals: SegmentTotals;
  readonly number: number;
}

const summarized = ['price', 'mileage'] as const;
const summaryLength = 4;

/** Of two bytes each: so many take as much memory as four bytes a car. */
const usualMaxCounts = 2 ** 15;

/** Ages with a count of their own: enough for any day of asking that is not long before the last listing. */
const totalledAges = 2 * ageCodes;

/** Null where there are less rows than a cell has. */
export function toSegmentTotals(
  columns: VehicleColumns,
  { rowsPerCell = blockSize, maxCountsPerCell = usualMaxCounts }: TotalsLimits = {},
): SegmentTotals | null {
  const cells = Math.floor(columns.ids.length / rowsPerCell);
  if (cells === 0) return null;
  const widths = new Map(targetsOf(columns).map((target) => [target, widthOf(target, columns)]));
  const totalled = narrowest(widths, maxCountsPerCell);
  const starts = new Uint32Array(totalled.length + 1);
  totalled.forEach((target, index) => {
    starts[index + 1] = (starts[index] ?? 0) + (widths.get(target) ?? 0);
  });
  const width = starts.at(-1) ?? 0;
  const totals = {
    rowsPerCell,
    day: columns.numbers.listedDay.reduce((last, listed) => Math.max(last, listed), 0),
    targets: totalled,
    starts,
    counts: new Uint16Array(allocate(2 * cells * width)),
    summaries: new Float64Array(allocate(8 * cells * 2 * summaryLength)),
  };
  const pool = totalled.map((target) => new TouchedCounts(widths.get(target) ?? 0));
  for (let number = 0; number < cells; number += 1) writeCell({ totals, number }, columns, pool);
  return totals;
}

/** As many targets as have no more codes together, those with the fewest before the others. */
function narrowest(widths: ReadonlyMap<Target, number>, maxCounts: number): Target[] {
  const byWidth = [...widths].sort(([, a], [, b]) => a - b);
  let sum = 0;
  const chosen = byWidth.filter(([, width]) => {
    sum += width;
    return sum <= maxCounts;
  });
  const names = new Set(chosen.map(([target]) => target));
  return [...widths.keys()].filter((target) => names.has(target));
}

/** @param tallies by target, empty */
function writeCell(
  { totals, number }: Cell,
  columns: VehicleColumns,
  tallies: readonly TouchedCounts[],
): void {
  const { rowsPerCell, day, starts, counts, summaries } = totals;
  const first = number * rowsPerCell;
  const rows = Uint32Array.from({ length: rowsPerCell }, (_, index) => first + index);
  const ofCell = counts.subarray(number * (starts.at(-1) ?? 0));
  totals.targets.forEach((target, index) => {
    const tally = tallies[index];
    if (!tally) return;
    countInPlace(target, tally, columns, day, { rows, length: rowsPerCell });
    const { codes, counts } = tally.take();
    const ofTarget = ofCell.subarray(starts[index], starts[index + 1]);
    codes.forEach((code, at) => {
      ofTarget[code] = counts[at] ?? 0;
    });
  });
  summarized.forEach((name, index) => {
    const numbers = columns.numbers[name].subarray(first, first + rowsPerCell);
    summaries.set(summaryOf(numbers), summaryLength * (summarized.length * number + index));
  });
}

function widthOf(target: Target, columns: VehicleColumns): number {
  if (target === 'features') return featureCodes;
  if (target === 'ages') return totalledAges;
  if (target === 'priceBars' || target === 'mileageBars') return barCodes;
  const codes = target === 'packages' ? columns.packages.values : codesOf(target, columns);
  let largest = -1;
  for (let at = 0; at < codes.length; at += 1) largest = Math.max(largest, codes[at] ?? 0);
  return largest + 1;
}

function summaryOf(numbers: Int32Array): Float64Array {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let count = 0;
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
export function tellsAgesOn({ day }: SegmentTotals, today: number): boolean {
  return today - day + totalledAges > ageCodes;
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

  /** In the kernels' scratch. @param wanted at least one, all totalled; what is between them is added as well */
  constructor(totals: SegmentTotals, wanted: readonly Target[], kernels: Kernels) {
    const indexes = wanted.map((target) => totals.targets.indexOf(target));
    const end = totals.starts[Math.max(...indexes) + 1] ?? 0;
    this.#totals = totals;
    this.#kernels = kernels;
    this.#first = totals.starts[Math.min(...indexes)] ?? 0;
    this.#sums = kernels.scratch.words(end - this.#first);
    this.#staged = kernels.scratch.take(totals.counts, this.#sums.length);
    this.#copy = copying(totals.counts, this.#staged);
  }

  /** @param number of the cell */
  add(number: number): void {
    if (this.#isEmpty) this.#sums.fill(0);
    const start = number * (this.#totals.starts.at(-1) ?? 0) + this.#first;
    this.#copy(start, start + this.#sums.length, 0);
    this.#kernels.addHalves(this.#sums, this.#staged, this.#sums.length);
    this.#isEmpty = false;
  }

  /** Whether no cell was added. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /**
   * Adds the sums of a target.
   *
   * @param counts by code
   * @param today days since 1970, up to which ages are counted
   */
  addTo(counts: Uint32Array, target: Target, today: number): void {
    const { starts, day } = this.#totals;
    const index = this.#totals.targets.indexOf(target);
    const [start = 0, end = 0] = starts.subarray(index, index + 2);
    const sums = this.#sums.subarray(start - this.#first, end - this.#first);
    if (target === 'ages') addGrown(counts, sums, today - day);
    else addAll(counts, sums);
  }
}

function addAll(counts: Uint32Array, sums: Uint32Array): void {
  for (let code = 0; code < sums.length; code += 1)
    counts[code] = (counts[code] ?? 0) + (sums[code] ?? 0);
}

/** @param days how much older cars are than the ages that were counted */
function addGrown(counts: Uint32Array, sums: Uint32Array, days: number): void {
  sums.forEach((sum, age) => {
    const grown = Math.max(0, Math.min(ageCodes - 1, age + days));
    counts[grown] = (counts[grown] ?? 0) + sum;
  });
}
