import type { Experience } from '../vehicle/codes.ts';
import type { FilterGroupKey, FilterValues } from './filter-groups.ts';
import type { SearchQuery } from './search-query.ts';

/** What each experience narrows a search to. */
const experienceFilters: Readonly<Record<Experience, FilterValues>> = {
  commercial: { vehicleUseType: ['COMMERCIAL'] },
  'best-deals': { dealType: ['goodprice', 'greatprice'] },
  'hyundai-buy-online': { makeCode: ['HYUND'], homeServices: ['BUY_ONLINE'] },
};

/** The choices in force: the shopper's own and, in groups without one, the experience's. */
export function effectiveFilters({ filters, experience }: SearchQuery): FilterValues {
  return experience === undefined ? filters : { ...experienceFilters[experience], ...filters };
}

/** Whether choosing `values` takes away something that the search's experience stands for. */
export function leavesExperience(
  query: SearchQuery,
  group: FilterGroupKey,
  values: readonly string[],
): boolean {
  if (query.experience === undefined) return false;
  const meant = experienceFilters[query.experience][group] ?? [];
  const inForce = effectiveFilters(query)[group] ?? [];
  return meant.some((value) => inForce.includes(value) && !values.includes(value));
}
