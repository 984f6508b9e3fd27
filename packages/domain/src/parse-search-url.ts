import type { Brand } from './brand.ts';
import { type ListingType, listingTypes } from './codes.ts';
import {
  type FilterGroupKey,
  type FilterValues,
  filterGroup,
  filterGroupKeys,
} from './filter-groups.ts';
import { type PathFacts, parsePath } from './path-grammar.ts';
import type { PlaceReference, VehicleReference } from './reference.ts';
import {
  collectValues,
  InvalidParameters,
  isAnyValue,
  readExperience,
  readNumber,
  readRadius,
  readSort,
  readValue,
  readZip,
} from './search-parameters.ts';
import type { InvalidParameter, SearchQuery } from './search-query.ts';
import { toSearchUrl } from './search-url.ts';

export type Reference = VehicleReference & PlaceReference;

export interface ParsedSearch {
  readonly query: SearchQuery;
  /** Any of these makes the result count 0. */
  readonly invalid: readonly InvalidParameter[];
  /** Segments of the path that name nothing: shown to the shopper, never silently dropped. */
  readonly unknownSegments: readonly string[];
  /** Where this search lives: path and query. */
  readonly canonical: string;
  /** False when the address must be answered with a redirect to `canonical`. */
  readonly isCanonical: boolean;
}

/** Parameters that ride along without being part of the search. They neither cause a redirect nor get lost in one. */
const passengers = [
  'psid',
  'siomid',
  'lnx',
  'LNX',
  'clickType',
  'tileClick',
  'searchBookmarkId',
  'bookmarkId',
  'lastExec',
  'mmt',
  'view',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

const maxPrice = 99_999_999;

/** Longer queries are cut: no search needs so much. */
const mostQueryCharacters = 16_384;

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
  const parameters = new URLSearchParams(url.search.slice(0, mostQueryCharacters));
  const invalid = new InvalidParameters();
  const { facts, unknownSegments } = parsePath(
    url.pathname.replace(/^\/cars-for-sale\/?/, ''),
    reference,
  );
  const query = readQuery(parameters, facts, brand, reference, invalid);
  const canonical = withPassengers(toSearchUrl(query, brand, reference), parameters);
  const understood = invalid.list.length === 0 && unknownSegments.length === 0;
  return {
    query,
    invalid: invalid.list,
    unknownSegments,
    canonical,
    isCanonical: !understood || canonical === withPassengers(withoutPassengers(url), parameters),
  };
}

function withoutPassengers({ pathname, search }: { pathname: string; search: string }): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !passengers.some((name) => pair.split('=')[0] === name));
  return kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname;
}

