import { toSavedParameters } from '@forecourt/domain/account/saved-parameters';
import type { SavedParameters } from '@forecourt/domain/account/search-bookmark';
import type { Brand } from '@forecourt/domain/brand/brand';
import {
  type ParsedSearch,
  parseSearchUrl,
} from '@forecourt/domain/search/address/parse-search-url';
import { searchTitles } from '@forecourt/domain/search/address/titles';
import type { InvalidParameter, SearchQuery } from '@forecourt/domain/search/search-query';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { toQuery } from './bookmark-beans.ts';
import type { StoredBookmark } from './bookmark-store.ts';
import { findDealerName, type SearchNames } from './dealer-of-search.ts';

/** A search that is to be saved, and its name in words. */
interface SearchToSave {
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  readonly searchName: string;
}

/** Reads the address of a search; null where it is none. */
export function readAddress(
  address: string,
  brand: Brand,
  reference: Reference,
): SearchQuery | null {
  if (!/^\/cars-for-sale(?:[/?]|$)/.test(address) || !URL.canParse(address, 'http://x'))
    return null;
  const { pathname, search } = new URL(address, 'http://x');
  const { query, invalid, unknownSegments } = parseSearchUrl(
    { pathname, search },
    brand,
    reference,
  );
  return invalid.length > 0 || unknownSegments.length > 0 ? null : query;
}

/** Reads the address of a search that is to be saved; null where it is none. */
export async function readSearch(
  address: string,
  brand: Brand,
  names: SearchNames,
): Promise<SearchToSave | null> {
  const query = readAddress(address, brand, names.reference);
  return query && toSave(query, brand, names);
}

/**
 * Reads parameters that a program sends.
 *
 * @returns the first that is wrong, if one is; else what is left out or limited, too
 */
export async function readParameters(
  parameters: SavedParameters,
  brand: Brand,
  names: SearchNames,
): Promise<(SearchToSave & Pick<ParsedSearch, 'passedOver' | 'limited'>) | InvalidParameter> {
  const { query, invalid, passedOver, limited } = searchOf(
    { parameters: Object.fromEntries(parameters) },
    brand,
    names.reference,
  );
  return invalid[0] ?? { ...(await toSave(query, brand, names)), passedOver, limited };
}

async function toSave(query: SearchQuery, brand: Brand, names: SearchNames): Promise<SearchToSave> {
  return {
    parameters: parametersOf(query, brand),
    searchName: await nameOf(query, brand, names),
  };
}

/** What is kept of a search. */
export const parametersOf = (query: SearchQuery, brand: Brand): SearchToSave['parameters'] =>
  Object.fromEntries(toSavedParameters(query, brand));

/** What a search is called. */
export async function nameOf(
  query: SearchQuery,
  brand: Brand,
  { reference, findOwner }: SearchNames,
): Promise<string> {
  const { heading } = searchTitles(query, brand, reference);
  const dealer = await findDealerName(query, findOwner);
  const name = heading.replace(' for Sale', '') + (dealer === null ? '' : ` at ${dealer}`);
  return name.slice(0, 200);
}

/** The same with where it looks: `Used Toyota Camry within 50 miles of Boston, MA`. */
export function placedName(
  name: string,
  query: SearchQuery,
  brand: Brand,
  reference: Reference,
): string {
  const { location } = searchTitles(query, brand, reference);
  return location === null ? name : `${name} ${location}`;
}

/** A saved search as its keeper calls it; in words of ours it says where it looks. */
export function titleOf(
  { title, searchName, parameters }: Pick<StoredBookmark, 'title' | 'searchName' | 'parameters'>,
  brand: Brand,
  reference: Reference,
): string {
  if (title !== searchName) return title;
  return placedName(title, searchOf({ parameters }, brand, reference).query, brand, reference);
}

/** The search of a bookmark as of now, from its first page. */
export function searchOf(
  { parameters }: Pick<StoredBookmark, 'parameters'>,
  brand: Brand,
  reference: Reference,
) {
  const search = `?${toQuery(parameters)}`;
  return parseSearchUrl({ pathname: '/cars-for-sale', search }, brand, reference);
}
