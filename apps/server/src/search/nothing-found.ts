import type { SearchResult } from '@forecourt/domain/search/search-engine';

/** The answer to a search that no car can be in: the engine is not asked. */
export const nothingFound: SearchResult = {
  total: 0,
  hits: [],
  facets: new Map(),
  stats: { year: null, derivedprice: null, mileage: null },
  histograms: null,
};
