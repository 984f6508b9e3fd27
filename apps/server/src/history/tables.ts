import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** Cars whose pages a person opened, in any of their browsers. */
export const seenCars = pgTable(
  'seen_cars',
  {
    /** `person:` and an id; what a visitor saw stays in the browser. */
    keeper: text().notNull(),
    vin: text().notNull(),
    listingId: bigint('listing_id', { mode: 'number' }).notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keeper, table.vin] })],
);
