import { filterGroupKeys } from '@forecourt/domain/search/filter-groups';
import type {
  SearchFilter,
  SearchReader,
  SearchResult,
} from '@forecourt/domain/search/search-engine';
import type { InvalidParameter, SearchQuery } from '@forecourt/domain/search/search-query';
import { nothingFound } from './nothing-found.ts';

/** Of all models there are thousands, and they are offered of chosen models alone. */
const withoutTrims = filterGroupKeys.filter((key) => key !== 'trimCode');

interface SearchOptions extends Pick<SearchFilter, 'vins' | 'excludedIds'> {
  /** Where to begin when that is not where a page begins; from 0. */
  readonly offset?: number;
}

/** A search with what the engine is asked for it. */
export interface SearchAsked {
  readonly query: SearchQuery;
  readonly filter: SearchFilter;
  readonly invalid: readonly InvalidParameter[];
}

/**
 * The required search of a results page: a page of cars with every count. Invalid parameters make it empty,
 * but for the scales of its filters: they are of the cars that the valid ones leave.
 */
export async function searchListings(
  engine: SearchReader,
  { query, filter, invalid }: SearchAsked,
  { offset = (query.page - 1) * query.numRecords, ...more }: SearchOptions = {},
): Promise<SearchResult> {
  if (invalid.length > 0) {
    const valid = { filter, sort: query.sortBy, offset: 0, limit: 0, histograms: true } as const;
    return { ...nothingFound, histograms: (await engine.search(valid)).histograms };
  }
  return engine.search({
    filter: { ...filter, ...more },
    sort: query.sortBy,
    offset,
    limit: query.numRecords,
    facets: query.filters.modelCode ? filterGroupKeys : withoutTrims,
    histograms: true,
    stats: true,
  });
}
