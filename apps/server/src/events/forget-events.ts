import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** Days that events are kept. Told on the privacy page. */
export const eventDays = 90;

/** Forgets events that are older. @returns how many went */
export async function forgetEvents(database: Database): Promise<number> {
  const gone = await rowsOf<{ count: string }>(
    database,
    sql`with gone as (
          delete from shopper_events where at < now() - make_interval(days => ${eventDays}::int)
          returning 1)
        select count(*) as count from gone`,
  );
  return Number(gone[0]?.count);
}
