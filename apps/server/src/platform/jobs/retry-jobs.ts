import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { Refusal } from '../refusal.ts';

/**
 * Has the jobs of a name that were given up tried again.
 *
 * @returns how many
 * @throws Refusal where none was
 */
export async function retryJobs(database: Database, name: string): Promise<number> {
  const again = await rowsOf(
    database,
    sql`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1,
          start_after = now(), completed_on = null, keep_until = now() + (keep_until - created_on)
        where name = ${name} and state = 'failed' returning id`,
  );
  if (again.length === 0) throw new Refusal(`No job of ${name || 'that name'} was given up.`);
  return again.length;
}
