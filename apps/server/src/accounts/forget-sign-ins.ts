import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { inSteps } from '../platform/database/in-steps.ts';

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
  for (const [table, which] of [
    ['sessions', sql`expires_at < ${at}`],
    ['verifications', sql`expires_at < ${at}`],
    ['people', isUnconfirmed],
  ] as const)
    await inSteps(
      (max) =>
        rowsOf(
          database,
          sql`delete from ${sql.identifier(table)} where ${which} and id in (
                select id from ${sql.identifier(table)} where ${which} limit ${max})
              returning id`,
        ),
      maxAtOnce,
    );
}
