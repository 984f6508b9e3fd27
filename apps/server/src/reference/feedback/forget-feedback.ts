import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { deleteInSteps } from '../../platform/database/delete-in-steps.ts';

/** What a page about trims was like longer ago says nothing of the present one. */
export const feedbackDays = 365;

/** Forgets whether comparing trims helped, where that was told longer ago. */
export async function forgetFeedback(
  database: Database,
  now: Date,
  maxAtOnce?: number,
): Promise<void> {
  const where = sql`given_at < ${now.toISOString()}::timestamptz
    - make_interval(days => ${feedbackDays}::int)`;
  await deleteInSteps(database, { table: sql`trims_feedback`, where }, maxAtOnce);
}
