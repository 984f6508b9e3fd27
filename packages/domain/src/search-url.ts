import type { Brand } from './brand.ts';
import type { ListingType } from './codes.ts';
import { type FilterGroupKey, filterGroupKeys } from './filter-groups.ts';
import { type PathFacts, pathWord, toPath } from './path-grammar.ts';
import type { PlaceReference, VehicleReference } from './reference.ts';
import type { SearchQuery } from './search-query.ts';

/** Miles that go without saying. */
const silentRadius = 50;

/**
 * The canonical address of a search: one value goes into the path, several into the query; keys and
 * values sorted, what is default left out. `parseSearchUrl` reads it back.
 */
export function toSearchUrl(
  query: SearchQuery,
  brand: Brand,
  reference: VehicleReference & PlaceReference,
): string {
  const facts = pathFactsOf(query, brand, reference);
  const path = toPath(facts, brand, reference);
  const parameters = [
    ...filterParameters(query, facts, brand),
    ...otherParameters(query, facts, brand),
  ]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const search = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  return `/cars-for-sale${path ? `/${path}` : ''}${search}`;
}

function single(values: readonly string[] | undefined): string | undefined {
  return values?.length === 1 ? values[0] : undefined;
}

function sameValues(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value) => b.includes(value));
}

/** The conditions that the path must name: none when they are the brand's default. */
function conditionFacts(query: SearchQuery, brand: Brand): PathFacts {
  const chosen = (query.filters.listingType ?? []) as readonly ListingType[];
  if (sameValues(chosen, brand.defaultListingTypes)) return {};
  const inPath = chosen.length === 0 || (chosen.length === 1 && chosen[0] !== '3P_CERT');
  return inPath ? { listingTypes: chosen } : {};
}

function pathFactsOf(
  query: SearchQuery,
  brand: Brand,
  reference: VehicleReference & PlaceReference,
): PathFacts {
  const { filters } = query;
  const word = (group: 'driveGroup' | 'fuelTypeGroup' | 'vehicleStyleCode') => {
    const code = single(filters[group]);
    return code !== undefined && pathWord(group, code) !== undefined ? { [group]: code } : {};
  };
  const oneYear = query.startYear !== undefined && query.startYear === query.endYear;
  return {
    ...conditionFacts(query, brand),
    ...(single(filters.sellerType) === 'p' && { byOwner: true }),
    ...word('driveGroup'),
    ...word('fuelTypeGroup'),
    ...word('vehicleStyleCode'),
    ...(query.minPrice !== undefined && { minPrice: query.minPrice }),
    ...(query.maxPrice !== undefined && { maxPrice: query.maxPrice }),
    ...(oneYear && query.startYear !== undefined && { year: query.startYear }),
    ...vehicleFacts(query, reference),
    ...(query.zip !== undefined && { zip: query.zip }),
  };
}

/** A model goes into the path only under its own make. */
function vehicleFacts({ filters }: SearchQuery, reference: VehicleReference): PathFacts {
  const makeCode = single(filters.makeCode);
  const modelCode = single(filters.modelCode);
  if (makeCode === undefined) return {};
  const belongs = modelCode !== undefined && reference.findModel(modelCode)?.makeCode === makeCode;
  return belongs ? { makeCode, modelCode } : { makeCode };
}

function filterParameters(query: SearchQuery, facts: PathFacts, brand: Brand): [string, string][] {
  return filterGroupKeys
    .filter((group) => !isInPath(group, facts, query, brand))
    .flatMap((group) =>
      (query.filters[group] ?? []).map((value): [string, string] => [group, value]),
    );
}

function isInPath(
  group: FilterGroupKey,
  facts: PathFacts,
  query: SearchQuery,
  brand: Brand,
): boolean {
  if (group === 'listingType') {
    const chosen = query.filters.listingType ?? [];
    return facts.listingTypes !== undefined || sameValues(chosen, brand.defaultListingTypes);
  }
  if (group === 'sellerType') return facts.byOwner === true;
  return group in facts;
}

function otherParameters(query: SearchQuery, facts: PathFacts, brand: Brand): [string, string][] {
  const entries: [string, string | number | undefined][] = [
    ['startYear', facts.year === undefined ? query.startYear : undefined],
    ['endYear', facts.year === undefined ? query.endYear : undefined],
    ['zip', query.zip],
    ['searchRadius', query.searchRadius === silentRadius ? undefined : query.searchRadius],
    ['state', query.state],
    ['dma', query.dma],
    ['marketExtension', query.marketExtension === 'off' ? 'off' : undefined],
    ['experience', query.experience],
    ['sortBy', query.sortBy === brand.defaultSort ? undefined : query.sortBy],
    ['page', query.page > 1 ? query.page : undefined],
    ['numRecords', query.numRecords === brand.pageSize ? undefined : query.numRecords],
    ['isSponsorship', query.isSponsorship ? 'true' : undefined],
    ['showcaseOwnerId', query.showcaseOwnerId],
    ['categorySearch', query.categorySearch],
  ];
  return entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
}
