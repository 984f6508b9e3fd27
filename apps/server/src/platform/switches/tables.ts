import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/moment.ts';

/** What operators switch while processes run, over what these were started with. */
export const switches = pgTable('switches', {
  /** As of `log-level` or `flag.kbb.compare`. */
  name: text().primaryKey(),
  value: text().notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});
