import type { BrandCode } from '@forecourt/domain/brand/brand';
import { index, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** Shoppers who were shown, again, cars that they had looked at. */
export const interestAlerts = pgTable(
  'interest_alerts',
  {
    id: uuid().primaryKey(),
    brand: text().$type<BrandCode>().notNull(),
    vins: json().$type<string[]>().notNull(),
    consumerId: text('consumer_id'),
    email: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  // By the age that they are forgotten at.
  ({ createdAt }) => [index('interest_alerts_created').on(createdAt)],
);
