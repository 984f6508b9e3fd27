import type { Brand } from '../../brand/brand.ts';
import { defaultFilters } from '../../brand/brand-defaults.ts';
import { listingTypes } from '../../vehicle/codes.ts';
import type { Reference } from '../../vehicle/reference.ts';
import { makesBeyond, reconcileTree } from '../../vehicle/vehicle-tree.ts';
import {
  type FilterGroupKey,
  type FilterValues,
  filterGroup,
  filterGroupKeys,
  filterGroups,
  vehicleTreeGroups,
} from '../filter-groups.ts';
import { readLocation } from '../search-location.ts';
import {
  collectValues,
  InvalidParameters,
  isAnyValue,
  isListParameter,
  readCategorySearch,
  readExperience,
  readMarketExtension,
  readShowcaseOwner,
  readSort,
  readSponsorship,
  readValue,
} from '../search-parameters.ts';
import { type InvalidParameter, type SearchQuery, withoutUndefined } from '../search-query.ts';
import { readPage, readPayments, readPrices, readYears } from '../search-ranges.ts';
import { compare, withPassThrough } from './pass-through-parameters.ts';
import { type PathFacts, parsePath } from './path-grammar.ts';
import { percentEncode } from './percent-encoding.ts';
import { isSameAddress } from './same-address.ts';
import { toSearchUrl } from './search-url.ts';

export interface ParsedSearch {
  readonly query: SearchQuery;
  /** Any of these makes the result count 0. */
  readonly invalid: readonly InvalidParameter[];
  /** What was sent and is left out of the search: shown as well, and the others count. */
  readonly passedOver: readonly InvalidParameter[];
  /** What is more than a search takes: it is made with the most, and `canonical` says so. */
  readonly limited: readonly InvalidParameter[];
  /** Segments of the path that name nothing: shown to the shopper, never silently dropped. */
  readonly unknownSegments: readonly string[];
  /** Where this search lives: path and query, with the parameters that only ride along. */
  readonly canonical: string;
  /**
   * False when the address must be answered with a redirect to `canonical`. That of an address with
   * something invalid, left out or unknown is what was sent, put in order: another would hide what was wrong.
   */
  readonly isCanonical: boolean;
}

/** What every search address begins with; in any case, as hosts and routers take it. */
const prefix = /^\/cars-for-sale(?=\/|$)/i;

/** Longer addresses with something wrong in them stay as they are. */
const maxShownCharacters = 2000;

/** Longer queries are cut: no search needs so much. */
const maxQueryCharacters = 16_384;

/**
 * Reads a search from its address. Never throws: what cannot be understood is listed.
 *
 * @param url `pathname` begins with `/cars-for-sale`; `search` with `?` or empty
 */
export function parseSearchUrl(
  url: { readonly pathname: string; readonly search: string },
  brand: Brand,
  reference: Reference,
): ParsedSearch {
  const search = url.search.slice(0, maxQueryCharacters);
  const { facts, unknownSegments } = parsePath(url.pathname.replace(prefix, ''), reference);
  const invalid = new InvalidParameters();
  const parameters = new URLSearchParams(search);
  const query = readQuery(parameters, facts, { brand, reference, invalid });
  const address = toSearchUrl(query, brand, reference);
  const path = url.pathname.replace(prefix, '/cars-for-sale');
  const wrong = [invalid.list, invalid.passedOver, unknownSegments];
  const isUnderstood = wrong.every(({ length }) => length === 0);
  const sent = inOrder(path, parameters);
  const isShown = !isUnderstood && sent.length <= maxShownCharacters;
  const canonical = isShown ? sent : withPassThrough(address, search);
  return {
    query,
    invalid: invalid.list,
    passedOver: invalid.passedOver,
    limited: invalid.limited,
    unknownSegments,
    canonical,
    isCanonical: (!isUnderstood && !isShown) || isSameAddress(canonical, url.pathname + url.search),
  };
}

/**
 * An address as it was sent, in order: keys by the alphabet, values of lists sorted and none twice. Of a
 * parameter that has one value the place among its repeats tells which one counts.
 */
