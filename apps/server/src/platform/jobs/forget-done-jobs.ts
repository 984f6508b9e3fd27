import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';

const keptHours = 24;

/** Forgets jobs that were done a day ago. The queue keeps those that were given up for longer. */
export async function forgetDoneJobs(
  database: Database,
  now: Date,
  maxAtOnce?: number,
): Promise<void> {
  const where = sql`state in ('completed', 'cancelled')
    and completed_on < ${now.toISOString()}::timestamptz - make_interval(hours => ${keptHours}::int)`;
  const jobs = { table: sql`pgboss.job`, key: sql`name, id` };
  await deleteInSteps(database, { ...jobs, where }, maxAtOnce);
}
