import type { Experience, SortCode } from '../vehicle/codes.ts';
import type { FilterValues } from './filter-groups.ts';

/**
 * What a shopper asks for: the search state that the URL holds. `parseSearchUrl` makes one from
 * untrusted text and `toSearchUrl` writes it back; nothing else keeps a second copy of it.
 */
export interface SearchQuery {
  readonly filters: FilterValues;
  readonly startYear?: number;
  readonly endYear?: number;
  /** Whole dollars of the derived price, inclusive. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
  /** Whole dollars a month by the shopper's own terms, inclusive. */
  readonly minPayment?: number;
  readonly maxPayment?: number;

  readonly zip?: string;
  /** Miles; `0` is nationwide. */
  readonly searchRadius?: number;
  /** Two letters. */
  readonly state?: string;
  readonly dma?: string;
  /** Whether cars that are delivered to the shopper's market from beyond the radius are shown. */
  readonly marketExtension: 'include' | 'off';

  readonly experience?: Experience;
  readonly sortBy: SortCode;
  /** From 1. */
  readonly page: number;
  readonly numRecords: number;
  /** Only sponsored listings. */
  readonly isSponsorship?: boolean;
  readonly showcaseOwnerId?: number;
  /** Words of a keyword search that no filter expresses. */
  readonly categorySearch?: string;
}

/** A parameter that was sent but means nothing; any of these makes the result count 0. */
export interface InvalidParameter {
  readonly parameter: string;
  readonly value: string;
  /** What would have been accepted, for people. */
  readonly expected: string;
}

/** A search whose settings may be undefined. */
type LooseQuery = {
  readonly [Key in keyof SearchQuery]: SearchQuery[Key] | undefined;
};

/**
 * Leaves out what is undefined. `exactOptionalPropertyTypes` tells an absent key from an undefined one; so do
 * equality and the URL.
 */
export function withoutUndefined(query: LooseQuery): SearchQuery {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as unknown as SearchQuery;
}
