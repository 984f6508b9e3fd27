import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Has transactions of one name take their turn: waits until the one before has ended.
 *
 * @param name what is changed, and whose it is: what has no name in common does not wait
 */
export async function lockByName(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
