import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** Alerts say whom to ask again soon: older ones are of no use. */
export const interestDays = 30;

/** Forgets which cars shoppers were shown again longer ago, with whom that names. */
export async function forgetInterest(database: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - interestDays * 86_400_000).toISOString();
  await database.execute(sql`delete from interest_alerts where created_at < ${since}::timestamptz`);
}
