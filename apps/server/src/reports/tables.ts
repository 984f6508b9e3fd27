import type { ReportReason } from '@forecourt/domain/listing/report/report-reasons';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** What shoppers say is wrong with listings. Who says it is not kept. */
export const listingReports = pgTable(
  'listing_reports',
  {
    id: uuid().primaryKey(),
    listingId: bigint('listing_id', { mode: 'number' }).notNull(),
    /** As it was called then: it may be gone when somebody looks. */
    vehicle: text().notNull(),
    ownerId: bigint('owner_id', { mode: 'number' }).notNull(),
    brand: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    details: text().notNull(),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('listing_reports_created').on(table.closedAt, table.createdAt),
    index('listing_reports_listing').on(table.listingId, table.createdAt),
    index('listing_reports_age').on(table.createdAt, table.id),
  ],
);
