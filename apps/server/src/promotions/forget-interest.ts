import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { deleteOlder } from '../platform/database/delete-older.ts';

/** Alerts say whom to ask again soon: older ones are of no use. */
export const interestDays = 30;

/** Forgets which cars shoppers were shown again longer ago, with whom that names. */
export function forgetInterest(database: Database, now: Date, maxAtOnce?: number): Promise<void> {
  const rows = { table: sql`interest_alerts`, since: sql`created_at`, days: interestDays };
  return deleteOlder(database, rows, now, maxAtOnce);
}
