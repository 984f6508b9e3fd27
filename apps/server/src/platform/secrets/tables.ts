import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/moment.ts';

/** Keys that this marketplace made for itself, the same for all of its processes. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});
