import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** Every change by a person or by the machine. Rows are added only. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    /** The address of a person, `command line` or `machine`. */
    actor: text().notNull(),
    /** What was done, as of `lead.resend`. */
    act: text().notNull(),
    /** To what: a dealer, a lead, an address. */
    subject: text().notNull(),
    before: text(),
    after: text(),
    /** Why, in the words of who did it. */
    reason: text(),
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    // Also those of one person, and of one kind, the latest first.
    index('audit_entries_actor').on(table.actor, table.id),
    index('audit_entries_act').on(table.act, table.id),
  ],
);
