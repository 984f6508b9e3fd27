import type { DealerDifferentiator } from '@forecourt/domain/listing/seller/dealer-differentiator';
import { bigint, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { owners } from './owner-tables.ts';

/** What dealers say sets them apart: for cars of one kind, or (`ALL`) for those that nothing else is said of. */
export const dealerDifferentiators = pgTable(
  'dealer_differentiators',
  {
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => owners.id),
    listingType: text('listing_type', {
      enum: ['ALL', 'USED', 'CERTIFIED', '3P_CERT', 'NEW'],
    }).notNull(),
    data: json().$type<DealerDifferentiator>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.listingType] })],
);
