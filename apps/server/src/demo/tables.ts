import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** What demo inventory was asked for, and how far it came: a load that was cut short goes on from there. */
export const demoLoads = pgTable('demo_loads', {
  seed: integer().primaryKey(),
  listings: integer().notNull(),
  /** The day that the cars are made for. */
  today: text().notNull(),
  /** The last owner that was written with its cars; null before the first. */
  lastOwnerId: bigint('last_owner_id', { mode: 'number' }),
  finishedAt: moment('finished_at'),
});
