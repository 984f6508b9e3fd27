import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { inSteps } from '../database/in-steps.ts';

const keptHours = 24;

/** Forgets jobs that were done a day ago. The queue keeps those that were given up for longer. */
export async function forgetDoneJobs(
  database: Database,
  now: Date,
  maxAtOnce?: number,
): Promise<void> {
  const before = new Date(now.getTime() - keptHours * 3_600_000).toISOString();
  await inSteps(
    (max) =>
      rowsOf(
        database,
        sql`delete from pgboss.job where (name, id) in (
              select name, id from pgboss.job
              where state in ('completed', 'cancelled') and completed_on < ${before}::timestamptz
              limit ${max})
            returning id`,
      ),
    maxAtOnce,
  );
}
