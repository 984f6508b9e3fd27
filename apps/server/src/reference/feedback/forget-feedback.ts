import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/** What a page about trims was like longer ago says nothing of the present one. */
export const feedbackDays = 365;

/** Forgets whether comparing trims helped, where that was told longer ago. */
export async function forgetFeedback(database: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - feedbackDays * 86_400_000).toISOString();
  await database.execute(sql`delete from trims_feedback where given_at < ${since}::timestamptz`);
}
