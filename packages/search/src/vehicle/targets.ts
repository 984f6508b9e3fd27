import { countBitRows, countCodes, countDistances, countLists } from '../columns/counting.ts';
import type { Kernels } from '../columns/kernels/kernels.ts';
import type { RowList } from '../columns/row-list.ts';
import { featureStride, type JointName, jointNames } from './joint-axes.ts';
import type { VehicleColumns } from './vehicle-columns.ts';

/** A column that is counted. */
export type Target = JointName | 'features' | 'packages' | 'ages' | 'priceBars' | 'mileageBars';

export const targets: readonly Target[] = [
  ...jointNames,
  'features',
  'packages',
  'ages',
  'priceBars',
  'mileageBars',
];

/** Features are counted by whole bytes. */
export const featureCodes = 256 * featureStride;

/** Bars are bytes. */
export const barCodes = 256;

/** Codes of a row: all targets but three have one each. */
export function codesOf(
  target: Exclude<Target, 'features' | 'packages' | 'ages'>,
  columns: VehicleColumns,
) {
  const isBar = target === 'priceBars' || target === 'mileageBars';
  return isBar ? columns[target] : columns.joints[target];
}

/**
 * Counts rows where their columns are.
 *
 * @param day since 1970, up to which ages are counted
 */
export function countInPlace(
  target: Target,
  counts: Uint32Array,
  columns: VehicleColumns,
  day: number,
  rows: Uint32Array,
  length: number,
): void {
  if (target === 'packages') {
    const { offsets, values } = columns.packages;
    countLists(counts, offsets, values, rows, length);
  } else if (target === 'features') {
    const { bytes, stride } = columns.features;
    countBitRows(counts, bytes, stride, rows, length);
  } else if (target === 'ages') {
    countDistances(counts, columns.numbers.listedDay, day, rows, length);
  } else {
    countCodes(counts, codesOf(target, columns), rows, length);
  }
}

/** As `countInPlace`, in the memory of kernels: for lists of many rows. */
export function countStaged(
  target: Target,
  counts: Uint32Array,
  columns: VehicleColumns,
  day: number,
  { block, places, length }: RowList,
  kernels: Kernels,
): void {
  if (target === 'packages') {
    const { offsets, values } = block.stageLists(columns.packages, kernels);
    kernels.countLists(counts, offsets, values, places, length);
  } else if (target === 'features') {
    const { bytes, stride } = columns.features;
    kernels.countBitRows(counts, block.stage(bytes, stride), stride, places, length);
  } else if (target === 'ages') {
    const days = block.stage(columns.numbers.listedDay);
    kernels.countDistances(counts, days, day, places, length);
  } else {
    kernels.countCodes(counts, block.stage(codesOf(target, columns)), places, length);
  }
}
