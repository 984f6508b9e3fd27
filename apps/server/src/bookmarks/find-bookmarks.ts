import { keeperOf } from '@forecourt/domain/account/asker';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { formatDate } from '@forecourt/domain/calendar/format-date';
import { asBeginning } from '@forecourt/domain/listing/seller/seller-words';
import { withPassThrough } from '@forecourt/domain/search/address/pass-through-parameters';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { searchTitles } from '@forecourt/domain/search/address/titles';
import { chips } from '@forecourt/domain/search/chips';
import type { BookmarkShown } from '@forecourt/web/bookmarks/services';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { BookmarkParts } from './bookmark-parts.ts';
import type { BookmarkCall } from './bookmark-policies.ts';
import { searchOf } from './bookmark-search.ts';
import {
  changeBookmark,
  findBookmark,
  readBookmarks,
  type StoredBookmark,
} from './bookmark-store.ts';
import { findDealerName, findOwnerBy } from './dealer-of-search.ts';

type Facts = PageFacts<BookmarkCall>;

/** Cars that are looked through for new ones; a search with more says so. */
const maxNew = 99;

/** The searches of who asks, with what is new in them. */
export async function findBookmarks(
  parts: BookmarkParts,
  facts: Facts,
): Promise<readonly BookmarkShown[]> {
  const keeper = keeperOf(facts.asker);
  if (keeper === null) return [];
  const kept = await facts.calls.require('bookmarks', () => readBookmarks(parts.database, keeper));
  return Promise.all(kept.map((bookmark) => toShown(parts, facts, bookmark)));
}

/** Searches that are looked through for news. */
const maxLookedThrough = 10;

/** The searches of who asks that have new cars, in their order; none while they cannot be told. */
export async function findBookmarkNews(
  parts: BookmarkParts,
  facts: Facts,
): Promise<readonly BookmarkShown[]> {
  const keeper = keeperOf(facts.asker);
  if (keeper === null) return [];
  const kept = await facts.calls.attempt(
    'bookmarks',
    () => readBookmarks(parts.database, keeper),
    [],
  );
  const shown = await Promise.all(
    kept.slice(0, maxLookedThrough).map((bookmark) => toShown(parts, facts, bookmark)),
  );
  return shown.filter(({ counts }) => counts !== null && counts.added > 0);
}

async function toShown(
  parts: BookmarkParts,
  facts: Facts,
  bookmark: StoredBookmark,
): Promise<BookmarkShown> {
  const { id, title, searchName, savedAt } = bookmark;
  const counts = await facts.calls.attempt(
    'new-of-bookmark',
    () => countNew(parts, facts, bookmark),
    null,
  );
  const brand = keptBrand(bookmark.brand);
  const { query } = searchOf(bookmark, brand, parts.reference);
  const dealer = await findDealerName(query, findOwnerBy(parts, facts.calls));
  const details = chips(query, brand, parts.reference).map(({ key, label }) =>
    key === 'showcaseOwnerId' ? (dealer ?? label) : label,
  );
  const where =
    query.zip === undefined ? null : searchTitles(query, brand, parts.reference).location;
  if (where !== null) details.push(asBeginning(where));
  return { id, title, searchName, details, savedOn: formatDate(savedAt.toISOString()), counts };
}

/** Cars of a search, and those that were listed or came here since it was looked at last. */
async function countNew(parts: BookmarkParts, facts: Facts, bookmark: StoredBookmark) {
  const { database, engine, reference } = parts;
  const { query } = searchOf(bookmark, keptBrand(bookmark.brand), reference);
  const { total, hits } = await engine.search({
    filter: facts.filterOf(query),
    sort: 'datelistedDESC',
    offset: 0,
    limit: maxNew + 1,
  });
  const lastDay = bookmark.executedAt.toISOString().slice(0, 10);
  const before = hits.flatMap(({ card }) => (card.listedOn > lastDay ? [] : [card.id]));
  const came = await countCame(database, before, bookmark.executedAt);
  const added = hits.length - before.length + came;
  return { total, added: Math.min(added, maxNew), isMore: added > maxNew };
}

/** How many of some cars came here since: search knows the days of cars, and no more. */
async function countCame(database: Database, ids: readonly number[], since: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await rowsOf(
    database,
    sql`select from listings where created_at > ${since.toISOString()}::timestamptz
      and id in (select value::bigint from json_array_elements_text(${JSON.stringify(ids)}::json))`,
  );
  return rows.length;
}

/**
 * The address of a saved search, on its first page; one's own counts as looked at from then on.
 *
 * @param asked.isShared whether it was passed on, and may be anybody's
 * @returns null where there is none such; all cars while it cannot be told
 */
export async function openBookmark(
  parts: BookmarkParts,
  facts: Facts,
  asked: { readonly id: string; readonly isShared: boolean },
): Promise<string | null> {
  const { database, reference } = parts;
  const found = await facts.calls.attempt(
    'bookmarks',
    () => findBookmark(database, asked.id),
    null,
  );
  if (found === null) return '/cars-for-sale';
  const keeper = keeperOf(facts.asker);
  if (!found || (!asked.isShared && found.keeper !== keeper)) return null;
  if (keeper !== null && found.keeper === keeper)
    await facts.calls.attempt(
      'bookmark-updates',
      () => changeBookmark(database, keeper, found.id, { executedAt: new Date(facts.now) }),
      false,
    );
  const { query } = searchOf(found, facts.brand, reference);
  const address = toSearchUrl({ ...query, page: 1 }, facts.brand, reference);
  if (asked.isShared) return address;
  const seenOn = found.executedAt.toISOString().slice(0, 10);
  return withPassThrough(address, `?lastExec=${seenOn}`);
}
