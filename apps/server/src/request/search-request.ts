import type { FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import { parseSearchParameters } from '@forecourt/domain/search/address/parse-search-url';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { sentExcludedIds } from '@forecourt/domain/search/to-search-filter';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import type { Config } from '../compose/config.ts';
import { brandFlags, brandOf } from './brand-of.ts';

/** The search that an address of the REST interface asks for, as its host's brand reads it. */
export function parseSearchRequest(url: string, config: Config, reference: Reference) {
  const { host, searchParams } = new URL(url);
  const brand = brandOf(host, config);
  const { query, invalid } = parseSearchParameters(searchParams, brand, reference);
  return {
    searchParams,
    brand,
    query: toSwitchedSearch(query, brandFlags(brand, config)),
    invalid,
  };
}

/** The cars that a request wants left out; none where it names too many. */
export function readExcludedIds(parameters: URLSearchParams): readonly number[] {
  const ids = parameters
    .getAll('excludedListingId')
    .flatMap((value) => value.split(','))
    .filter((value) => /^\d{1,12}$/.test(value))
    .map(Number);
  return sentExcludedIds(ids);
}

/** The search without what is switched off. Addresses of pages keep it: they hold again once it is on. */
export function toSwitchedSearch(query: SearchQuery, flags: FeatureFlags): SearchQuery {
  return flags.has('market_extension') ? query : { ...query, marketExtension: 'off' };
}
