import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keeping } from '../platform/keeping.ts';
import { toBeans } from './bookmark-beans.ts';
import { moveBookmarks, readBookmarks } from './bookmark-store.ts';

/** Saved searches, as something that is somebody's. */
export function bookmarkKeeping(database: Database): Keeping {
  return {
    name: 'savedSearches',
    move: (from, to) => moveBookmarks(database, from, to),
    exportOf: async ({ key }) => toBeans(await readBookmarks(database, key)).myAtcSearchViewBeans,
    forget: async ({ key }) => {
      await database.execute(sql`delete from search_bookmarks where keeper = ${key}`);
    },
  };
}
