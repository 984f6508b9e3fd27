import type { Brand } from '../../brand/brand.ts';
import { defaultFilters } from '../../brand/brand-defaults.ts';
import type { PlaceReference, VehicleReference } from '../../vehicle/reference.ts';
import { onlyModel, onlyValue } from '../filter-groups.ts';
import type { SearchQuery } from '../search-query.ts';
import { toSearchUrl } from './search-url.ts';

/** What search engines are told of a page of a search. */
export interface IndexedSearch {
  /** Under which path and query they know it: an order, a page size and a sponsorship are the same search. */
  readonly address: string;
  /** Whether its title names all that it searches for: else many pages would be known by one title. */
  readonly isIndexed: boolean;
}

type Reference = VehicleReference & PlaceReference;

export function indexedSearch(
  query: SearchQuery,
  brand: Brand,
  reference: Reference,
): IndexedSearch {
  const plain = plainSearch(query, brand);
  const address = toSearchUrl(plain, brand, reference);
  const { searchParams } = new URL(address, 'http://x');
  const named = namedParameters(plain, brand, reference);
  return { address, isIndexed: [...searchParams.keys()].every((name) => named.has(name)) };
}

/** The search in the brand's own order and size, on the page that begins with the same car or holds it. */
function plainSearch(query: SearchQuery, brand: Brand): SearchQuery {
  const { isSponsorship: _sponsorship, showcaseOwnerId: _owner, ...search } = query;
  const recordsBefore = (query.page - 1) * query.numRecords;
  return {
    ...search,
    marketExtension: 'include',
    sortBy: brand.defaultSort,
    numRecords: brand.pageSize,
    page: Math.floor(recordsBefore / brand.pageSize) + 1,
  };
}

/** Parameters that a title names; it names whatever has a segment of the path, and of several places one. */
function namedParameters(query: SearchQuery, brand: Brand, reference: Reference): Set<string> {
  const { filters, experience, zip, dma } = query;
  const place = zip === undefined ? (dma === undefined ? 'state' : 'dma') : 'zip';
  const named = new Set(['page', place]);
  if (onlyModel(filters) !== undefined) named.add('modelCode');
  if (onlyModel(filters) !== undefined && onlyValue(filters.trimCode) !== undefined)
    named.add('trimCode');
  // Its title names none of its filters.
  const unfiltered = { ...query, filters: defaultFilters(brand) };
  const isWhole =
    toSearchUrl(unfiltered, brand, reference) === toSearchUrl(query, brand, reference);
  if (experience === 'commercial' && isWhole) named.add('experience');
  return named;
}
