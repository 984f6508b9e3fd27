import type { Brand } from '../brand/brand.ts';
import type { Reference } from '../vehicle/reference.ts';
import { reconcileTree, withoutOrphans } from '../vehicle/vehicle-tree.ts';
import { parseSearchUrl } from './address/parse-search-url.ts';
import { withPassThrough } from './address/pass-through-parameters.ts';
import { toSearchUrl } from './address/search-url.ts';
import { withoutFilters } from './edit-search.ts';
import { type FilterValues, filterGroupKeys } from './filter-groups.ts';
import type { ChangedSearch, SearchChange } from './search-changes.ts';
import { type SearchQuery, withoutUndefined } from './search-query.ts';

/**
 * Where a search leads to which changes were made while it was on its way: each is made to what the one
 * before it left, in the order in which they were asked for.
 *
 * @returns a canonical address, on the first page. Of a change that means nothing its own address, which
 *   says what is wrong with it.
 */
export function rebaseSearch(
  { onto, changes }: ChangedSearch,
  brand: Brand,
  reference: Reference,
): string {
  const read = (address: string) => parseSearchUrl(urlOf(address), brand, reference);
  let { query } = read(onto);
  const shown = new URLSearchParams(urlOf(onto).search);
  for (const change of changes) {
    const to = read(change.to);
    if (to.invalid.length > 0) {
      const { pathname, search } = urlOf(change.to);
      return pathname + search;
    }
    const from = change.from === null ? null : read(change.from).query;
    query = from ? changed(query, from, to.query, reference) : replaced(query, to.query, brand);
    changeShown(shown, change);
  }
  return withPassThrough(toSearchUrl(query, brand, reference), `?${shown}`);
}

/** An address as it was sent may be anything; what is no search is the search for everything. */
function urlOf(address: string): { readonly pathname: string; readonly search: string } {
  const url = URL.parse(address, 'http://search.invalid');
  const isSearch = url !== null && /^\/cars-for-sale(\/|$)/.test(url.pathname);
  return isSearch ? url : { pathname: '/cars-for-sale', search: '' };
}

/** How the results are shown, and what is explained over them: no part of the search, but as much asked for. */
function changeShown(shown: URLSearchParams, { from, to }: SearchChange): void {
  const before = from === null ? shown : new URLSearchParams(urlOf(from).search);
  const after = new URLSearchParams(urlOf(to).search);
  for (const name of ['view', 'about']) {
    const value = after.get(name);
    if (value === before.get(name)) continue;
    if (value === null) shown.delete(name);
    else shown.set(name, value);
  }
}

/** `query` with what differs between two others: what was taken away goes, what was added comes. */
function changed(
  query: SearchQuery,
  from: SearchQuery,
  to: SearchQuery,
  reference: Reference,
): SearchQuery {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]) as Set<keyof SearchQuery>;
  const changes = [...names]
    .filter((name) => to[name] !== from[name])
    .map((name) => [name, to[name]] as const);
  const filters = withoutGoneMakes(
    changedFilters(query.filters, from.filters, to.filters),
    { from: from.filters, to: to.filters },
    reference,
  );
  return withoutUndefined({
    ...query,
    ...Object.fromEntries(changes),
    filters: reconcileTree(filters, reference),
    page: 1,
  });
}

/** A make that a change took away takes its models along, those that were chosen meanwhile too. */
function withoutGoneMakes(
  filters: FilterValues,
  { from, to }: { readonly from: FilterValues; readonly to: FilterValues },
  reference: Reference,
): FilterValues {
  const wanted = to.makeCode ?? [];
  const isGone = (make: string) => !wanted.includes(make);
  if (!from.makeCode?.some(isGone)) return filters;
  return withoutOrphans(filters, [...(filters.makeCode ?? []), ...wanted], reference);
}

function changedFilters(filters: FilterValues, from: FilterValues, to: FilterValues): FilterValues {
  const entries = filterGroupKeys.map((group) => {
    const before = from[group] ?? [];
    const after = to[group] ?? [];
    const kept = (filters[group] ?? []).filter(
      (value) => after.includes(value) || !before.includes(value),
    );
    const added = after.filter((value) => !before.includes(value));
    // Of mileages one is chosen at a time; an address may have more.
    const values = group === 'mileage' && added.length > 0 ? after : [...kept, ...added];
    return [group, [...new Set(values)].sort()] as const;
  });
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

/** What was chosen anew, where and in what order the shopper looks by now. */
function replaced(query: SearchQuery, to: SearchQuery, brand: Brand): SearchQuery {
  const { zip, searchRadius, sortBy, numRecords } = withoutFilters(query, brand);
  const { zip: _zip, searchRadius: _radius, ...rest } = to;
  return {
    ...rest,
    ...(zip !== undefined && { zip }),
    ...(searchRadius !== undefined && { searchRadius }),
    sortBy,
    numRecords,
    page: 1,
  };
}
