import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { deleteInSteps } from '../platform/database/delete-in-steps.ts';

/** Days in which who signed up can confirm the address: whoever typed somebody else's leaves nothing of it here. */
export const unconfirmedDays = 7;

/** Forgets sessions that have ended, links that are too old, and accounts whose address nobody confirmed. */
export async function forgetSignIns(
  database: Database,
  now: Date,
  maxAtOnce?: number,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isUnconfirmed = sql`not email_verified
    and created_at < ${at} - make_interval(days => ${unconfirmedDays}::int)`;
  for (const rows of [
    { table: sql`sessions`, where: sql`expires_at < ${at}` },
    { table: sql`verifications`, where: sql`expires_at < ${at}` },
    { table: sql`people`, where: isUnconfirmed },
  ])
    await deleteInSteps(database, rows, maxAtOnce);
}
