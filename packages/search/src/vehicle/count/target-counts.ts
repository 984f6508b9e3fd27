import { countCodeRows } from '../../columns/code-rows.ts';
import type { Kernels } from '../../columns/kernels/kernels.ts';
import type { RowList } from '../../columns/rows/row-list.ts';
import type { Vocabulary } from '../cars/vocabulary.ts';
import type { Sums } from '../request/search-part.ts';
import type { Segment } from '../segments/segment.ts';
import { CellSums, type SegmentTotals } from './segment-totals.ts';
import {
  barCodes,
  codeRowTargets,
  countInPlace,
  countStaged,
  featureCodes,
  type Target,
} from './targets.ts';

export interface CountingContext {
  readonly vocabulary: Vocabulary;
  readonly kernels: Kernels;
  /** Days since 1970. */
  readonly today: number;
}

/** Days on the market with a count of their own: all longer ones count as one. */
export const ageCodes = 256;

/** Bits are counted so much faster by kernels that staging them pays sooner. */
const rowsPerListedBits = 96;

interface Counts {
  readonly byTarget: ReadonlyMap<Target, Uint32Array>;
  /** Those of `codeRowTargets`, when all of them are wanted. */
  readonly together: readonly Uint32Array[] | null;
}

/** Counts by code of some columns, over rows that are added and others that are taken away. */
export class TargetCounts {
  readonly #targets: readonly Target[];
  readonly #context: CountingContext;
  readonly #added: Counts;
  readonly #taken: Counts;
  readonly #cells: CellSums | null;
  #hasTaken = false;

  /**
   * The counts are in the kernels' scratch, and valid until it takes them back.
   *
   * @param totals of the cells that may be added
   */
  constructor(targets: readonly Target[], context: CountingContext, totals: SegmentTotals | null) {
    this.#targets = targets;
    this.#context = context;
    this.#added = this.#zeros();
    // Not when they are needed: by then the scratch is lent to a scan.
    this.#taken = this.#zeros();
    this.#cells =
      totals && targets.length > 0 ? new CellSums(totals, targets, context.kernels) : null;
  }

  #zeros(): Counts {
    const { scratch } = this.#context.kernels;
    const byTarget = new Map(
      this.#targets.map((target) => [
        target,
        scratch.zeroedWords(codeCount(target, this.#context)),
      ]),
    );
    const together = codeRowTargets.flatMap((target) => byTarget.get(target) ?? []);
    return { byTarget, together: together.length === codeRowTargets.length ? together : null };
  }

  /** What was added less what was taken away, in memory of their own. */
  sums(): Sums {
    return new Map(
      this.#targets.map((target) => {
        const sums = (this.#added.byTarget.get(target) ?? new Uint32Array()).slice();
        this.#cells?.addTo(sums, target, this.#context.today);
        const taken = this.#taken.byTarget.get(target);
        if (this.#hasTaken && taken) {
          for (let code = 0; code < sums.length; code += 1) {
            sums[code] = (sums[code] ?? 0) - (taken[code] ?? 0);
          }
        }
        return [target, sums];
      }),
    );
  }

  add(list: RowList, segment: Segment): void {
    if (list.length === 0) return;
    this.#count(this.#added, list, segment);
  }

  takeAway(list: RowList, segment: Segment): void {
    if (list.length === 0) return;
    this.#hasTaken = true;
    this.#count(this.#taken, list, segment);
  }

  /** Adds all rows of a cell. */
  addCell(number: number): void {
    this.#cells?.add(number);
  }

  #count({ byTarget, together }: Counts, list: RowList, { columns, data }: Segment): void {
    const { kernels, today } = this.#context;
    const { isDense } = list;
    const isByRow = !isDense && together !== null && data.codeRows !== null;
    if (isByRow) countCodeRows(together, data.codeRows, list.rows, list.length);
    for (const [target, counts] of byTarget) {
      if (isByRow && codeRowTargets.includes(target)) continue;
      if (isDense || (target === 'features' && list.hasOneIn(rowsPerListedBits)))
        countStaged(target, counts, columns, today, list, kernels);
      else countInPlace(target, counts, columns, today, list.rows, list.length);
    }
  }
}

function codeCount(target: Target, { vocabulary }: CountingContext): number {
  if (target === 'features') return featureCodes;
  if (target === 'packages') return vocabulary.packages.size;
  if (target === 'ages') return ageCodes;
  if (target === 'priceBars' || target === 'mileageBars') return barCodes;
  return vocabulary.joints[target].size;
}
