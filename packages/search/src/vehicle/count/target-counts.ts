import type { CodeRows } from '../../columns/code-rows.ts';
import { type CodeCounts, takePacked } from '../../columns/counting.ts';
import type { Kernels } from '../../columns/kernels/kernels.ts';
import type { RowList } from '../../columns/rows/row-list.ts';
import {
  fetchCodeRows,
  type TouchedCounts,
  type TouchedCountsPool,
} from '../../columns/touched-counts.ts';
import { ofJoint } from '../cars/joint-axes.ts';
import type { Vocabulary } from '../cars/vocabulary.ts';
import type { ColumnCounts } from '../request/search-part.ts';
import type { Segment } from '../segments/segment.ts';
import { CellSums, type SegmentTotals } from './segment-totals.ts';
import {
  ageCodes,
  barCodes,
  countByRow,
  countInPlace,
  countStaged,
  featureCodes,
  type Target,
} from './targets.ts';

export interface CountingContext {
  readonly vocabulary: Vocabulary;
  readonly kernels: Kernels;
  /** Counts for lists of few rows. */
  readonly pool: TouchedCountsPool<Target>;
  /** Days since 1970. */
  readonly today: number;
}

/** Bits are counted so much faster by kernels that staging them pays sooner. */
const rowsPerListedBits = 96;

/** What kernels count is cleared and told code by code: it pays from one row for so many codes on. */
const codesPerStaged = 16;

/** The counts of one column. What is many is counted in scratch, what is few where it lies. */
class Counter {
  readonly target: Target;
  readonly #context: CountingContext;
  readonly size: number;
  /** Anything until it is used. */
  readonly #many: Uint32Array;
  #hasMany = false;
  #few: TouchedCounts | null = null;
  /** Rows that were side by side. */
  #dense = 0;

  constructor(target: Target, context: CountingContext) {
    this.target = target;
    this.#context = context;
    this.size = codeCount(target, context);
    // Not when they are needed: by then the scratch is lent to a scan.
    this.#many = context.kernels.scratch.words(this.size);
  }

  get many(): Uint32Array {
    if (!this.#hasMany) this.#many.fill(0);
    this.#hasMany = true;
    return this.#many;
  }

  get few(): TouchedCounts {
    this.#few ??= this.#context.pool.lend(this.target, this.size);
    return this.#few;
  }

  /** Whether kernels count rows that are side by side. @param rows so many more of them */
  isStaged(rows: number): boolean {
    this.#dense += rows;
    return codesPerStaged * this.#dense >= this.size;
  }

  /** Whether what was counted is all in few. */
  get isFew(): boolean {
    return !this.#hasMany;
  }

  /** The few that were counted, in memory of their own. */
  takeFew(): CodeCounts {
    const counts = this.few.take();
    this.#endFew();
    return counts;
  }

  /** Adds the few to the many, and takes away what another counted. @returns all of them, by code */
  settle(taken: Counter | undefined): Uint32Array {
    const { many } = this;
    this.#moveFewTo(many, 1);
    taken?.takeFrom(many);
    return many;
  }

  private takeFrom(sums: Uint32Array): void {
    const many = this.#many;
    if (this.#hasMany)
      for (let code = 0; code < many.length; code += 1)
        sums[code] = (sums[code] ?? 0) - (many[code] ?? 0);
    this.#moveFewTo(sums, -1);
  }

  #moveFewTo(sums: Uint32Array, sign: 1 | -1): void {
    this.#few?.moveTo(sums, sign);
    this.#endFew();
  }

  #endFew(): void {
    if (this.#few) this.#context.pool.giveBack(this.target, this.#few);
    this.#few = null;
  }
}

/** Counts by code of some columns, over rows that are added and others that are taken away. */
export class TargetCounts {
  readonly #context: CountingContext;
  readonly #added: readonly Counter[];
  readonly #taken: readonly Counter[];
  readonly #cells: CellSums | null;
  /** Room for the codes of what is told. */
  readonly #codes: Uint32Array;

  /**
   * The counts are in the kernels' scratch, and valid until it takes them back.
   *
   * @param totals of the cells that may be added, which have all targets; null where none is and nothing is taken away
   */
  constructor(targets: readonly Target[], context: CountingContext, totals: SegmentTotals | null) {
    this.#context = context;
    const counters = () => targets.map((target) => new Counter(target, context));
    this.#added = counters();
    this.#taken = totals ? counters() : [];
    this.#codes = context.kernels.scratch.words(
      Math.max(0, ...this.#added.map(({ size }) => size)),
    );
    this.#cells =
      totals && targets.length > 0 ? new CellSums(totals, targets, context.kernels) : null;
  }

  /** Whether anything is counted here. */
  get isWanted(): boolean {
    return this.#added.length > 0;
  }

  /** What was added less what was taken away, in memory of their own. */
  counts(): ColumnCounts {
    return new Map(
      this.#added.map((added, index) => [added.target, this.#finish(added, this.#taken[index])]),
    );
  }

  /** @param taken counted only where cells were added */
  #finish(added: Counter, taken: Counter | undefined): CodeCounts {
    const cells = this.#cells?.isEmpty === false ? this.#cells : null;
    if (added.isFew && !cells) return added.takeFew();
    const sums = added.settle(taken);
    cells?.addTo(sums, added.target, this.#context.today);
    return takePacked(sums, this.#codes, this.#context.kernels.packCounts(sums, this.#codes));
  }

  add(list: RowList, segment: Segment): void {
    this.#count(this.#added, list, segment);
  }

  takeAway(list: RowList, segment: Segment): void {
    this.#count(this.#taken, list, segment);
  }

  /** Adds all rows of a cell. */
  addCell(number: number): void {
    this.#cells?.add(number);
  }

  #count(counters: readonly Counter[], list: RowList, { columns, data }: Segment): void {
    if (list.length === 0) return;
    const { kernels, today } = this.#context;
    const { isDense } = list;
    const codeRows = isDense ? null : data.codeRows;
    // A fetch for each row pays when several columns come of it.
    const isByRow = codeRows && isSeveral(counters, codeRows);
    if (isByRow) fetchCodeRows(codeRows, list);
    for (const counter of counters) {
      const { target } = counter;
      const column = isByRow ? codeRows.columns[target] : undefined;
      if (isByRow && column) countByRow(target, counter.few, codeRows, column, today, list);
      else if (
        (isDense && counter.isStaged(list.length)) ||
        (target === 'features' && list.hasOneIn(rowsPerListedBits))
      )
        countStaged(target, counter.many, columns, today, list, kernels);
      else countInPlace(target, counter.few, columns, today, list);
    }
  }
}

/** Whether more than one of the columns is among the codes by row. */
function isSeveral(counters: readonly Counter[], { columns }: CodeRows): boolean {
  let found = 0;
  for (const { target } of counters) if (columns[target]) found += 1;
  return found > 1;
}

function codeCount(target: Target, { vocabulary }: CountingContext): number {
  if (target === 'features') return featureCodes;
  if (target === 'packages') return vocabulary.packages.size;
  if (target === 'ages') return ageCodes;
  if (target === 'priceBars' || target === 'mileageBars') return barCodes;
  return ofJoint(vocabulary.joints, target).size;
}
