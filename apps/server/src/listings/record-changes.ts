import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** Held for a transaction that records changes: numbers then become visible in their own order. */
const changeLogLock = 7_110_001;

/** Tells the search index of changed listings or owners, within the caller's transaction. */
export async function recordChanges(
  database: Database,
  kind: 'listing' | 'owner',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await database.execute(sql`select pg_advisory_xact_lock(${changeLogLock})`);
  await database.execute(sql`
    insert into listing_change (kind, subject_id)
    select ${kind}, value::bigint from json_array_elements_text(${JSON.stringify(ids)}::json)`);
}
