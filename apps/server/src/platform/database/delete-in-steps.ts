import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database.ts';
import { inSteps } from './in-steps.ts';

interface Deleted {
  readonly table: SQL;
  /** What rows fulfil that go. A row that no longer does when its turn comes stays. */
  readonly where: SQL;
  /** Columns by which a row is known; `id` unless told. */
  readonly key?: SQL;
  /** Those that are first in this order go first. */
  readonly order?: SQL;
}

/**
 * Deletes rows in steps, each of which is a statement of its own.
 *
 * @param maxAtOnce rows of one step
 * @returns how many went
 */
export function deleteInSteps(
  database: Database,
  { table, where, key = sql`id`, order }: Deleted,
  maxAtOnce?: number,
): Promise<number> {
  const orderBy = order ? sql`order by ${order}` : sql``;
  return inSteps(
    (max) =>
      rowsOf(
        database,
        sql`delete from ${table} where ${where} and (${key}) in (
              select ${key} from ${table} where ${where} ${orderBy} limit ${max})
            returning 1`,
      ),
    maxAtOnce,
  );
}
