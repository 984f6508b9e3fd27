import type { BrandCode } from '@forecourt/domain/brand/brand';
import { index, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Shoppers who were shown, again, cars that they had looked at. */
export const interestAlerts = pgTable(
  'interest_alerts',
  {
    id: uuid().primaryKey(),
    brand: text().$type<BrandCode>().notNull(),
    vins: json().$type<string[]>().notNull(),
    consumerId: text('consumer_id'),
    email: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // By the age that they are forgotten at.
  ({ createdAt }) => [index('interest_alerts_created').on(createdAt)],
);
