import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Words of searches that nobody knows, and searches that found nothing: as often as they came. */
export const searchMisses = pgTable(
  'search_misses',
  {
    kind: text({ enum: ['nothing', 'unknown'] }).notNull(),
    words: text().notNull(),
    times: integer().notNull(),
    firstAt: at('first_at').notNull(),
    lastAt: at('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.words] })],
);
