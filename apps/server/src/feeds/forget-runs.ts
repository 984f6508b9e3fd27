import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** As long as sellers ask why a car was not there. */
export const runDays = 180;

/** Forgets runs that are older, apart from those that hold a dealer of whom nobody decided yet. */
export async function forgetRuns(database: Database, now: Date): Promise<void> {
  const old = sql`finished_at < ${now}::timestamptz - make_interval(days => ${runDays}::int)
    and not exists (select 1 from held_dealers
      where held_dealers.run_id = feed_runs.id and settled_as is null)`;
  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`delete from held_dealers where run_id in (select id from feed_runs where ${old})`,
    );
    await transaction.execute(sql`delete from feed_runs where ${old}`);
  });
}
