import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Keys that this marketplace made for itself, the same for all of its processes. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
});
