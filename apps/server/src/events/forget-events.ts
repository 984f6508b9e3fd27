import { eventDays } from '@forecourt/domain/event/shopper-event';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { deleteInSteps } from '../platform/database/delete-in-steps.ts';

/** Forgets events that are older, the oldest first, and which batch they were sent in. @returns how many went */
export async function forgetEvents(database: Database, maxAtOnce?: number): Promise<number> {
  const since = sql`now() - make_interval(days => ${eventDays}::int)`;
  const events = { table: sql`shopper_events`, where: sql`at < ${since}`, order: sql`at` };
  const gone = await deleteInSteps(database, events, maxAtOnce);
  // The last one tells where the next begins.
  await database.execute(sql`delete from event_batches
    where created_at < ${since} and last_id < (select max(last_id) from event_batches)`);
  return gone;
}
