import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { inSteps } from '../platform/database/in-steps.ts';

/** What was told is kept so long, so that nobody is told twice. */
const keptDays = 40;

/** Days in which an address can be confirmed. */
const daysToConfirm = 7;

/** Forgets what was told long ago, addresses that nobody confirmed, and what was chosen for searches that are gone. */
export async function forgetAlerts(database: Database, maxAtOnce?: number): Promise<void> {
  const isOld = sql`created_at < now() - make_interval(days => ${keptDays}::int) order by created_at`;
  // A rhythm may be another keeper's than the search for a moment: who signs in gets first the one, then the other.
  const isGone = sql`source like 'bookmark:%'
    and not exists (select from search_bookmarks where 'bookmark:' || id = source)`;
  for (const [table, which] of [
    ['alert_news', isOld],
    ['alert_messages', isOld],
    [
      'search_subscriptions',
      sql`confirmed_at is null and asked_at < now() - make_interval(days => ${daysToConfirm}::int)`,
    ],
    ['alert_rhythms', isGone],
    ['alert_news', sql`collected_at is null and ${isGone}`],
  ] as const) {
    const key = sql.raw(table === 'alert_rhythms' ? 'chosen_by, source' : 'id');
    await inSteps(
      (max) =>
        rowsOf(
          database,
          sql`delete from ${sql.identifier(table)} where (${key}) in (
                select ${key} from ${sql.identifier(table)} where ${which} limit ${max})
              returning 1`,
        ),
      maxAtOnce,
    );
  }
}
