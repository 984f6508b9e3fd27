import { type Brand, defaultFilters } from './brand.ts';
import type { FilterGroupKey } from './filter-groups.ts';
import type { VehicleReference } from './reference.ts';
import type { SearchQuery } from './search-query.ts';
import { reconcileTree, withoutOrphans } from './vehicle-tree.ts';

/** Changes to a search. Each gives the next query, back on its first page. */

type Scalar = Exclude<
  keyof SearchQuery,
  'filters' | 'page' | 'numRecords' | 'sortBy' | 'marketExtension'
>;

/** Replaces the choice of a group; an empty choice removes it, with whatever hung on it. */
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
  return { ...query, filters: reconcileTree(filters, reference), page: 1 };
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

/** Removes settings that are not filter groups, such as both bounds of a range. */
export function without(query: SearchQuery, ...names: readonly Scalar[]): SearchQuery {
  const kept = Object.entries(query).filter(([name]) => !names.includes(name as Scalar));
  return { ...(Object.fromEntries(kept) as unknown as SearchQuery), page: 1 };
}

/** Empties everything except where the shopper looks and in what order (§4). */
export function withoutFilters(query: SearchQuery, brand: Brand): SearchQuery {
  return {
    filters: defaultFilters(brand),
    ...(query.zip !== undefined && { zip: query.zip }),
    ...(query.searchRadius !== undefined && { searchRadius: query.searchRadius }),
    marketExtension: query.marketExtension,
    sortBy: query.sortBy,
    page: 1,
    numRecords: query.numRecords,
  };
}
