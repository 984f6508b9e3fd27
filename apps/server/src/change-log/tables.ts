import { bigint, bigserial, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What changed, in the order of the commits: the search index of every process follows it. A row is
 * written in the transaction of the change that it tells of.
 */
export const listingChanges = pgTable('listing_change', {
  sequence: bigserial({ mode: 'number' }).primaryKey(),
  kind: text({ enum: ['listing', 'owner'] }).notNull(),
  subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
  /** Tells this log from another with the same numbers. */
  recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
});
