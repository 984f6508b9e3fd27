import { keeperOf } from '@forecourt/domain/account/asker';
import type { BookmarkServices } from '@forecourt/web/bookmarks/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { bookmarkKeeping } from './bookmark-keeping.ts';
import { type BookmarkCall, bookmarkPolicies } from './bookmark-policies.ts';
import { nameOf, placedName, readAddress } from './bookmark-search.ts';
import { countBookmarks } from './bookmark-store.ts';
import { namesOf } from './dealer-of-search.ts';
import { readDeletedSearch } from './deleted-search.ts';
import { findBookmarkNews, findBookmarks, openBookmark } from './find-bookmarks.ts';
import { bookmarkFormRoutes } from './form-routes.ts';
import { bookmarkRoutes } from './routes.ts';

/** A search, and what it is called, by its address; null where that is none. */
async function readNamed(
  parts: MarketParts,
  { brand, calls }: PageFacts<BookmarkCall>,
  address: string,
) {
  const query = readAddress(address, brand, parts.reference);
  return query && { query, name: await nameOf(query, brand, namesOf(parts, calls)) };
}

/** Searches that somebody saved. */
export const bookmarks = {
  name: 'bookmarks',
  policies: bookmarkPolicies,
  folders: ['/account-api/', '/cars-for-sale/saved-searches/'],
  keeps: ({ database }: MarketParts) => [bookmarkKeeping(database)],
  routes: (parts: MarketParts) => [bookmarkRoutes(parts), bookmarkFormRoutes(parts)],
  services: (parts: MarketParts, facts: PageFacts<BookmarkCall>): BookmarkServices => ({
    findBookmarks: () => findBookmarks(parts, facts),
    findBookmarkNews: () => findBookmarkNews(parts, facts),
    countBookmarks: async () => {
      const keeper = keeperOf(facts.asker);
      if (keeper === null) return 0;
      const counts = await facts.calls.require('bookmarks', () =>
        countBookmarks(parts.database, keeper),
      );
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    },
    openBookmark: (id, isShared) => openBookmark(parts, facts, { id, isShared }),
    nameDeleted: async (token) => (await readDeletedSearch(token, facts, parts))?.title ?? null,
    nameSearch: async (address) => (await readNamed(parts, facts, address))?.name ?? null,
    nameSearchAndPlace: async (address) => {
      const named = await readNamed(parts, facts, address);
      return named && placedName(named.name, named.query, facts.brand, parts.reference);
    },
  }),
} as const satisfies Capability<MarketParts, PageFacts<BookmarkCall>>;
