import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** Words of searches that nobody knows, and searches that found nothing: as often as they came. */
export const searchMisses = pgTable(
  'search_misses',
  {
    kind: text({ enum: ['nothing', 'unknown'] }).notNull(),
    words: text().notNull(),
    times: integer().notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.words] })],
);
