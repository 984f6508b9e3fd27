import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';

/** Events that are handed on to the operator's warehouse together, in the order of their numbers. */
export const eventBatches = pgTable(
  'event_batches',
  {
    id: uuid().primaryKey(),
    /** The first and last event; each event is in one batch. */
    firstId: bigint('first_id', { mode: 'number' }).notNull().unique(),
    lastId: bigint('last_id', { mode: 'number' }).notNull().unique(),
    events: integer().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** When no try was left; `forecourt warehouse --again` begins anew. */
    givenUpAt: moment('given_up_at'),
  },
  (table) => [
    index('event_batches_unsent').on(table.createdAt).where(sql`${table.sentAt} is null`),
  ],
);
