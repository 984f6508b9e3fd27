import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { shopperEvents } from './tables.ts';

/** Held together by all who write events, while theirs have numbers and are not there yet. */
const writersLock = 7_110_006;

/** Adds events. Numbers are given before they can be read: until then readers wait. */
export async function writeEvents(
  database: Database,
  rows: readonly (typeof shopperEvents.$inferInsert)[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock_shared(${writersLock})`);
    await transaction.insert(shopperEvents).values([...rows]);
  });
}

/** Waits until all events are there that have a number by now. */
export async function waitForWriters(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${writersLock})`);
  });
}
