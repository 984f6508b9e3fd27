import { eventDays } from '@forecourt/domain/event/shopper-event';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** Forgets events that are older, and which batch they were sent in. @returns how many went */
export async function forgetEvents(database: Database): Promise<number> {
  const gone = await rowsOf<{ count: string }>(
    database,
    sql`with gone as (
          delete from shopper_events where at < now() - make_interval(days => ${eventDays}::int)
          returning 1)
        select count(*) as count from gone`,
  );
  // The last one tells where the next begins.
  await database.execute(sql`delete from event_batches
    where created_at < now() - make_interval(days => ${eventDays}::int)
      and last_id < (select max(last_id) from event_batches)`);
  return Number(gone[0]?.count);
}
