import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** Cars that somebody saved. One that was removed is kept a while, so that it comes back as it was. */
export const savedCars = pgTable(
  'saved_cars',
  {
    /** `visitor:` or `person:` and an id. */
    keeper: text().notNull(),
    listingId: bigint('listing_id', { mode: 'number' }).notNull(),
    /** Whole dollars at saving; null when the seller named none. */
    price: integer(),
    savedAt: moment('saved_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.keeper, table.listingId] }),
    // Alerts ask who saved a car that changed.
    index('saved_cars_of_listing').on(table.listingId).where(sql`${table.removedAt} is null`),
    index('saved_cars_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
  ],
);
