import type { Brand } from '../../brand/brand.ts';
import { isDefaultChoice } from '../../brand/brand-defaults.ts';
import type { ListingType } from '../../vehicle/codes.ts';
import type { PlaceReference, VehicleReference } from '../../vehicle/reference.ts';
import { findModelBySlug, slugOf } from '../../vehicle/vehicle-slugs.ts';
import {
  type FilterGroupKey,
  type FilterValues,
  filterGroupKeys,
  onlyValue,
} from '../filter-groups.ts';
import type { SearchQuery } from '../search-query.ts';
import { defaultRadius } from './default-radius.ts';
import { withOrderedQuery } from './pass-through-parameters.ts';
import { type PathFacts, pathWord, toPath } from './path-grammar.ts';

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
  ];
  return withOrderedQuery(`/cars-for-sale${path ? `/${path}` : ''}`, parameters);
}

/** The conditions that the path must name: none when they are the brand's default. */
function conditionFacts(query: SearchQuery, brand: Brand): PathFacts {
  if (isDefaultChoice('listingType', query.filters, brand)) return {};
  const chosen = (query.filters.listingType ?? []) as readonly ListingType[];
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
    const code = onlyValue(filters[group]);
    return code !== undefined && pathWord(group, code) !== undefined ? { [group]: code } : {};
  };
  const oneYear = query.startYear !== undefined && query.startYear === query.endYear;
  return {
    ...conditionFacts(query, brand),
    ...(onlyValue(filters.sellerType) === 'p' && { byOwner: true }),
    ...word('driveGroup'),
    ...word('fuelTypeGroup'),
    ...word('vehicleStyleCode'),
    ...(query.minPrice !== undefined && { minPrice: query.minPrice }),
    ...(query.maxPrice !== undefined && { maxPrice: query.maxPrice }),
    ...(oneYear && query.startYear !== undefined && { year: query.startYear }),
    ...vehicleFacts(query, brand, reference),
    ...(query.zip !== undefined && { zip: query.zip }),
  };
}

/** A model goes into the path only under its own make, and only when its slug leads back to it. */
function vehicleFacts(
  { filters }: SearchQuery,
  brand: Brand,
  reference: VehicleReference,
): PathFacts {
  const makeCode = onlyValue(filters.makeCode);
  if (makeCode === undefined || isDefaultVehicle(filters, brand)) return {};
  const modelCode = onlyValue(filters.modelCode);
  const model = modelCode === undefined ? undefined : reference.findModel(modelCode);
  const found = model && findModelBySlug(slugOf(model), makeCode, reference);
  return model && found === model.code ? { makeCode, modelCode: model.code } : { makeCode };
}

function isDefaultVehicle(filters: FilterValues, brand: Brand): boolean {
  const { modelCode, seriesCode } = filters;
  return !modelCode && !seriesCode && isDefaultChoice('makeCode', filters, brand);
}

function filterParameters(query: SearchQuery, facts: PathFacts, brand: Brand): [string, string][] {
  return filterGroupKeys.flatMap((group) => {
    const chosen = query.filters[group];
    if (chosen === undefined || isInPath(group, facts, query, brand)) return [];
    return chosen.map((value): [string, string] => [group, value]);
  });
}

function isInPath(
  group: FilterGroupKey,
  facts: PathFacts,
  query: SearchQuery,
  brand: Brand,
): boolean {
  if (group === 'listingType') {
    return facts.listingTypes !== undefined || isDefaultChoice(group, query.filters, brand);
  }
  if (group === 'makeCode' && isDefaultVehicle(query.filters, brand)) return true;
  if (group === 'sellerType') return facts.byOwner === true;
  return group in facts;
}

function otherParameters(query: SearchQuery, facts: PathFacts, brand: Brand): [string, string][] {
  const entries: [string, string | number | undefined][] = [
    ['startYear', facts.year === undefined ? query.startYear : undefined],
    ['endYear', facts.year === undefined ? query.endYear : undefined],
    ['zip', query.zip],
    ['searchRadius', query.searchRadius === defaultRadius ? undefined : query.searchRadius],
    ['state', query.state],
    ['dma', query.dma],
    ['marketExtension', query.marketExtension === 'off' ? 'off' : undefined],
    ['experience', query.experience],
    ['sortBy', query.sortBy === brand.defaultSort ? undefined : query.sortBy],
    ['page', query.page > 1 ? query.page : undefined],
    ['numRecords', query.numRecords === brand.pageSize ? undefined : query.numRecords],
    ['minPayment', query.minPayment],
    ['maxPayment', query.maxPayment],
    ['isSponsorship', query.isSponsorship ? 'true' : undefined],
    ['showcaseOwnerId', query.showcaseOwnerId],
    ['categorySearch', query.categorySearch],
  ];
  return entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
}

/** A search as parameters alone, as the REST interface takes it; `parseSearchParameters` reads it back. */
export function toSearchParameters(query: SearchQuery, brand: Brand): URLSearchParams {
  const parameters = new URLSearchParams([
    ...filterParameters(query, {}, brand),
    ...otherParameters(query, {}, brand),
  ]);
  if (query.filters.listingType === undefined) parameters.set('allListingType', 'all');
  for (const name of ['minPrice', 'maxPrice'] as const) {
    if (query[name] !== undefined) parameters.set(name, String(query[name]));
  }
  return parameters;
}
