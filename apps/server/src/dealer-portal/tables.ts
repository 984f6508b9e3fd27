import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { owners } from '../dealers/owner-tables.ts';
import { moment } from '../platform/database/moment.ts';

/** Who works for a dealer: by the address of their account, in lower case. */
export const dealerStaff = pgTable(
  'dealer_staff',
  {
    email: text().notNull(),
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => owners.id),
    /** As the dealer calls them. */
    name: text().notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.ownerId] }),
    index('dealer_staff_owner').on(table.ownerId),
  ],
);
