import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What was done lately by those who may not do it oftener. Rows whose time is over are forgotten. */
export const rateCounts = pgTable('rate_counts', {
  /** What is limited, and a keyed hash of who did it: addresses of people are not kept. */
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
