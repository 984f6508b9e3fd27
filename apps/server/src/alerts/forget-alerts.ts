import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { deleteInSteps } from '../platform/database/delete-in-steps.ts';

/** What was told is kept so long, so that nobody is told twice. */
const keptDays = 40;

/** Days in which an address can be confirmed. */
const daysToConfirm = 7;

/** Forgets what was told long ago, addresses that nobody confirmed, and what was chosen for searches that are gone. */
export async function forgetAlerts(database: Database, maxAtOnce?: number): Promise<void> {
  const isOld = sql`created_at < now() - make_interval(days => ${keptDays}::int)`;
  const isUnconfirmed = sql`confirmed_at is null
    and asked_at < now() - make_interval(days => ${daysToConfirm}::int)`;
  // A rhythm may be another keeper's than the search for a moment: who signs in gets first the one, then the other.
  const isGone = sql`source like 'bookmark:%'
    and not exists (select from search_bookmarks where 'bookmark:' || id = source)`;
  for (const rows of [
    { table: sql`alert_news`, where: isOld },
    { table: sql`alert_messages`, where: isOld },
    { table: sql`search_subscriptions`, where: isUnconfirmed },
    { table: sql`alert_rhythms`, where: isGone, key: sql`chosen_by, source` },
    { table: sql`alert_news`, where: sql`collected_at is null and ${isGone}` },
  ])
    await deleteInSteps(database, rows, maxAtOnce);
}
