import type { OperatorRole } from '@forecourt/domain/operator/roles';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

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
  addedAt: at('added_at').notNull().defaultNow(),
  seenAt: at('seen_at'),
});
