import { dealerName } from '@forecourt/domain/listing/seller/seller-words';
import { unnamedDealer } from '@forecourt/domain/search/chips';
import type { Relaxations } from '@forecourt/domain/search/relaxations';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';

/**
 * Whose cars alone a search is for: all that it has are that dealer's, and what would bring others names it. Null
 * of everybody's, a private seller's, and where neither tells.
 */
export function searchedDealer(
  { showcaseOwnerId }: SearchQuery,
  [first]: SearchResult['hits'],
  relaxations: Relaxations | null,
): string | null {
  if (showcaseOwnerId === undefined) return null;
  if (first) return dealerName(first.owner);
  const way = relaxations?.ways.find(({ key }) => key === 'showcaseOwnerId');
  return way === undefined || way.from === unnamedDealer ? null : way.from;
}
