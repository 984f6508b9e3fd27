import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';

const keptHours = 24;

/** Jobs forgotten in one statement: a server ends one that takes ten seconds. */
const maxForgottenAtOnce = 5000;

/** Forgets jobs that were done a day ago. The queue keeps those that were given up for longer. */
export async function forgetDoneJobs(
  database: Database,
  now: Date,
  maxAtOnce: number = maxForgottenAtOnce,
): Promise<void> {
  const before = new Date(now.getTime() - keptHours * 3_600_000).toISOString();
  let forgotten = maxAtOnce;
  while (forgotten === maxAtOnce) {
    const rows = await rowsOf(
      database,
      sql`delete from pgboss.job where (name, id) in (
            select name, id from pgboss.job
            where state in ('completed', 'cancelled') and completed_on < ${before}::timestamptz
            limit ${maxAtOnce})
          returning id`,
    );
    forgotten = rows.length;
  }
}
