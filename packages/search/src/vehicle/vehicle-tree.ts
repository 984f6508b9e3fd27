import { type FilterValues, vehicleTreeGroups } from '@forecourt/domain/filter-groups';
import type { Dictionaries, Segment } from './segment.ts';

/** Which make and series a model belongs to, as learnt from the cars. */
export type ModelParents = Map<
  string,
  { readonly makeCode: string; readonly seriesCode: string | null }
>;

export function hasTreeChoice(values: FilterValues): boolean {
  return vehicleTreeGroups.some((group) => values[group] !== undefined);
}

const out = 0;
const admitted = 1;
const byTrim = 2;

/**
 * The filter of the tree make → series and model → trim: a make admits its cars until one of its
 * series or models is chosen too, a model until one of its trims is. What is chosen below brings
 * what is above along.
 */
export function treeFilter(
  values: FilterValues,
  parents: ModelParents,
  dictionaries: Dictionaries,
): (segment: Segment) => (row: number) => boolean {
  const verdicts = dictionaries.modelCode.matchingCodes((model) =>
    verdictOf(model, values, parents),
  );
  const trims = new Set(values.trimCode);
  const trimPasses = dictionaries.trimCode.matching(
    (_has, [trim]) => trim !== undefined && trims.has(trim),
  );
  return ({ sets: { modelCode, trimCode } }) =>
    (row) => {
      const verdict = verdicts[modelCode[row] ?? 0];
      return verdict === admitted || (verdict === byTrim && trimPasses[trimCode[row] ?? 0] === 1);
    };
}

function verdictOf(model: string, values: FilterValues, parents: ModelParents): number {
  const parent = parents.get(model);
  if (parent === undefined) return out;
  const trimsOfModel = values.trimCode?.some((code) => code.startsWith(`${model}|`)) ?? false;
  if (trimsOfModel) return byTrim;
  if (values.modelCode?.includes(model)) return admitted;
  if (parent.seriesCode !== null && values.seriesCode?.includes(parent.seriesCode)) return admitted;
  const makeIsNarrowed = narrowedMakes(values, parents).has(parent.makeCode);
  return values.makeCode?.includes(parent.makeCode) && !makeIsNarrowed ? admitted : out;
}

/** Makes of which a series, model or trim is chosen. */
function narrowedMakes(values: FilterValues, parents: ModelParents): Set<string> {
  const models = [
    ...(values.modelCode ?? []),
    ...(values.trimCode ?? []).map((code) => code.split('|')[0] ?? ''),
  ];
  const makes = new Set(models.flatMap((model) => parents.get(model)?.makeCode ?? []));
  for (const { makeCode, seriesCode } of parents.values()) {
    if (seriesCode !== null && values.seriesCode?.includes(seriesCode)) makes.add(makeCode);
  }
  return makes;
}
