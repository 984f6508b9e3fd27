import { index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** Searches that somebody saved. */
export const searchBookmarks = pgTable(
  'search_bookmarks',
  {
    id: uuid().primaryKey(),
    /** `visitor:` or `person:` and an id. */
    keeper: text().notNull(),
    brand: text().notNull(),
    title: text().notNull(),
    /** The search in words of ours. */
    searchName: text('search_name').notNull(),
    /** Parameters and their values; the order of keys means nothing. */
    parameters: json().$type<Readonly<Record<string, readonly string[]>>>().notNull(),
    /** Its place in the list: the least stands first. */
    position: integer().notNull(),
    savedAt: moment('saved_at').notNull(),
    /** When its keeper looked at its results last. */
    executedAt: moment('executed_at').notNull(),
  },
  (table) => [index('search_bookmarks_keeper').on(table.keeper, table.position)],
);
