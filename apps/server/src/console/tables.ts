import type { OperatorRole } from '@forecourt/domain/operator/roles';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** Who runs the marketplace: by the address of their account, in lower case. */
export const operators = pgTable('operators', {
  email: text().primaryKey(),
  role: text().$type<OperatorRole>().notNull(),
  /**
   * The account that came first with this address. Another one of the same address, made after the first
   * was deleted, has shown none of its second factors: it is let in by an owner only.
   */
  personId: text('person_id'),
  addedBy: text('added_by').notNull(),
  addedAt: moment('added_at').notNull().defaultNow(),
  seenAt: moment('seen_at'),
});
