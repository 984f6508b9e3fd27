import { type CodeRows, toCodeRows } from '../../columns/code-rows.ts';
import { countBitRows, countCodes, countDistances, countLists } from '../../columns/counting.ts';
import type { Kernels } from '../../columns/kernels/kernels.ts';
import { fetchBytes, fetchCodes, fetchLists, fetchWords } from '../../columns/rows/fetch-ahead.ts';
import type { RowList } from '../../columns/rows/row-list.ts';
import { featureStride, type JointName, jointNames } from '../cars/joint-axes.ts';
import type { VehicleColumns } from '../cars/vehicle-columns.ts';

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

/** Targets whose codes stand together in `CodeRows`, in their order there. */
export const codeRowTargets: readonly Target[] = [...jointNames, 'priceBars', 'mileageBars'];

export function codeRowsOf({ joints, priceBars, mileageBars }: VehicleColumns): CodeRows | null {
  const codes = jointNames.map((name) => joints[name]);
  return toCodeRows(codes, [priceBars, mileageBars]);
}

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
    fetchLists(offsets, values, rows, length);
    countLists(counts, offsets, values, rows, length);
  } else if (target === 'features') {
    const { bytes, stride } = columns.features;
    fetchBytes(bytes, stride, rows, length);
    countBitRows(counts, bytes, stride, rows, length);
  } else if (target === 'ages') {
    const { listedDay } = columns.numbers;
    fetchWords(listedDay, rows, length);
    countDistances(counts, listedDay, day, rows, length);
  } else {
    const codes = codesOf(target, columns);
    fetchCodes(codes, rows, length);
    countCodes(counts, codes, rows, length);
  }
}

/** As `countInPlace`, in the memory of kernels: for lists of many rows. */
export function countStaged(
  target: Target,
  counts: Uint32Array,
  columns: VehicleColumns,
  day: number,
  { block, positions, length }: RowList,
  kernels: Kernels,
): void {
  if (target === 'packages') {
    const { offsets, values } = block.stageLists(columns.packages, kernels);
    kernels.countLists(counts, offsets, values, positions, length);
  } else if (target === 'features') {
    const { bytes, stride } = columns.features;
    kernels.countBitRows(counts, block.stage(bytes, stride), stride, positions, length);
  } else if (target === 'ages') {
    const days = block.stage(columns.numbers.listedDay);
    kernels.countDistances(counts, days, day, positions, length);
  } else {
    kernels.countCodes(counts, block.stage(codesOf(target, columns)), positions, length);
  }
}
