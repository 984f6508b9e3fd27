import type { CategoryTab } from '@forecourt/domain/search/category-tabs';
import type { Relaxations } from '@forecourt/domain/search/relaxations';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import type { InvalidParameter, SearchQuery } from '@forecourt/domain/search/search-query';
import type { OfferedPackages } from '@forecourt/domain/vehicle/offered-packages';

/** A page of results, the cars where the shopper looks before those that are only delivered there. */
export interface GroupedResult extends SearchResult {
  /** How many of the total are where the shopper looks; absent where none is delivered from beyond. */
  readonly inPlace?: number;
}

/** What pages of searches ask of the server. */
export interface SearchServices {
  /** The required search of a results page. Invalid parameters make it empty. */
  searchListings(query: SearchQuery, invalid: readonly InvalidParameter[]): Promise<GroupedResult>;
  /** How many cars each category tab beside a search would bring; null when that could not be told. */
  countTabs(query: SearchQuery): Promise<ReadonlyMap<CategoryTab, number> | null>;
  /** What to offer when that search has few cars or none. */
  findRelaxations(
    query: SearchQuery,
    now: { readonly total: number; readonly invalid: readonly InvalidParameter[] },
  ): Promise<Relaxations>;
  /**
   * The factory packages of trims (`MODEL|Trim`) or models, by these; null when they could not be told.
   */
  findPackages(trimCodes: readonly string[]): Promise<OfferedPackages | null>;
}
