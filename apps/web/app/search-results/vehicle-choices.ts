import type { CodeName } from '@forecourt/domain/codes';
import { filterGroups } from '@forecourt/domain/filter-groups';
import { type FilterOption, toFilterOptions } from '@forecourt/domain/filter-options';
import type { VehicleReference } from '@forecourt/domain/reference';
import type { SearchResult } from '@forecourt/domain/search-engine';
import { truncateTrim } from '@forecourt/domain/search-names';
import type { SearchQuery } from '@forecourt/domain/search-query';

/** One row of make, model and trim selects. */
export interface VehicleChoice {
  readonly makes: readonly FilterOption[];
  readonly makeCode: string;
  readonly models: readonly FilterOption[];
  readonly modelCode: string;
  readonly trims: readonly FilterOption[];
  readonly trimCode: string;
  /** Further models and trims of this make, kept as they are. */
  readonly others: readonly (readonly [string, string])[];
}

/** A row for every chosen make, and an empty one for the next until there are as many as allowed. */
export function toVehicleChoices(
  query: SearchQuery,
  result: SearchResult,
  reference: VehicleReference,
): VehicleChoice[] {
  const chosen = query.filters.makeCode ?? [];
  const rows = chosen.length < filterGroups.makeCode.most ? [...chosen, ''] : chosen;
  return rows.map((makeCode) => vehicleChoice(makeCode, query, result, reference));
}

function vehicleChoice(
  makeCode: string,
  { filters }: SearchQuery,
  result: SearchResult,
  reference: VehicleReference,
): VehicleChoice {
  const listed = (options: readonly FilterOption[]) =>
    options.filter(({ count, selected }) => count || selected);
  const models = (filters.modelCode ?? []).filter(
    (code) => reference.findModel(code)?.makeCode === makeCode,
  );
  const [modelCode = '', ...otherModels] = models;
  const trims = (filters.trimCode ?? []).filter((code) => code.startsWith(`${modelCode}|`));
  const [trimCode = '', ...otherTrims] = modelCode === '' ? [] : trims;
  const trimsOfOthers = (filters.trimCode ?? []).filter((code) =>
    otherModels.includes(code.split('|')[0] ?? ''),
  );
  return {
    makes: toFilterOptions('makeCode', result.facets.get('makeCode'), [makeCode], reference.makes),
    makeCode,
    models: listed(
      toFilterOptions(
        'modelCode',
        result.facets.get('modelCode'),
        models,
        reference.modelsOf(makeCode),
      ),
    ),
    modelCode,
    trims: listed(
      toFilterOptions(
        'trimCode',
        result.facets.get('trimCode'),
        trims,
        trimNames(modelCode, reference),
      ),
    ),
    trimCode,
    others: [
      ...otherModels.map((code) => ['modelCode', code] as const),
      ...[...otherTrims, ...trimsOfOthers].map((code) => ['trimCode', code] as const),
    ],
  };
}

/** Trims by name, with their wire codes. */
function trimNames(modelCode: string, reference: VehicleReference): CodeName[] {
  return [...reference.trimNamesOf(modelCode)]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((name) => ({ code: `${modelCode}|${name}`, name: truncateTrim(name) }));
}
