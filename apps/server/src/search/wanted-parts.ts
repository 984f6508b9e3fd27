import { filterGroupKeys } from '@forecourt/domain/search/filter-groups';
import type { SearchResult } from '@forecourt/domain/search/search-engine';

/**
 * What of an answer was asked for: `stats` and `filters` name parts, each apart or several with commas, and
 * without them there are all. `excludedFilter` names filters to leave out; `hideFilters=true` leaves out all.
 */
export function withParts(result: SearchResult, parameters: URLSearchParams): SearchResult {
  const stats = namesOf(parameters, 'stats');
  const filters = namesOf(parameters, 'filters');
  const excluded = namesOf(parameters, 'excludedFilter') ?? new Set();
  const isHidden = parameters.get('hideFilters') === 'true';
  const isShown = (key: string) =>
    !isHidden && !excluded.has(key) && (filters === null || filters.has(key));
  return {
    ...result,
    facets: new Map([...result.facets].filter(([key]) => isShown(key))),
    stats: result.stats && {
      ...result.stats,
      ...(stats?.has('year') === false && { year: null }),
      ...(stats?.has('derivedprice') === false && { derivedprice: null }),
    },
  };
}

/** Null where the parameter is absent or empty. */
function namesOf(parameters: URLSearchParams, name: string): ReadonlySet<string> | null {
  const names = parameters
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '');
  return names.length === 0 ? null : new Set(names);
}

/** The names that `filters` and `excludedFilter` know, for the document of the interface. */
export const filterNames = filterGroupKeys.join(', ');
