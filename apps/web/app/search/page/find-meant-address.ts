import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { rebaseSearch } from '@forecourt/domain/search/rebase-search';
import { parseChangeAddress } from '@forecourt/domain/search/search-changes';
import type { AppContext } from '../../app-context.ts';
import { lostSearchAddress } from './lost-search.ts';

/**
 * Where an address leads that names a search by other means than its filters: a saved one, words,
 * changes of another, a certified program. Null for all others.
 */
export async function findMeantAddress(
  parameters: URLSearchParams,
  app: AppContext,
): Promise<string | null> {
  const bookmark = await findBookmarkAddress(parameters, app);
  if (bookmark !== null) return bookmark;
  const keyword = parameters.get('keyword');
  if (keyword !== null) return app.services.findKeywordAddress(keyword, parameters.get('from'));
  const changed = parseChangeAddress(parameters);
  if (changed !== null) return rebaseSearch(changed, app.brand, app.reference);
  return findProductAddress(parameters, app);
}

/** Where a saved search leads, one's own or one that was passed on: without it, to all cars, which say so. */
async function findBookmarkAddress(
  parameters: URLSearchParams,
  { asker, services }: AppContext,
): Promise<string | null> {
  const own = parameters.get('searchBookmarkId');
  const shared = parameters.get('bookmarkId');
  const id = own ?? shared;
  if (id === null) return null;
  asker();
  return (await services.openBookmark(id, own === null)) ?? lostSearchAddress(own === null);
}

/** Where the certified program that an address names leads: to its certified cars, of what else was asked. */
async function findProductAddress(
  parameters: URLSearchParams,
  { services, brand, reference }: AppContext,
): Promise<string | null> {
  const productId = parameters.get('productId');
  if (productId === null) return null;
  const program = await services.findCertifiedProduct(productId);
  const others = new URLSearchParams(parameters);
  others.delete('productId');
  if (program) {
    others.set('makeCode', program.makeCode);
    others.set('listingType', 'CERTIFIED');
  }
  const url = { pathname: '/cars-for-sale', search: `?${others}` };
  return parseSearchUrl(url, brand, reference).canonical;
}
