import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { deleteInSteps } from './delete-in-steps.ts';

interface Aging {
  /** A table whose rows are known by their `id`. */
  readonly table: SQL;
  /** The column that tells since when a row is there; it has an index. */
  readonly since: SQL;
  /** So old rows may become. */
  readonly days: number;
}

/**
 * Deletes the rows of a table that are older, in steps.
 *
 * @param maxAtOnce rows of one step
 */
export async function deleteOlder(
  database: Database,
  { table, since, days }: Aging,
  now: Date,
  maxAtOnce?: number,
): Promise<void> {
  const where = sql`${since} < ${now.toISOString()}::timestamptz - make_interval(days => ${days}::int)`;
  await deleteInSteps(database, { table, where }, maxAtOnce);
}
