import { yearLabel } from '@forecourt/domain/chips';
import type { ListingType } from '@forecourt/domain/codes';
import { type CodeName, searchRadii, simpleColors } from '@forecourt/domain/codes';
import { type FilterGroupKey, filterGroup } from '@forecourt/domain/filter-groups';
import {
  type FilterOption,
  isHiddenFilter,
  toFilterOptions,
} from '@forecourt/domain/filter-options';
import { packageCode } from '@forecourt/domain/listing';
import type { VehicleReference } from '@forecourt/domain/reference';
import type { SearchResult } from '@forecourt/domain/search-engine';
import { priceLabel, valueName } from '@forecourt/domain/search-names';
import type { SearchQuery } from '@forecourt/domain/search-query';
import { type YearOption, yearOptions } from '@forecourt/domain/year-options';

/** One section of the filter panel whose choice is a set of options. */
export interface OptionGroup {
  readonly key: FilterGroupKey;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** What is chosen, in a few words, for the closed section. */
  readonly summary: string;
  readonly swatches: Readonly<Record<string, string>> | null;
}

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

export interface FilterPanelData {
  readonly zip: string;
  readonly radius: string;
  readonly radii: readonly YearOption[];
  readonly vehicles: readonly VehicleChoice[];
  readonly years: readonly YearOption[];
  readonly startYear: string;
  readonly endYear: string;
  readonly yearSummary: string;
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly priceSummary: string;
  readonly priceBars: readonly number[];
  readonly mileageBars: readonly number[];
  readonly groups: Readonly<Partial<Record<FilterGroupKey, OptionGroup>>>;
  /** What the form must carry along unseen. */
  readonly hidden: readonly (readonly [string, string])[];
}

const mostMakes = 5;

const treeGroups: readonly FilterGroupKey[] = ['makeCode', 'seriesCode', 'modelCode', 'trimCode'];

/** Everything that the filter panel draws for a search and its counts. */
export function toFilterPanelData(
  query: SearchQuery,
  result: SearchResult,
  reference: VehicleReference,
  currentYear: number,
): FilterPanelData {
  const text = (value: number | undefined) => (value === undefined ? '' : String(value));
  const years = yearOptions(
    (query.filters.listingType ?? []) as readonly ListingType[],
    currentYear,
    [...(result.histograms?.year.keys() ?? [])],
    query.startYear,
  );
  return {
    zip: query.zip ?? '',
    radius: String(query.searchRadius ?? 50),
    radii: searchRadii.map((miles) => ({
      value: String(miles),
      label: miles === 0 ? 'Nationwide' : `${miles} miles`,
    })),
    vehicles: vehicleChoices(query, result, reference),
    years,
    startYear: text(query.startYear),
    endYear: text(query.endYear),
    yearSummary: yearLabel(query.startYear, query.endYear) ?? 'Any',
    minPrice: query.minPrice?.toLocaleString('en-US') ?? '',
    maxPrice: query.maxPrice?.toLocaleString('en-US') ?? '',
    priceSummary: priceLabel(query.minPrice, query.maxPrice) ?? 'Any',
    priceBars: result.histograms?.price ?? [],
    mileageBars: result.histograms?.mileage ?? [],
    groups: optionGroups(query, result, reference),
    hidden: hiddenFields(query),
  };
}

function optionGroups(query: SearchQuery, result: SearchResult, reference: VehicleReference) {
  const keys = [...result.facets.keys()].filter((key) => !treeGroups.includes(key));
  const groups = keys.flatMap((key) => {
    const chosen = query.filters[key] ?? [];
    const options = toFilterOptions(
      key,
      result.facets.get(key),
      chosen,
      namesFor(key, query, reference),
    );
    if (options.length === 0 || isHiddenFilter(key, options, query.filters)) return [];
    return [[key, toGroup(key, options, chosen, reference)] as const];
  });
  return Object.fromEntries(groups);
}

function toGroup(
  key: FilterGroupKey,
  options: readonly FilterOption[],
  chosen: readonly string[],
  reference: VehicleReference,
): OptionGroup {
  const [first] = chosen;
  const summary =
    first === undefined
      ? 'Any'
      : chosen.length > 1
        ? `${chosen.length} chosen`
        : valueName(key, first, reference);
  const isColor = key === 'extColorSimple' || key === 'intColorSimple';
  const swatches = isColor
    ? Object.fromEntries(simpleColors.map(({ code, rgb }) => [code, rgb]))
    : null;
  return { key, label: filterGroup(key).label, options, summary, swatches };
}

/** Packages are offered once a model is chosen; the other groups have vocabularies of their own. */
function namesFor(
  key: FilterGroupKey,
  query: SearchQuery,
  reference: VehicleReference,
): readonly CodeName[] | undefined {
  if (key !== 'packages') return undefined;
  return (query.filters.modelCode ?? [])
    .flatMap((model) => reference.packagesOf(model))
    .map((name) => ({ code: packageCode(name), name }));
}

function vehicleChoices(
  query: SearchQuery,
  result: SearchResult,
  reference: VehicleReference,
): VehicleChoice[] {
  const chosen = query.filters.makeCode ?? [];
  const rows = chosen.length < mostMakes ? [...chosen, ''] : chosen;
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
    .map((name) => ({ code: `${modelCode}|${name}`, name }));
}

function hiddenFields(query: SearchQuery): [string, string][] {
  const fields: [string, string | number | undefined][] = [
    // With no condition ticked every condition is meant, not the brand's default.
    ['allListingType', 'all'],
    ['sortBy', query.sortBy === 'relevance' ? undefined : query.sortBy],
    ['experience', query.experience],
    ['state', query.state],
    ['dma', query.dma],
    ['isSponsorship', query.isSponsorship ? 'true' : undefined],
    ['showcaseOwnerId', query.showcaseOwnerId],
    ...(query.filters.seriesCode ?? []).map((code): [string, string] => ['seriesCode', code]),
  ];
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
}
