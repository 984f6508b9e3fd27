import { maxRecent, type RecentEntry } from '@forecourt/domain/account/recent-inventory';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { lockByName } from '../platform/database/lock-by-name.ts';
import type { Keeping } from '../platform/keeping.ts';

/** The cars that a person saw, the last first. */
export async function readSeenCars(database: Database, keeper: string): Promise<RecentEntry[]> {
  const rows = await rowsOf<{ listing_id: string; vin: string; seen_ms: string }>(
    database,
    sql`select listing_id, vin, floor(extract(epoch from seen_at) * 1000) as seen_ms
        from seen_cars where keeper = ${keeper} order by seen_at desc, vin limit ${maxRecent}`,
  );
  return rows.map(({ listing_id, vin, seen_ms }) => ({
    listingId: Number(listing_id),
    vin,
    timestamp: Number(seen_ms),
  }));
}

/**
 * Adds what a browser saw to what its person saw, each car once with its latest look. Done twice, nothing
 * more happens.
 *
 * @param now milliseconds since 1970: no look is later
 * @returns all of it, the last first
 */
export function mergeSeenCars(
  database: Database,
  keeper: string,
  entries: readonly RecentEntry[],
  now: number,
): Promise<RecentEntry[]> {
  const seen = new Map(
    entries.toSorted((a, b) => a.timestamp - b.timestamp).map((entry) => [entry.vin, entry]),
  );
  return database.transaction(async (transaction) => {
    // Two browsers of one person take their turn.
    await lockByName(transaction, `seen ${keeper}`);
    for (const { vin, listingId, timestamp } of seen.values()) {
      const at = new Date(Math.min(timestamp, now)).toISOString();
      await transaction.execute(sql`
        insert into seen_cars (keeper, vin, listing_id, seen_at)
        values (${keeper}, ${vin}, ${listingId}, ${at}::timestamptz)
        on conflict (keeper, vin) do update set
          listing_id = case when excluded.seen_at > seen_cars.seen_at
            then excluded.listing_id else seen_cars.listing_id end,
          seen_at = greatest(seen_cars.seen_at, excluded.seen_at)`);
    }
    const kept = await readSeenCars(transaction, keeper);
    const vins = sql.join(
      kept.map(({ vin }) => sql`${vin}`),
      sql`, `,
    );
    if (kept.length === maxRecent)
      await transaction.execute(
        sql`delete from seen_cars where keeper = ${keeper} and vin not in (${vins})`,
      );
    return kept;
  });
}

/** Forgets what a person saw, wherever. */
export async function forgetSeenCars(database: Database, keeper: string): Promise<void> {
  await database.execute(sql`delete from seen_cars where keeper = ${keeper}`);
}

/** Cars that were seen, as something that is somebody's. What a browser saw it brings along itself. */
export function historyKeeping(database: Database): Keeping {
  return {
    name: 'carsSeen',
    exportOf: async ({ key }) =>
      (await readSeenCars(database, key)).map(({ listingId, vin, timestamp }) => ({
        listingId,
        vin,
        seenAt: new Date(timestamp).toISOString(),
      })),
    forget: ({ key }) => forgetSeenCars(database, key),
  };
}
