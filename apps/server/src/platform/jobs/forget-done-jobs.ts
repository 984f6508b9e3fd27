import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

const keptHours = 24;

/** Forgets jobs that were done a day ago. The queue keeps those that were given up for longer. */
export async function forgetDoneJobs(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptHours * 3_600_000).toISOString();
  await database.execute(sql`delete from pgboss.job
    where state in ('completed', 'cancelled') and completed_on < ${before}::timestamptz`);
}
