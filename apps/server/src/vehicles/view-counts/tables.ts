import type { BrandCode } from '@forecourt/domain/brand/brand';
import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Who looked at which car on which day. `viewer` is a hash that holds for this one car only. */
export const listingViews = pgTable(
  'listing_views',
  {
    vin: text().notNull(),
    viewer: text().notNull(),
    brand: text().$type<BrandCode>().notNull(),
    viewedOn: date('viewed_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vin, table.viewer, table.brand, table.viewedOn] }),
    index('listing_views_day').on(table.viewedOn),
  ],
);
