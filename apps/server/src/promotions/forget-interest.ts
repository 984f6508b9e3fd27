import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { deleteInSteps } from '../platform/database/delete-in-steps.ts';

/** Alerts say whom to ask again soon: older ones are of no use. */
export const interestDays = 30;

/** Forgets which cars shoppers were shown again longer ago, with whom that names. */
export async function forgetInterest(
  database: Database,
  now: Date,
  maxAtOnce?: number,
): Promise<void> {
  const where = sql`created_at < ${now.toISOString()}::timestamptz
    - make_interval(days => ${interestDays}::int)`;
  await deleteInSteps(database, { table: sql`interest_alerts`, where }, maxAtOnce);
}
