import { type CodeColumn, type CodeRows, toCodeRows } from '../../columns/code-rows.ts';
import type { Kernels } from '../../columns/kernels/kernels.ts';
import type { RowList } from '../../columns/rows/row-list.ts';
import type { RowSelection, TouchedCounts } from '../../columns/touched-counts.ts';
import { featureStride, type JointName, jointNamesOf, ofJoint } from '../cars/joint-axes.ts';
import type { VehicleColumns } from '../cars/vehicle-columns.ts';

/** A column that is counted. */
export type Target = JointName | 'features' | 'packages' | 'ages' | 'priceBars' | 'mileageBars';

/** All columns that are counted, as the joint columns are parted now. */
export function targetsOf({ joints }: VehicleColumns): Target[] {
  return [...jointNamesOf(joints), 'features', 'packages', 'ages', 'priceBars', 'mileageBars'];
}

/** What is counted of rows that are few, side by side: all targets but the lists and bits. */
export function codeRowsOf({ joints, numbers, priceBars, mileageBars }: VehicleColumns): CodeRows {
  // Days before 1970 count as its first one: cars of both are older than ages are told apart.
  const ages = Uint32Array.from(numbers.listedDay, (day) => Math.max(0, day));
  return toCodeRows({ ...joints, priceBars, mileageBars, ages });
}

/** Features are counted by whole bytes. */
export const featureCodes = 256 * featureStride;

/** Days on the market with a count of their own: all longer ones count as one. */
export const ageCodes = 256;

/** Bars are bytes. */
export const barCodes = 256;

/** Codes of a row: all targets but three have one each. */
export function codesOf(
  target: Exclude<Target, 'features' | 'packages' | 'ages'>,
  columns: VehicleColumns,
) {
  const isBar = target === 'priceBars' || target === 'mileageBars';
  return isBar ? columns[target] : ofJoint(columns.joints, target);
}

/**
 * Counts rows where their columns are.
 *
 * @param day since 1970, up to which ages are counted
 */
export function countInPlace(
  target: Target,
  counts: TouchedCounts,
  columns: VehicleColumns,
  day: number,
  selection: RowSelection,
): void {
  if (target === 'packages') counts.addLists(columns.packages, selection);
  else if (target === 'features') {
    counts.addBitRows(columns.features.bytes, columns.features.stride, selection);
  } else if (target === 'ages') counts.addDistances(columns.numbers.listedDay, day, selection);
  else counts.addCodes(codesOf(target, columns), selection);
}

/** As `countInPlace`, by row. @param column of the target; its rows were fetched before */
export function countByRow(
  target: Target,
  counts: TouchedCounts,
  codeRows: CodeRows,
  column: CodeColumn,
  day: number,
  selection: RowSelection,
): void {
  if (target === 'ages') counts.addDistanceRows(codeRows, column, day, selection);
  else counts.addCodeRows(codeRows, column, selection);
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
