import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Cars whose pages a person opened, in any of their browsers. */
export const seenCars = pgTable(
  'seen_cars',
  {
    /** `person:` and an id; what a visitor saw stays in the browser. */
    keeper: text().notNull(),
    vin: text().notNull(),
    listingId: bigint('listing_id', { mode: 'number' }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.keeper, table.vin] })],
);
