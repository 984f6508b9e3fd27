import { type FilterValues, vehicleTreeGroups } from '@forecourt/domain/search/filter-groups';
import type { Axis } from '@forecourt/vehicle-rules/axis';
import type { JointCodes } from '../../columns/joint-codes.ts';

export function hasTreeChoice(values: FilterValues): boolean {
  return vehicleTreeGroups.some((group) => values[group] !== undefined);
}

/**
 * The filter of the tree make → series and model → trim, as one byte per code of the tree's column: a
 * make admits its cars until one of its series, models or trims is chosen too, a model until one of
 * its trims is. What is chosen below brings what is above along.
 */
export function treePasses(values: FilterValues, tree: JointCodes<Axis>): Uint8Array {
  const chosen = (axis: 'makeCode' | 'seriesCode' | 'modelCode' | 'trimCode') =>
    tree.sets(axis).havingAny(values[axis] ?? []);
  const [makes, series, models, trims] = [
    chosen('makeCode'),
    chosen('seriesCode'),
    chosen('modelCode'),
    chosen('trimCode'),
  ];
  const trimmedModels = tree.sets('modelCode').havingAny((values.trimCode ?? []).map(modelOfTrim));
  const makeColumn = tree.column('makeCode');
  const seriesColumn = tree.column('seriesCode');
  const modelColumn = tree.column('modelCode');
  const trimColumn = tree.column('trimCode');

  const passes = new Uint8Array(tree.size);
  const narrowedMakes = new Uint8Array(tree.sets('makeCode').size);
  for (let code = 0; code < passes.length; code += 1) {
    const model = modelColumn[code] ?? 0;
    const isTrimmed = trimmedModels[model] === 1;
    const isChosen = models[model] === 1 || series[seriesColumn[code] ?? 0] === 1;
    if (isTrimmed || isChosen) narrowedMakes[makeColumn[code] ?? 0] = 1;
    passes[code] = (isTrimmed ? trims[trimColumn[code] ?? 0] : Number(isChosen)) ?? 0;
  }
  for (let code = 0; code < passes.length; code += 1) {
    const make = makeColumn[code] ?? 0;
    if (makes[make] === 1 && narrowedMakes[make] === 0) passes[code] = 1;
  }
  return passes;
}

function modelOfTrim(trimCode: string): string {
  return trimCode.slice(0, Math.max(0, trimCode.indexOf('|')));
}