function withPassengers(address: string, parameters: URLSearchParams): string {
  const riding = passengers.flatMap((name) =>
    parameters.getAll(name).map((value) => `${name}=${encodeURIComponent(value.slice(0, 200))}`),
  );
  if (riding.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${riding.join('&')}`;
}

function readQuery(
  parameters: URLSearchParams,
  facts: PathFacts,
  brand: Brand,
  reference: Reference,
  invalid: InvalidParameters,
): SearchQuery {
  const filters = readFilters(parameters, facts, brand, reference, invalid);
  const query = {
    filters,
    ...readRanges(parameters, facts, invalid),
    ...readLocation(parameters, facts, reference, invalid),
    marketExtension: parameters.get('marketExtension') === 'off' ? 'off' : 'include',
    experience: readExperience(parameters, invalid),
    sortBy: readSort(parameters) ?? brand.defaultSort,
    ...readPage(parameters, brand, invalid),
    isSponsorship: parameters.get('isSponsorship') === 'true' ? true : undefined,
    showcaseOwnerId: readShowcaseOwner(parameters),
    categorySearch: parameters.get('categorySearch')?.trim().slice(0, 100) || undefined,
  } as const;
  return dropUndefined(query);
}

/** `exactOptionalPropertyTypes` tells an absent key from an undefined one; so do equality and the URL. */
function dropUndefined<Value extends object>(
  value: { [Key in keyof Value]: Value[Key] | undefined },
) {
  return Object.fromEntries(
    Object.entries(value).filter(([, entry]) => entry !== undefined),
  ) as unknown as SearchQuery;
}

function readFilters(
  parameters: URLSearchParams,
  facts: PathFacts,
  brand: Brand,
  reference: Reference,
  invalid: InvalidParameters,
): FilterValues {
  const sent = collectValues(parameters);
  const filters: { [Key in FilterGroupKey]?: readonly string[] } = {};
  for (const group of filterGroupKeys) {
    const values = new Set(valueOfPath(group, facts));
    for (const value of sent.get(group) ?? []) {
      const read = readValue(group, value, reference);
      if (read !== undefined) values.add(read);
      else if (!isAnyValue(group, value)) invalid.add(group, value, expectedOf(group));
    }
    if (values.size > 0) filters[group] = [...values].sort().slice(0, filterGroup(group).most);
  }
  return withBelongingTrims(withDefaultCondition(filters, parameters, facts, brand), reference);
}

function expectedOf(group: FilterGroupKey): string {
  const { options, label } = filterGroup(group);
  return options ? options.map(({ code }) => code).join(', ') : `a known ${label.toLowerCase()}`;
}

function valueOfPath(group: FilterGroupKey, facts: PathFacts): readonly string[] {
  if (group === 'listingType') return facts.listingTypes ?? [];
  if (group === 'sellerType') return facts.byOwner ? ['p'] : [];
  const inPath = [
    'driveGroup',
    'fuelTypeGroup',
    'vehicleStyleCode',
    'makeCode',
    'modelCode',
  ] as const;
  const key = inPath.find((name) => name === group);
  const value = key && facts[key];
  return value === undefined ? [] : [value];
}

/** Naming every condition is naming none; naming none is the brand's default unless "all" was said. */
function withDefaultCondition(
  filters: FilterValues,
  parameters: URLSearchParams,
  facts: PathFacts,
  brand: Brand,
): FilterValues {
  const { listingType, ...others } = filters;
  if (listingType) return listingType.length === listingTypes.length ? others : filters;
  const all = facts.listingTypes?.length === 0 || Boolean(parameters.get('allListingType'));
  const defaults: readonly ListingType[] = all ? [] : brand.defaultListingTypes;
  return defaults.length > 0 ? { ...filters, listingType: [...defaults].sort() } : filters;
}

/** Trim codes are kept only when their model is chosen, or none is and their make fits (§5). */
export function withBelongingTrims(
  filters: FilterValues,
  reference: VehicleReference,
): FilterValues {
  const { trimCode, ...others } = filters;
  if (trimCode === undefined) return filters;
  const belonging = trimCode.filter((code) => {
    const model = reference.findModel(code.split('|')[0] ?? '');
    if (!model) return false;
    if (others.modelCode) return others.modelCode.includes(model.code);
    return others.makeCode === undefined || others.makeCode.includes(model.makeCode);
  });
  return belonging.length > 0 ? { ...others, trimCode: belonging } : others;
}

function readRanges(parameters: URLSearchParams, facts: PathFacts, invalid: InvalidParameters) {
  const year = (name: string) =>
    readNumber(parameters, name, { min: 0, max: 2100, expected: 'a model year' }, invalid);
  const price = (name: string) =>
    readNumber(parameters, name, { min: 0, max: maxPrice, expected: 'whole dollars' }, invalid);
  const ranges = {
    startYear: facts.year ?? (year('startYear') || undefined),
    endYear: facts.year ?? (year('endYear') || undefined),
    minPrice: facts.minPrice ?? (price('minPrice') || undefined),
    maxPrice: facts.maxPrice ?? price('maxPrice'),
  };
  if ((ranges.startYear ?? 0) > (ranges.endYear ?? 9999)) {
    invalid.add('endYear', String(ranges.endYear), 'a year not before startYear');
  }
  if ((ranges.minPrice ?? 0) > (ranges.maxPrice ?? maxPrice)) {
    invalid.add('maxPrice', String(ranges.maxPrice), 'a price not below minPrice');
  }
  return ranges;
}

/** Nearness is always to a ZIP: a city stands for its most central one. */
function readLocation(
  parameters: URLSearchParams,
  facts: PathFacts,
  reference: Reference,
  invalid: InvalidParameters,
) {
  const city = parameters.get('city')?.trim();
  const state = parameters.get('state')?.trim().toUpperCase();
  const named = city && state ? reference.findCity(city, state) : undefined;
  if (city && state && !named) invalid.add('city', city, 'a city of that state');
  const zip = readZip(parameters, reference, invalid) ?? facts.zip ?? named?.zip;
  const dma = parameters.get('dma')?.trim();
  if (dma && !reference.findDma(dma)) invalid.add('dma', dma, 'the code of a market');
  const stateAlone = !city && state ? state : undefined;
  if (stateAlone && !/^[A-Z]{2}$/.test(stateAlone)) {
    invalid.add('state', stateAlone, 'two letters');
  }
  const radius = facts.nationwide ? 0 : readRadius(parameters, invalid);
  return {
    zip,
    searchRadius: zip === undefined ? undefined : (radius ?? defaultRadius),
    state: stateAlone && /^[A-Z]{2}$/.test(stateAlone) ? stateAlone : undefined,
    dma: dma && reference.findDma(dma) ? dma : undefined,
  };
}

/** Miles around a ZIP when the address names none. */
export const defaultRadius = 50;

/** Records at the most in one answer. */
export const mostRecords = 100;

function readPage(parameters: URLSearchParams, brand: Brand, invalid: InvalidParameters) {
  const whole = (name: string, min: number) =>
    readNumber(parameters, name, { min, max: 9_999_999, expected: 'a whole number' }, invalid);
  const numRecords = Math.min(mostRecords, whole('numRecords', 1) ?? brand.pageSize);
  const firstRecord = whole('firstRecord', 0);
  const page =
    whole('page', 1) ?? (firstRecord === undefined ? 1 : Math.floor(firstRecord / numRecords) + 1);
  return { page, numRecords };
}

/** Of several showcase owners only the first is kept (§5). */
function readShowcaseOwner(parameters: URLSearchParams): number | undefined {
  const first = parameters.get('showcaseOwnerId')?.split(',')[0] ?? '';
  return /^\d{1,10}$/.test(first) && Number(first) > 0 ? Number(first) : undefined;
}
