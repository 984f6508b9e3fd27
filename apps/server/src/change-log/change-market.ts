import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** Held to the end of a transaction that recorded changes: numbers then become visible in their own order. */
const changeLogLock = 7_110_001;

/** A transaction in which cars or owners change, and what of them did. */
export interface MarketChange {
  readonly transaction: Database;
  readonly ownerIds: Set<number>;
  readonly listingIds: Set<number>;
}

/**
 * Changes cars and owners as a whole, and tells the search index of every process. The telling comes
 * last, so that its lock is held for a moment only and several changes can be written at once.
 */
export async function changeMarket(
  database: Database,
  work: (change: MarketChange) => Promise<void>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const change = { transaction, ownerIds: new Set<number>(), listingIds: new Set<number>() };
    await work(change);
    await record(change);
  });
}

async function record({ transaction, ownerIds, listingIds }: MarketChange): Promise<void> {
  const rows = [
    ...[...ownerIds].map((id) => ({ kind: 'owner', id })),
    ...[...listingIds].map((id) => ({ kind: 'listing', id })),
  ];
  if (rows.length === 0) return;
  await transaction.execute(sql`select pg_advisory_xact_lock(${changeLogLock})`);
  await transaction.execute(sql`
    insert into listing_change (kind, subject_id)
    select kind, id from json_to_recordset(${JSON.stringify(rows)}::json) as row(kind text, id bigint)`);
}
