import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { inSteps } from '../platform/database/in-steps.ts';

/** As long as sellers ask why a car was not there. */
export const runDays = 180;

/** Forgets runs that are older, apart from those that hold a dealer of whom nobody decided yet. */
export async function forgetRuns(database: Database, now: Date, maxAtOnce?: number): Promise<void> {
  const isOld = sql`finished_at < ${now}::timestamptz - make_interval(days => ${runDays}::int)
    and not exists (select 1 from held_dealers
      where held_dealers.run_id = feed_runs.id and settled_as is null)`;
  await inSteps(
    (max) =>
      rowsOf(
        database,
        sql`with old as (select id from feed_runs where ${isOld} limit ${max}),
              held as (delete from held_dealers where run_id in (select id from old))
            delete from feed_runs where id in (select id from old) returning id`,
      ),
    maxAtOnce,
  );
}
