import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { inSteps } from '../../platform/database/in-steps.ts';

/** As long as sellers ask why a car was not there. */
export const runDays = 180;

/** What a run did of each dealer is told for so long: a file may name thousands, every hour. */
export const runDealerDays = 30;

/** Forgets runs that are older, apart from those that hold a dealer of whom nobody decided yet. */
export async function forgetRuns(database: Database, now: Date, maxAtOnce?: number): Promise<void> {
  await forgetRunDealers(database, now, maxAtOnce);
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

async function forgetRunDealers(database: Database, now: Date, maxAtOnce?: number): Promise<void> {
  await inSteps(
    (max) =>
      rowsOf(
        database,
        sql`delete from feed_run_dealers where (owner_id, run_id) in (
              select owner_id, run_id from feed_run_dealers join feed_runs on feed_runs.id = run_id
              where finished_at < ${now}::timestamptz - make_interval(days => ${runDealerDays}::int)
              limit ${max})
            returning run_id`,
      ),
    maxAtOnce,
  );
}
