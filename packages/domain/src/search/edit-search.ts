import type { Brand } from '../brand/brand.ts';
import { defaultFilters } from '../brand/brand-defaults.ts';
import type { VehicleReference } from '../vehicle/reference.ts';
import { reconcileTree, withoutOrphans } from '../vehicle/vehicle-tree.ts';
import { leavesExperience } from './experience-filters.ts';
import { type FilterGroupKey, filterGroupKeys, vehicleTreeGroups } from './filter-groups.ts';
import { type SearchQuery, withoutUndefined } from './search-query.ts';

/** Changes to a search. Each gives the next query, back on its first page. */

type Setting = Exclude<keyof SearchQuery, 'filters' | 'page'>;
type RemovableSetting = Exclude<Setting, 'numRecords' | 'sortBy' | 'marketExtension'>;

/**
 * Replaces the choice of a group; an empty choice removes it, with whatever hung on it: a make takes
 * its models along, a model its trims, a value of an experience the experience.
 */
export function withValues(
  query: SearchQuery,
  group: FilterGroupKey,
  values: readonly string[],
  reference: VehicleReference,
): SearchQuery {
  const kept =
    group === 'makeCode' ? withoutOrphans(query.filters, values, reference) : query.filters;
  const { [group]: _previous, ...others } = kept;
  const chosen = [...new Set(values)].sort();
  const filters = chosen.length > 0 ? { ...others, [group]: chosen } : others;
  const next = { ...query, filters: reconcileTree(filters, reference), page: 1 };
  return leavesExperience(query, group, values) ? without(next, 'experience') : next;
}

/** Adds a value to a group, or takes it away when it is there. */
export function withToggled(
  query: SearchQuery,
  group: FilterGroupKey,
  value: string,
  reference: VehicleReference,
): SearchQuery {
  const chosen = query.filters[group] ?? [];
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value];
  return withValues(query, group, next, reference);
}

/** Sets what is not a filter group, such as both bounds of a range; `undefined` removes. */
export function withSettings(
  query: SearchQuery,
  changes: { readonly [Name in Setting]?: SearchQuery[Name] | undefined },
): SearchQuery {
  return withoutUndefined({ ...query, ...changes, page: 1 });
}

/** Removes settings that are not filter groups. */
export function without(query: SearchQuery, ...names: readonly RemovableSetting[]): SearchQuery {
  return withSettings(query, Object.fromEntries(names.map((name) => [name, undefined])));
}

/** The same search, elsewhere in its results. @param page from 1 */
export function withPage(query: SearchQuery, page: number): SearchQuery {
  return { ...query, page };
}

/** Empties everything except where the shopper looks and in what order, back to the brand's own. */
export function withoutFilters(query: SearchQuery, brand: Brand): SearchQuery {
  return {
    filters: defaultFilters(brand),
    ...(query.zip !== undefined && { zip: query.zip }),
    ...(query.searchRadius !== undefined && { searchRadius: query.searchRadius }),
    marketExtension: 'include',
    sortBy: query.sortBy,
    page: 1,
    numRecords: query.numRecords,
  };
}

/** Removes makes, series, models and trims, and sets other filters in their place. */
export function withoutVehicle(query: SearchQuery, instead: SearchQuery['filters']): SearchQuery {
  const kept = filterGroupKeys
    .filter((group) => !vehicleTreeGroups.some((ofVehicle) => ofVehicle === group))
    .map((group) => [group, query.filters[group]] as const)
    .filter(([, values]) => values !== undefined);
  return { ...query, filters: { ...Object.fromEntries(kept), ...instead }, page: 1 };
}
