import type { Campaign } from '@forecourt/domain/promotion/campaign';
import { json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Advertisements of our own, those that ended too. */
export const campaigns = pgTable('campaigns', {
  code: text().primaryKey(),
  data: json().$type<Campaign>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
