import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { inSteps } from '../platform/database/in-steps.ts';

/** Alerts say whom to ask again soon: older ones are of no use. */
export const interestDays = 30;

/** Forgets which cars shoppers were shown again longer ago, with whom that names. */
export async function forgetInterest(
  database: Database,
  now: Date,
  maxAtOnce?: number,
): Promise<void> {
  const since = new Date(now.getTime() - interestDays * 86_400_000).toISOString();
  await inSteps(
    (max) =>
      rowsOf(
        database,
        sql`delete from interest_alerts where id in (
              select id from interest_alerts where created_at < ${since}::timestamptz
              order by created_at limit ${max})
            returning id`,
      ),
    maxAtOnce,
  );
}
