import type { Listing } from '@forecourt/domain/listing/listing';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  json,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { owners } from '../dealers/owner-tables.ts';
import { moment } from '../platform/database/moment.ts';

export const listingIds = pgSequence('listing_ids', { startWith: 700_000_001 });

/**
 * Cars for sale and cars that were. What is looked up by has a column; the whole listing is kept
 * beside it as the domain knows it, because nothing else is ever asked of one part alone.
 */
export const listings = pgTable(
  'listings',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => owners.id),
    vin: text().notNull(),
    /** Whether it is for sale: a car that left the market is `sold` here, whatever became of it. */
    status: text({ enum: ['active', 'sold'] }).notNull(),
    /** Whether its seller said that it was sold. */
    isSaleKnown: boolean('is_sale_known').notNull().default(false),
    data: json().$type<Listing>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('listings_active_vin')
      .on(table.ownerId, table.vin)
      .where(sql`${table.status} = 'active'`),
    // An import asks which of a seller's cars were on the market lately.
    index('listings_sold').on(table.ownerId, table.updatedAt).where(sql`${table.status} = 'sold'`),
    // The market of a model is read in parts, by id.
    index('listings_of_model').on(sql`(${table.data} ->> 'modelCode')`, table.id),
    // By its beginning, too: cars that begin alike are of one model.
    index('listings_vin').on(table.vin.op('text_pattern_ops')),
  ],
);
