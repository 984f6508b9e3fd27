import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What operators switch while processes run, over what these were started with. */
export const switches = pgTable('switches', {
  /** As of `log-level` or `flag.kbb.compare`. */
  name: text().primaryKey(),
  value: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
