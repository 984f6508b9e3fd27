import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** Days in which who signed up can confirm the address: whoever typed somebody else's leaves nothing of it here. */
export const unconfirmedDays = 7;

/** Forgets sessions that have ended, links that are too old, and accounts whose address nobody confirmed. */
export async function forgetSignIns(database: Database, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await database.execute(sql`delete from sessions where expires_at < ${at}`);
  await database.execute(sql`delete from verifications where expires_at < ${at}`);
  await database.execute(sql`delete from people where not email_verified
    and created_at < ${at} - make_interval(days => ${unconfirmedDays}::int)`);
}
