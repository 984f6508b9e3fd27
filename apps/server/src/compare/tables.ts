import { bigint, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Cars that a person compares, the same in all their browsers. */
export const comparedCars = pgTable(
  'compared_cars',
  {
    /** `person:` and an id; what a visitor compares stays in the browser. */
    keeper: text().notNull(),
    listingId: bigint('listing_id', { mode: 'number' }).notNull(),
    /** Counted from 0. */
    place: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.keeper, table.listingId] })],
);
