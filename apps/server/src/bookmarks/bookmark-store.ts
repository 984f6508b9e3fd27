import { randomUUID } from 'node:crypto';
import { maxSearchesOfPerson } from '@forecourt/domain/account/saved-searches';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { isUuid } from '../platform/database/is-uuid.ts';
import { lockByName } from '../platform/database/lock-by-name.ts';
import { searchBookmarks } from './tables.ts';

export type StoredBookmark = typeof searchBookmarks.$inferSelect;

/** What is kept of a search when it is saved. */
export type NewBookmark = Pick<
  StoredBookmark,
  'brand' | 'title' | 'searchName' | 'parameters' | 'savedAt'
> &
  /** When it was last run, if that was told; the id that it had before it was deleted, by which alerts know it. */
  Partial<Pick<StoredBookmark, 'executedAt' | 'id'>>;

/** The searches of a keeper in their order. */
export function readBookmarks(database: Database, keeper: string): Promise<StoredBookmark[]> {
  return database
    .select()
    .from(searchBookmarks)
    .where(eq(searchBookmarks.keeper, keeper))
    .orderBy(asc(searchBookmarks.position), asc(searchBookmarks.id));
}

/** Anybody's search: who has its id was given it. */
export async function findBookmark(
  database: Database,
  id: string,
): Promise<StoredBookmark | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await database.select().from(searchBookmarks).where(eq(searchBookmarks.id, id));
  return found;
}

/** The same search as a keeper has it already. */
export async function findSameBookmark(
  database: Database,
  keeper: string,
  search: Pick<NewBookmark, 'brand' | 'parameters'>,
): Promise<StoredBookmark | undefined> {
  return (await readBookmarks(database, keeper)).find((other) => isSame(other, search));
}

/**
 * Saves a search; one that is saved already gets the new names and stays where it is.
 *
 * @param max kept at the most; beyond, nothing is changed
 * @returns its id; null where there is no room
 */
export function addBookmark(
  database: Database,
  keeper: string,
  bookmark: NewBookmark,
  max: number,
): Promise<string | null> {
  return database.transaction(async (transaction) => {
    await lockList(transaction, keeper);
    const kept = await readBookmarks(transaction, keeper);
    const same = kept.find((other) => isSame(other, bookmark));
    if (same) {
      const { title, searchName, executedAt } = bookmark;
      await transaction
        .update(searchBookmarks)
        .set({ title, searchName, ...(executedAt && { executedAt }) })
        .where(eq(searchBookmarks.id, same.id));
      return same.id;
    }
    if (kept.length >= max) return null;
    const { id: own = '' } = bookmark;
    const id = (await isGone(transaction, own)) ? own : randomUUID();
    const position = (kept.at(-1)?.position ?? 0) + 1;
    await transaction
      .insert(searchBookmarks)
      .values({ executedAt: bookmark.savedAt, ...bookmark, id, keeper, position });
    return id;
  });
}

/** One at a time for each keeper: two that came at once would both find the last place free. */
const lockList = (transaction: Database, keeper: string) =>
  lockByName(transaction, `bookmarks ${keeper}`);

/** Whether two are one search of one brand. */
function isSame(
  a: Pick<NewBookmark, 'brand' | 'parameters'>,
  b: Pick<NewBookmark, 'brand' | 'parameters'>,
) {
  const inOrder = ({ parameters }: Pick<NewBookmark, 'parameters'>) =>
    JSON.stringify(Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1)));
  return a.brand === b.brand && inOrder(a) === inOrder(b);
}

/** Changes one of a keeper's own. @returns whether there is such a one */
export async function changeBookmark(
  database: Database,
  keeper: string,
  id: string,
  change: Partial<Pick<StoredBookmark, 'title' | 'searchName' | 'executedAt'>>,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const own = and(eq(searchBookmarks.id, id), eq(searchBookmarks.keeper, keeper));
  const rows = await database.update(searchBookmarks).set(change).where(own).returning();
  return rows.length > 0;
}

/** Removes one of a keeper's own. @returns what it was; undefined where there was no such one */
export async function removeBookmark(
  database: Database,
  keeper: string,
  id: string,
): Promise<StoredBookmark | undefined> {
  if (!isUuid(id)) return undefined;
  const own = and(eq(searchBookmarks.id, id), eq(searchBookmarks.keeper, keeper));
  const [removed] = await database.delete(searchBookmarks).where(own).returning();
  return removed;
}

/** Whether an id is of nobody's search: of none that there was, or of one that was removed. */
export async function isGone(database: Database, id: string): Promise<boolean> {
  return isUuid(id) && (await findBookmark(database, id)) === undefined;
}

/** Has one of a keeper's own change places with the one before it. @returns whether there is such a one */
export function raiseBookmark(database: Database, keeper: string, id: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockList(transaction, keeper);
    const kept = await readBookmarks(transaction, keeper);
    const place = kept.findIndex((one) => one.id === id);
    const ordered = kept.filter((one) => one.id !== id);
    const raised = kept[place];
    if (!raised) return false;
    ordered.splice(Math.max(0, place - 1), 0, raised);
    for (const [position, one] of ordered.entries())
      await transaction
        .update(searchBookmarks)
        .set({ position: position + 1 })
        .where(eq(searchBookmarks.id, one.id));
    return true;
  });
}

/**
 * Hands what a browser saved to who signed in there, behind their own and without doubles. What finds no
 * room stays with the browser: nothing that anybody saved is lost, and it is moved once there is room.
 */
export function moveBookmarks(database: Database, from: string, to: string): Promise<void> {
  return database.transaction(async (transaction) => {
    // From a browser to a person always, so that no two wait for one another.
    for (const keeper of [from, to]) await lockList(transaction, keeper);
    const moved = await readBookmarks(transaction, from);
    const own = await readBookmarks(transaction, to);
    for (const one of moved)
      if (own.some((other) => isSame(other, one)))
        await transaction.delete(searchBookmarks).where(eq(searchBookmarks.id, one.id));
      else if (own.length < maxSearchesOfPerson) {
        const position = (own.at(-1)?.position ?? 0) + 1;
        own.push({ ...one, position });
        await transaction
          .update(searchBookmarks)
          .set({ keeper: to, position })
          .where(eq(searchBookmarks.id, one.id));
      }
  });
}

/** How many a keeper has, by brand. */
export async function countBookmarks(
  database: Database,
  keeper: string,
): Promise<Readonly<Record<string, number>>> {
  const rows = await rowsOf<{ brand: string; count: number }>(
    database,
    sql`select brand, count(*)::int as count from search_bookmarks where keeper = ${keeper} group by brand`,
  );
  return Object.fromEntries(rows.map(({ brand, count }) => [brand, count]));
}
