import type { CodeName } from '../vehicle/codes.ts';
import type { VehicleReference } from '../vehicle/reference.ts';
import { type FilterGroupKey, type FilterValues, filterGroup } from './filter-groups.ts';
import type { FacetCounts } from './search-engine.ts';
import { valueName } from './search-names.ts';

/** An option in the shape of the wire: a count, or `disabled` where there is none. */
export interface FilterOption {
  readonly label: string;
  readonly value: string;
  readonly count?: number;
  readonly selected?: true;
  readonly disabled?: true;
}

/**
 * The options of a group with their counts. Without a match an option is disabled, but one that
 * is chosen can always be unset. Mileage begins with `Any`, which has no count and is never disabled.
 *
 * @param names the options to list, as `optionNames` gives them; else the group's vocabulary
 */
export function toFilterOptions(
  group: FilterGroupKey,
  counts: FacetCounts | undefined,
  chosen: readonly string[],
  names: readonly CodeName[] = filterGroup(group).options ?? [],
): FilterOption[] {
  const options = names.map(({ code, name }) => {
    const count = counts?.get(code) ?? 0;
    const selected = chosen.includes(code);
    return toOption(name, code, count, selected);
  });
  return group === 'mileage' ? [{ label: 'Any', value: '0' }, ...options] : options;
}

function toOption(label: string, value: string, count: number, selected: boolean): FilterOption {
  if (count > 0) return selected ? { label, value, count, selected } : { label, value, count };
  return selected ? { label, value, selected } : { label, value, disabled: true };
}

/**
 * What a group offers: its vocabulary, or from the catalogue what the chosen makes and models have;
 * packages, and models while no make is chosen, are those that were counted. What is chosen is always
 * among them.
 */
export function optionNames(
  group: FilterGroupKey,
  filters: FilterValues,
  counts: FacetCounts | undefined,
  reference: VehicleReference,
): readonly CodeName[] {
  const names = filterGroup(group).options ?? catalogueNames(group, filters, counts, reference);
  const missing = (filters[group] ?? []).filter(
    (value) => !names.some(({ code }) => code === value),
  );
  const named = missing.map((code) => ({ code, name: valueName(group, code, reference) }));
  return named.length > 0 ? [...names, ...named] : names;
}

function catalogueNames(
  group: FilterGroupKey,
  { makeCode = [], modelCode = [] }: FilterValues,
  counts: FacetCounts | undefined,
  reference: VehicleReference,
): readonly CodeName[] {
  const models = makeCode.flatMap((make) => reference.modelsOf(make));
  switch (group) {
    case 'makeCode':
      return reference.makes;
    case 'modelCode':
      return makeCode.length > 0 ? models : countedNames(group, counts, reference);
    case 'seriesCode': {
      const codes = models.map(({ code }) => reference.findModel(code)?.seriesCode);
      const series = [...new Set(codes)].map((code) => reference.findSeries(code ?? ''));
      return series.filter((one) => one !== undefined);
    }
    case 'trimCode':
      return modelCode.flatMap((model) =>
        reference.trimNamesOf(model).map((name) => ({ code: `${model}|${name}`, name })),
      );
    default:
      return countedNames(group, counts, reference);
  }
}

function countedNames(
  group: FilterGroupKey,
  counts: FacetCounts | undefined,
  reference: VehicleReference,
): CodeName[] {
  const codes = [...(counts?.keys() ?? [])].sort();
  return codes.map((code) => ({ code, name: valueName(group, code, reference) }));
}

/**
 * Whether the electric-range and fuel-economy filters are hidden: when every option that says
 * something is disabled, or when only electric cars are looked for.
 */
export function isHiddenFilter(
  group: FilterGroupKey,
  options: readonly FilterOption[],
  filters: FilterValues,
): boolean {
  if (group !== 'electricMileRange' && group !== 'mpgRange') return false;
  const telling = options.filter(({ label }) => label !== 'Unspecified' && label !== 'Any');
  const electricOnly = filters.fuelTypeGroup?.length === 1 && filters.fuelTypeGroup[0] === 'ELE';
  return electricOnly || telling.every(({ disabled }) => disabled);
}
