import { bigint, bigserial, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/**
 * What changed, in the order of the commits: the search index of every process follows it. A row is
 * written in the transaction of the change that it tells of.
 */
export const listingChanges = pgTable('listing_change', {
  sequence: bigserial({ mode: 'number' }).primaryKey(),
  kind: text({ enum: ['listing', 'owner'] }).notNull(),
  subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
  /** Tells this log from another with the same numbers. */
  recordedAt: moment('recorded_at').notNull().defaultNow(),
});
