import { type FilterValues, filterGroups } from '../search/filter-groups.ts';
import type { VehicleReference } from './reference.ts';

/**
 * Brings the levels of the vehicle tree into agreement: a model or series brings its make along; at
 * most five makes stay, the chosen ones before the brought ones; models and series of other makes
 * go; a trim stays only when its model is chosen and has a trim of that name.
 */
export function reconcileTree(filters: FilterValues, reference: VehicleReference): FilterValues {
  const { makeCode: _, seriesCode = [], modelCode = [], trimCode = [], ...others } = filters;
  const makes = makesOf(filters, reference).slice(0, filterGroups.makeCode.most);
  const isKept = (found: { readonly makeCode: string } | undefined) =>
    found !== undefined && makes.includes(found.makeCode);
  const models = modelCode.filter((code) => isKept(reference.findModel(code)));
  return {
    ...others,
    ...chosen('makeCode', makes),
    ...chosen(
      'seriesCode',
      seriesCode.filter((code) => isKept(reference.findSeries(code))),
    ),
    ...chosen('modelCode', models),
    ...chosen(
      'trimCode',
      trimCode.filter((code) => isTrimOf(code, models, reference)),
    ),
  };
}

/** The makes that are more than can be chosen, and so do not stay. */
export function makesBeyond(filters: FilterValues, reference: VehicleReference): readonly string[] {
  return makesOf(filters, reference).slice(filterGroups.makeCode.most);
}

/** The makes of a choice: those that were chosen, then those that models and series bring. */
function makesOf(
  { makeCode = [], seriesCode = [], modelCode = [] }: FilterValues,
  reference: VehicleReference,
): readonly string[] {
  const brought = [
    ...modelCode.map((code) => reference.findModel(code)?.makeCode),
    ...seriesCode.map((code) => reference.findSeries(code)?.makeCode),
  ].filter((make) => make !== undefined);
  return [...new Set([...makeCode, ...brought.sort()])];
}

/** `filters` without the models and series of makes that are not among `makes`. */
export function withoutOrphans(
  filters: FilterValues,
  makes: readonly string[],
  reference: VehicleReference,
): FilterValues {
  const { seriesCode = [], modelCode = [], ...others } = filters;
  const isKept = (found: { readonly makeCode: string } | undefined) =>
    found !== undefined && makes.includes(found.makeCode);
  return {
    ...others,
    ...chosen(
      'seriesCode',
      seriesCode.filter((code) => isKept(reference.findSeries(code))),
    ),
    ...chosen(
      'modelCode',
      modelCode.filter((code) => isKept(reference.findModel(code))),
    ),
  };
}

function isTrimOf(code: string, models: readonly string[], reference: VehicleReference): boolean {
  const bar = code.indexOf('|');
  const model = code.slice(0, bar);
  return models.includes(model) && reference.trimNamesOf(model).includes(code.slice(bar + 1));
}

/** A choice in the form that `FilterValues` promises: sorted, without repeats, absent when empty. */
function chosen(group: keyof FilterValues, values: readonly string[]): FilterValues {
  return values.length > 0 ? { [group]: [...new Set(values)].sort() } : {};
}
