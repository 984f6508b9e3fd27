import type { Brand } from '@forecourt/domain/brand/brand';
import { allBrands, findBrand } from '@forecourt/domain/brand/known-brands';
import { parseSearchParameters } from '@forecourt/domain/search/address/parse-search-url';
import type { SearchFilter } from '@forecourt/domain/search/search-engine';
import type { InvalidParameter, SearchQuery } from '@forecourt/domain/search/search-query';
import { sentExcludedIds } from '@forecourt/domain/search/to-search-filter';
import type { SortCode } from '@forecourt/domain/vehicle/codes';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import type { RequestFacts } from './request-facts.ts';

/** A search that the REST interface is asked for, read once. */
export interface AskedSearch {
  readonly searchParams: URLSearchParams;
  readonly brand: Brand;
  readonly query: SearchQuery;
  readonly invalid: readonly InvalidParameter[];
  /** What was sent and is left out of the search. */
  readonly passedOver: readonly InvalidParameter[];
  /** What was more than a search takes: it is made with the most that it takes. */
  readonly limited: readonly InvalidParameter[];
  readonly filter: SearchFilter;
}

/** The search that an address of the REST interface asks for, as its host's brand reads it. */
export function parseSearchRequest(
  { req, var: { facts } }: { req: { readonly url: string }; var: { readonly facts: RequestFacts } },
  reference: Reference,
): AskedSearch {
  const { searchParams } = new URL(req.url);
  const channel = searchParams.get('channel') ?? '';
  const named = findBrand(channel.toLowerCase());
  const brand = named ?? facts.brand;
  const read = parseSearchParameters(
    searchParams,
    namesCar(searchParams) ? { ...brand, defaultListingTypes: [] } : brand,
    reference,
  );
  const invalid = [...read.invalid];
  const query = ordered(read.query, searchParams, invalid);
  return {
    searchParams,
    brand,
    query: facts.switched(query),
    invalid,
    passedOver:
      channel === '' || named ? read.passedOver : [...read.passedOver, unknownChannel(channel)],
    limited: read.limited,
    filter: facts.filterOf(query),
  };
}

/** A channel that is no brand, as that of a campaign is: the brand of the host is meant then. */
function unknownChannel(channel: string): InvalidParameter {
  const expected = allBrands().map(({ code }) => code.toUpperCase());
  return {
    parameter: 'channel',
    value: channel.slice(0, 80).toWellFormed(),
    expected: expected.join(', '),
  };
}

/** What relevance may mean. */
const relevanceSorts: ReadonlyMap<string, SortCode> = new Map([
  ['default', 'relevance'],
  ['nearest', 'distanceASC'],
  ['newest', 'datelistedDESC'],
  ['price-drop', 'pricedropDESC'],
]);

/** At any distance where more than the radius is asked for, and in the order that relevance is to have. */
function ordered(
  query: SearchQuery,
  parameters: URLSearchParams,
  invalid: InvalidParameter[],
): SearchQuery {
  if (parameters.get('supplemental') === 'true')
    return { ...query, searchRadius: 0, ...(query.zip && { sortBy: 'distanceASC' }) };
  const value = parameters.get('relevanceConfig') ?? '';
  const sortBy = relevanceSorts.get(value);
  if (value !== '' && sortBy === undefined) {
    const expected = [...relevanceSorts.keys()].join(', ');
    invalid.push({ parameter: 'relevanceConfig', value: value.slice(0, 80), expected });
  }
  return sortBy && query.sortBy === 'relevance' ? { ...query, sortBy } : query;
}

/** A car that is named is found whatever its condition is: the brand's usual one does not narrow it. */
function namesCar(parameters: URLSearchParams): boolean {
  return ['vin', 'listingId'].some((name) => Boolean(parameters.get(name)));
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
