import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { inSteps } from '../../platform/database/in-steps.ts';

/** What a page about trims was like longer ago says nothing of the present one. */
export const feedbackDays = 365;

/** Forgets whether comparing trims helped, where that was told longer ago. */
export async function forgetFeedback(
  database: Database,
  now: Date,
  maxAtOnce?: number,
): Promise<void> {
  const since = new Date(now.getTime() - feedbackDays * 86_400_000).toISOString();
  await inSteps(
    (max) =>
      rowsOf(
        database,
        sql`delete from trims_feedback where id in (
              select id from trims_feedback where given_at < ${since}::timestamptz
              order by given_at limit ${max})
            returning id`,
      ),
    maxAtOnce,
  );
}
