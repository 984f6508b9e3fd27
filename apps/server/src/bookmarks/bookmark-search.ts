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

/** A search that is to be saved, and its name in words. */
interface SearchToSave {
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  readonly searchName: string;
}

/** Reads the address of a search; null where it is none. */
export function readSearch(
  address: string,
  brand: Brand,
  reference: Reference,
): SearchToSave | null {
  if (!/^\/cars-for-sale(?:[/?]|$)/.test(address) || !URL.canParse(address, 'http://x'))
    return null;
  const { pathname, search } = new URL(address, 'http://x');
  const { query, invalid, unknownSegments } = parseSearchUrl(
    { pathname, search },
    brand,
    reference,
  );
  if (invalid.length > 0 || unknownSegments.length > 0) return null;
  return toSave(query, brand, reference);
}

/** Reads parameters that a program sends. @returns the first that is wrong, if one is; else what is left out or limited, too */
export function readParameters(
  parameters: SavedParameters,
  brand: Brand,
  reference: Reference,
): (SearchToSave & Pick<ParsedSearch, 'passedOver' | 'limited'>) | InvalidParameter {
  const { query, invalid, passedOver, limited } = searchOf(
    { parameters: Object.fromEntries(parameters) },
    brand,
    reference,
  );
  return invalid[0] ?? { ...toSave(query, brand, reference), passedOver, limited };
}

function toSave(query: SearchQuery, brand: Brand, reference: Reference): SearchToSave {
  const { heading } = searchTitles(query, brand, reference);
  return {
    parameters: Object.fromEntries(toSavedParameters(query, brand)),
    searchName: heading.replace(' for Sale', '').slice(0, 200),
  };
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
