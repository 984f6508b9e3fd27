import { eventDays } from '@forecourt/domain/event/shopper-event';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** Events forgotten in one statement: a server ends one that takes ten seconds, and readers of the embedded database wait. */
const maxForgottenAtOnce = 5000;

/** Forgets events that are older, the oldest first, and which batch they were sent in. @returns how many went */
export async function forgetEvents(
  database: Database,
  maxAtOnce: number = maxForgottenAtOnce,
): Promise<number> {
  let gone = 0;
  for (;;) {
    const rows = await rowsOf(
      database,
      sql`delete from shopper_events where id in (
            select id from shopper_events
            where at < now() - make_interval(days => ${eventDays}::int) order by at limit ${maxAtOnce})
          returning id`,
    );
    gone += rows.length;
    if (rows.length < maxAtOnce) break;
  }
  // The last one tells where the next begins.
  await database.execute(sql`delete from event_batches
    where created_at < now() - make_interval(days => ${eventDays}::int)
      and last_id < (select max(last_id) from event_batches)`);
  return gone;
}
