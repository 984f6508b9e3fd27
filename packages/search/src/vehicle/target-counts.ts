import { countBitRows, countCodes, countDistances, countLists } from '../columns/counting.ts';
import type { Kernels } from '../columns/kernels/kernels.ts';
import type { RowList } from '../columns/row-list.ts';
import { featureStride, type JointName } from './joint-axes.ts';
import type { VehicleColumns } from './vehicle-columns.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A column that is counted. */
export type Target = JointName | 'features' | 'packages' | 'ages' | 'priceBars' | 'mileageBars';

export interface CountingContext {
  readonly vocabulary: Vocabulary;
  readonly kernels: Kernels;
  /** Days since 1970. */
  readonly today: number;
}

/** Bars are bytes. */
const barCodes = 256;

/** Days on the market that are told apart: all that are longer count as one. */
const ageCodes = 256;

/** Counts by code of some columns, over the rows that are added. */
export class TargetCounts {
  readonly #context: CountingContext;
  readonly #counts: ReadonlyMap<Target, Uint32Array>;

  /** The counts are in the kernels' scratch, and good until it takes them back. */
  constructor(targets: readonly Target[], context: CountingContext) {
    this.#context = context;
    const { scratch } = context.kernels;
    this.#counts = new Map(
      targets.map((target) => [target, scratch.zeroedWords(codeCount(target, context))]),
    );
  }

  of(target: Target): Uint32Array | undefined {
    return this.#counts.get(target);
  }

  add(list: RowList, columns: VehicleColumns): void {
    for (const [target, counts] of this.#counts) {
      if (list.isDense) this.#addStaged(target, counts, list, columns);
      else this.#addInPlace(target, counts, list, columns);
    }
  }

  #addStaged(
    target: Target,
    counts: Uint32Array,
    { block, places, length }: RowList,
    columns: VehicleColumns,
  ): void {
    const { kernels, today } = this.#context;
    if (target === 'packages') {
      const { offsets, values } = block.stageLists(columns.packages);
      kernels.countLists(counts, offsets, values, places, length);
    } else if (target === 'features') {
      const { bytes, stride } = columns.features;
      kernels.countBitRows(counts, block.stage(bytes, stride), stride, places, length);
    } else if (target === 'ages') {
      const days = block.stage(columns.numbers.listedDay);
      kernels.countDistances(counts, days, today, places, length);
    } else {
      kernels.countCodes(counts, block.stage(codesOf(target, columns)), places, length);
    }
  }

  /** So few rows are read where they are. */
  #addInPlace(
    target: Target,
    counts: Uint32Array,
    { rows, length }: RowList,
    columns: VehicleColumns,
  ): void {
    if (target === 'packages') {
      const { offsets, values } = columns.packages;
      countLists(counts, offsets, values, rows, length);
    } else if (target === 'features') {
      const { bytes, stride } = columns.features;
      countBitRows(counts, bytes, stride, rows, length);
    } else if (target === 'ages') {
      countDistances(counts, columns.numbers.listedDay, this.#context.today, rows, length);
    } else {
      countCodes(counts, codesOf(target, columns), rows, length);
    }
  }
}

type CodeTarget = Exclude<Target, 'features' | 'packages' | 'ages'>;

function codesOf(target: CodeTarget, columns: VehicleColumns) {
  const isBar = target === 'priceBars' || target === 'mileageBars';
  return isBar ? columns[target] : columns.joints[target];
}

function codeCount(target: Target, { vocabulary }: CountingContext): number {
  if (target === 'features') return 256 * featureStride;
  if (target === 'packages') return vocabulary.packageCodes.size;
  if (target === 'ages') return ageCodes;
  if (target === 'priceBars' || target === 'mileageBars') return barCodes;
  return vocabulary.joints[target].size;
}
