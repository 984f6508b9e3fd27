import type { FeatureCode, VehicleHistoryType } from '../vehicle/codes.ts';
import type { VehicleReference } from '../vehicle/reference.ts';
import { yearLabel } from './chips.ts';
import { withSettings, withToggled } from './edit-search.ts';
import { effectiveFilters } from './experience-filters.ts';
import {
  type FilterGroupKey,
  filterGroup,
  onlyModel,
  onlyValue,
  vehicleTreeGroups,
} from './filter-groups.ts';
import type { SearchResult } from './search-engine.ts';
import { valueName } from './search-names.ts';
import type { SearchQuery } from './search-query.ts';

/** One choice more, with the cars that it leaves. */
export interface SuggestedFilter {
  /** Stable over searches, for keys: `driveGroup:AWD4WD`. */
  readonly key: string;
  readonly name: string;
  readonly count: number;
  /** What it sets, as parameters. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
  readonly query: SearchQuery;
}

type Counted = Pick<SearchResult, 'total' | 'facets' | 'histograms'>;

/**
 * How much shoppers care for a group, and how many of its options may stand side by side. Groups
 * that are not here say little by themselves, such as the number of doors.
 */
const interest: readonly (readonly [group: FilterGroupKey, weight: number, most: number])[] = [
  ['makeCode', 1, 2],
  ['modelCode', 1, 3],
  ['trimCode', 1, 3],
  ['vehicleStyleCode', 1, 2],
  ['dealType', 1, 1],
  ['vehicleHistoryType', 0.9, 2],
  ['mileage', 0.9, 1],
  ['driveGroup', 0.9, 1],
  ['featureCode', 0.9, 3],
  ['fuelTypeGroup', 0.9, 1],
  ['bodyStyleSubtypeCode', 0.8, 1],
  ['priceDrop', 0.7, 1],
  ['mpgRange', 0.6, 1],
  ['extColorSimple', 0.6, 1],
  ['homeServices', 0.6, 1],
  ['transmissionCode', 0.5, 1],
  ['sellerType', 0.5, 1],
  ['daysOnMarket', 0.5, 1],
  ['engineCode', 0.4, 1],
];
const yearWeight = 0.9;

/** Of these groups only what shoppers look for: nobody begins with a roof rack. */
const sought: { readonly [Key in FilterGroupKey]?: readonly string[] } = {
  featureCode: [
    '1319', // Heated Seats
    '1078', // Leather Seats
    '1132', // Sunroof
    '1306', // 3rd Row Seats
    '1326', // Apple CarPlay
    '1327', // Android Auto
    '1066', // Navigation
    '1224', // Backup Camera
    '1309', // Blind Spot Monitor
    '1313', // Adaptive Cruise Control
    '1221', // Remote Engine Start
    '1199', // Trailer Hitch
  ] satisfies readonly FeatureCode[],
  vehicleHistoryType: ['NO_ACCIDENTS', 'ONE_OWNER', 'CLEAN_TITLE'] satisfies VehicleHistoryType[],
};

/** A choice that is only made out when it is among the best: most are not. */
interface Candidate {
  readonly count: number;
  readonly suggest: () => SuggestedFilter;
}

/** As many as fill the row of a wide screen. */
const fillsWideRow = 10;

/**
 * The choices that would narrow a search most usefully, best first: those that leave nearest to half
 * of the cars, by the counts of the same request. A group that is narrowed already is left alone,
 * since a further choice there would widen it, but for features, which narrow each other; so is an option
 * that all cars or none have.
 *
 * @param most how many are given at the most
 */
export function suggestedFilters(
  query: SearchQuery,
  counted: Counted,
  reference: VehicleReference,
  most: number = fillsWideRow,
): SuggestedFilter[] {
  const groups = interest.map(([group, weight, maxOfGroup]) =>
    best(
      optionsOf(group, query, reference).map((code) => {
        const count = counted.facets.get(group)?.get(code) ?? 0;
        const suggest = () => {
          const name = valueName(group, code, reference);
          const toggled = withToggled(query, group, code, reference);
          const codes = { [group]: toggled.filters[group] ?? [code] };
          return { key: `${group}:${code}`, name, count, codes, query: toggled };
        };
        return { count, suggest };
      }),
      { total: counted.total, weight, most: maxOfGroup },
    ),
  );
  const years = best(sinceYears(query, counted), {
    total: counted.total,
    weight: yearWeight,
    most: 1,
  });
  return [...groups.flat(), ...years]
    .sort((a, b) => b.use - a.use)
    .slice(0, most)
    .map(({ suggest }) => suggest());
}

/** Those of one kind that narrow best. Nothing is as useful as one half: it tells most of a car. */
function best(
  candidates: readonly Candidate[],
  {
    total,
    weight,
    most,
  }: { readonly total: number; readonly weight: number; readonly most: number },
) {
  return candidates
    .filter(({ count }) => count > 0 && count < total)
    .map(({ count, suggest }) => {
      const share = count / total;
      return { suggest, use: weight * share * (1 - share) };
    })
    .sort((a, b) => b.use - a.use)
    .slice(0, most);
}

/** The options that would narrow a search; of make, model and trim those of the next level. */
function optionsOf(
  group: FilterGroupKey,
  query: SearchQuery,
  reference: VehicleReference,
): readonly string[] {
  const chosen = effectiveFilters(query);
  if (group === 'featureCode')
    return (sought[group] ?? []).filter((code) => !chosen[group]?.includes(code));
  if (chosen[group] !== undefined) return [];
  const levels = vehicleTreeGroups.filter((level) => chosen[level] !== undefined);
  const isTree = vehicleTreeGroups.some((level) => level === group);
  if (!isTree) return sought[group] ?? (filterGroup(group).options ?? []).map(({ code }) => code);
  const make = onlyValue(chosen.makeCode);
  const model = onlyModel(chosen);
  switch (`${group} after ${levels.join()}`) {
    case 'makeCode after ':
      return reference.makes.map(({ code }) => code);
    case 'modelCode after makeCode':
      return make === undefined ? [] : reference.modelsOf(make).map(({ code }) => code);
    case 'trimCode after makeCode,modelCode':
      return model === undefined
        ? []
        : reference.trimNamesOf(model).map((name) => `${model}|${name}`);
    default:
      return [];
  }
}

function sinceYears(query: SearchQuery, { histograms }: Counted): Candidate[] {
  if (query.startYear !== undefined || query.endYear !== undefined || !histograms) return [];
  let total = 0;
  return [...histograms.year]
    .sort(([a], [b]) => b - a)
    .map(([year, cars]) => {
      total += cars;
      const count = total;
      const suggest = () => ({
        key: `startYear:${year}`,
        name: yearLabel(year, undefined) ?? '',
        count,
        codes: { startYear: [String(year)] },
        query: withSettings(query, { startYear: year }),
      });
      return { count, suggest };
    });
}
