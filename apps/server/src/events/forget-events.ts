import { eventDays } from '@forecourt/domain/event/shopper-event';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { inSteps } from '../platform/database/in-steps.ts';

/** Forgets events that are older, the oldest first, and which batch they were sent in. @returns how many went */
export async function forgetEvents(database: Database, maxAtOnce?: number): Promise<number> {
  const gone = await inSteps(
    (max) =>
      rowsOf(
        database,
        sql`delete from shopper_events where id in (
              select id from shopper_events
              where at < now() - make_interval(days => ${eventDays}::int) order by at limit ${max})
            returning id`,
      ),
    maxAtOnce,
  );
  // The last one tells where the next begins.
  await database.execute(sql`delete from event_batches
    where created_at < now() - make_interval(days => ${eventDays}::int)
      and last_id < (select max(last_id) from event_batches)`);
  return gone;
}
