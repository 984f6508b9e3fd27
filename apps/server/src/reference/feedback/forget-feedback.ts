import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { deleteOlder } from '../../platform/database/delete-older.ts';

/** What a page about trims was like longer ago says nothing of the present one. */
export const feedbackDays = 365;

/** Forgets whether comparing trims helped, where that was told longer ago. */
export function forgetFeedback(database: Database, now: Date, maxAtOnce?: number): Promise<void> {
  const rows = { table: sql`trims_feedback`, since: sql`given_at`, days: feedbackDays };
  return deleteOlder(database, rows, now, maxAtOnce);
}
