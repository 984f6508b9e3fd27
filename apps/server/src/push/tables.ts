import type { BrandCode } from '@forecourt/domain/brand/brand';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** Browsers that agreed to notices. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid().primaryKey(),
    /** Of the browser, as its cookie says. */
    visitorId: text('visitor_id').notNull(),
    /** Of whoever is signed in there: notices are theirs while that session lasts, else the browser's. */
    sessionId: text('session_id'),
    brand: text().$type<BrandCode>().notNull(),
    /** The name that the browser gave itself. */
    pixallId: text('pixall_id').notNull(),
    endpoint: text().notNull(),
    /** The browser's public key and secret, by which only it can read what is sent. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('push_devices_browser').on(table.visitorId, table.pixallId),
    index('push_devices_endpoint').on(table.endpoint),
    index('push_devices_session').on(table.sessionId),
  ],
);