function inOrder(path: string, parameters: URLSearchParams): string {
  const pairs = [...parameters].sort(
    (a, b) => compare(a[0], b[0]) || (isListParameter(a[0]) ? compare(a[1], b[1]) : 0),
  );
  const written = pairs
    .map(([name, value]) => ({ name, text: `${percentEncode(name)}=${percentEncode(value)}` }))
    .filter(({ name, text }, place, all) => !isListParameter(name) || text !== all[place - 1]?.text)
    .map(({ text }) => text);
  return written.length === 0 ? path : `${path}?${written.join('&')}`;
}

/** Reads a search from parameters alone, as the REST interface gets them. Never throws. */
export function parseSearchParameters(
  parameters: URLSearchParams,
  brand: Brand,
  reference: Reference,
): Pick<ParsedSearch, 'query' | 'invalid' | 'passedOver' | 'limited'> {
  const invalid = new InvalidParameters();
  const query = readQuery(parameters, {}, { brand, reference, invalid });
  const { list, passedOver, limited } = invalid;
  return { query, invalid: list, passedOver, limited };
}

interface Reading {
  readonly brand: Brand;
  readonly reference: Reference;
  readonly invalid: InvalidParameters;
}

function readQuery(parameters: URLSearchParams, facts: PathFacts, reading: Reading): SearchQuery {
  const { brand, reference, invalid } = reading;
  return withoutUndefined({
    filters: readFilters(parameters, facts, reading),
    ...readYears(parameters, facts, invalid),
    ...readPrices(parameters, facts, invalid),
    ...readPayments(parameters, invalid),
    ...readLocation(parameters, facts, reference, invalid),
    marketExtension: readMarketExtension(parameters, invalid),
    experience: readExperience(parameters, invalid),
    sortBy: readSort(parameters, invalid) ?? brand.defaultSort,
    ...readPage(parameters, brand, invalid),
    isSponsorship: readSponsorship(parameters, invalid),
    showcaseOwnerId: readShowcaseOwner(parameters, invalid),
    categorySearch: readCategorySearch(parameters, invalid),
  });
}

function readFilters(
  parameters: URLSearchParams,
  facts: PathFacts,
  { brand, reference, invalid }: Reading,
): FilterValues {
  const sent = collectValues(parameters, invalid);
  const filters: { [Key in FilterGroupKey]?: readonly string[] } = {};
  for (const group of filterGroupKeys) {
    const values = new Set(valueOfPath(group, facts));
    for (const value of sent.get(group) ?? []) {
      if (isAnyValue(group, value)) continue;
      const read = readValue(group, value, reference);
      if (read === undefined) invalid.add(group, value, expectedOf(group));
      else values.add(read);
    }
    if (values.size > 0) filters[group] = [...values].sort();
  }
  for (const make of makesBeyond(filters, reference))
    invalid.passOver('makeCode', make, `no more than ${filterGroups.makeCode.most}`);
  const isEveryCondition =
    facts.listingTypes?.length === 0 ||
    Boolean(parameters.get('allListingType')) ||
    (sent.get('listingType') ?? []).some((value) => isAnyValue('listingType', value));
  return withDefaults(reconcileTree(filters, reference), brand, isEveryCondition);
}

function expectedOf(group: FilterGroupKey): string {
  const { options, label } = filterGroup(group);
  return options ? options.map(({ code }) => code).join(', ') : `a known ${label.toLowerCase()}`;
}

function valueOfPath(group: FilterGroupKey, facts: PathFacts): readonly string[] {
  switch (group) {
    case 'listingType':
      return facts.listingTypes ?? [];
    case 'sellerType':
      return facts.byOwner ? ['p'] : [];
    case 'driveGroup':
    case 'fuelTypeGroup':
    case 'vehicleStyleCode':
    case 'makeCode':
    case 'modelCode': {
      const value = facts[group];
      return value === undefined ? [] : [value];
    }
    default:
      return [];
  }
}

/** Naming every condition is naming none; naming none is the brand's default unless "all" was said. */
function withDefaults(
  filters: FilterValues,
  brand: Brand,
  isEveryCondition: boolean,
): FilterValues {
  const defaults = defaultFilters(brand);
  const { listingType = [], ...others } = filters;
  const conditions =
    listingType.length === 0 && !isEveryCondition ? defaults.listingType : listingType;
  const hasVehicle = vehicleTreeGroups.some((group) => filters[group] !== undefined);
  return {
    ...others,
    ...(conditions?.length &&
      conditions.length < listingTypes.length && { listingType: conditions }),
    ...(!hasVehicle && defaults.makeCode && { makeCode: defaults.makeCode }),
  };
}
