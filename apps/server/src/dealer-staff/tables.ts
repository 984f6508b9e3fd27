import type { LeadMails, StaffRole } from '@forecourt/domain/dealer/staff';
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { owners } from '../dealers/owner-tables.ts';
import { moment } from '../platform/database/moment.ts';

/** Who works for a dealer: by the address of their account, in lower case. */
export const dealerStaff = pgTable(
  'dealer_staff',
  {
    /** What jobs name them by, which carry no address. */
    id: uuid().notNull().defaultRandom(),
    email: text().notNull(),
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => owners.id),
    /** As the dealer calls them. */
    name: text().notNull(),
    role: text().$type<StaffRole>().notNull().default('manager'),
    /** Of which leads they get a mail. */
    mails: text().$type<LeadMails>().notNull().default('none'),
    addedBy: text('added_by').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
    /** When they first came in. */
    cameAt: moment('came_at'),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.ownerId] }),
    index('dealer_staff_owner').on(table.ownerId),
    index('dealer_staff_id').on(table.id),
  ],
);
