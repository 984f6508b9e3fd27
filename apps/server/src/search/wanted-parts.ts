import { filterGroupKeys } from '@forecourt/domain/search/filter-groups';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import { InvalidParameters } from '@forecourt/domain/search/search-parameters';
import type { InvalidParameter } from '@forecourt/domain/search/search-query';
import type { SearchResponse } from './response-schemas.ts';

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

const statNames = ['year', 'derivedprice'];

/** Parts that are asked for and that there are not. */
export function invalidParts(parameters: URLSearchParams): InvalidParameter[] {
  const known = { stats: statNames, filters: filterGroupKeys, excludedFilter: filterGroupKeys };
  return Object.entries(known).flatMap(([parameter, names]) =>
    [...(namesOf(parameters, parameter) ?? [])]
      .filter((value) => !names.some((name) => name === value))
      .map((value) => ({ parameter, value, expected: names.join(', ') })),
  );
}

/** What parameters of an answer's form may say; anything else is passed over. */
const formWords: Readonly<Record<string, readonly string[]>> = {
  supplemental: ['true', 'false'],
  hideFilters: ['true', 'false'],
  collapseFilters: ['true', 'false'],
  includeSuggested: ['true', 'false'],
  vhrProvider: ['NONE'],
  vhrProviders: ['NONE'],
};

/** What of an answer's form is asked for in words that nobody knows: the answer has its usual form. */
export function passedOverForms(parameters: URLSearchParams): readonly InvalidParameter[] {
  const unknown = new InvalidParameters();
  for (const [parameter, words] of Object.entries(formWords)) {
    const value = parameters.get(parameter) ?? '';
    const isKnown = words.includes(value) || words.includes(value.toUpperCase());
    if (value !== '' && !isKnown) unknown.passOver(parameter, value, words.join(', '));
  }
  return unknown.passedOver;
}

/**
 * The answer as its client shows it: `collapseFilters` leaves out choices that would find nothing, and
 * `vhrProvider=NONE` what histories say.
 */
export function asShown(answer: SearchResponse, parameters: URLSearchParams): SearchResponse {
  const isCollapsed = parameters.get('collapseFilters') === 'true';
  const tellsHistory = !['vhrProvider', 'vhrProviders'].some(
    (name) => parameters.get(name)?.toUpperCase() === 'NONE',
  );
  return {
    ...answer,
    ...(isCollapsed && { filters: collapsed(answer.filters) }),
    ...(!tellsHistory && {
      listings: answer.listings.map((listing) => ({ ...listing, vhrPreview: [] })),
    }),
  };
}

function collapsed(filters: SearchResponse['filters']): SearchResponse['filters'] {
  const shown = Object.entries(filters).map(([key, group]) => {
    const options = group.options.filter(
      ({ value, count = 0 }) => count > 0 || group.value?.includes(value),
    );
    return [key, { ...group, options }] as const;
  });
  return Object.fromEntries(shown);
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
