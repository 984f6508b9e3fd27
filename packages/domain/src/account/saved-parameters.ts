import type { Brand } from '../brand/brand.ts';
import type { SearchQuery } from '../search/search-query.ts';
import type { SavedParameters } from './search-bookmark.ts';

/** A search as parameters alone, without the page that was open: `parseSearchUrl` reads the same from them. */
export function toSavedParameters(query: SearchQuery, brand: Brand): SavedParameters {
  const { filters, page: _page, ...settings } = query;
  const chosen = Object.entries(filters)
    .filter(([, values]) => values !== undefined && values.length > 0)
    .map(([name, values]): [string, readonly string[]] => [name, values ?? []]);
  const set = Object.entries(settings)
    .filter(([name, value]) => value !== undefined && !isUsual(name, value, brand))
    .map(([name, value]): [string, readonly string[]] => [name, [String(value)]]);
  // Without it the conditions would be those that the brand begins with.
  const all: [string, readonly string[]][] = filters.listingType?.length
    ? []
    : [['allListingType', ['all']]];
  return new Map([...chosen, ...set, ...all]);
}

const isUsual = (name: string, value: unknown, brand: Brand): boolean =>
  (name === 'marketExtension' && value === 'include') ||
  (name === 'sortBy' && value === brand.defaultSort) ||
  (name === 'numRecords' && value === brand.pageSize);
