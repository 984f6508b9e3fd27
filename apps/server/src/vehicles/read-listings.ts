import type { Listing } from '@forecourt/domain/listing/listing';
import type { ListingStatus } from '@forecourt/domain/listing/listing-status';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { sql } from 'drizzle-orm';
import { isIn } from '../platform/database/conditions.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';

const batchSize = 5000;

interface ListingRow {
  readonly id: number;
  readonly status: ListingStatus;
  readonly data: Listing;
}

/** As a column of a statement that reads `listings`. */
export const listingStatus = sql`case when listings.status = 'active' then 'active'
  when is_sale_known then 'sold' else 'gone' end as status`;

const toRow = ({ id, status, data }: ListingRow): ListingRow => ({ id: Number(id), status, data });

/** Reads every car on the market, in no order. */
export function readActiveListings(
  database: Database,
  take: (listing: Listing) => void,
): Promise<void> {
  return readActiveBatches(database, async (listings) => {
    for (const listing of listings) take(listing);
  });
}

/**
 * Reads every car on the market, in no order, some thousands at a time. A cursor passes the table once,
 * whatever the planner knows of it: the embedded database gathers no statistics by itself, and pages by id
 * could each sort all the cars.
 */
export function readActiveBatches(
  database: Database,
  take: (listings: readonly Listing[]) => Promise<void>,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`
      declare active_listings no scroll cursor for select data from listings where status = 'active'`);
    const fetch = sql.raw(`fetch forward ${batchSize} from active_listings`);
    for (;;) {
      const rows = await rowsOf<Pick<ListingRow, 'data'>>(transaction, fetch);
      if (rows.length === 0) break;
      await take(rows.map(({ data }) => data));
    }
    await transaction.execute(sql`close active_listings`);
  });
}

interface WrittenRow extends ListingRow {
  /** The day on which it was written last, `YYYY-MM-DD`. */
  readonly writtenOn: string;
}

const writtenColumns = sql`listings.id, ${listingStatus}, listings.data,
  to_char(listings.updated_at at time zone 'UTC', 'YYYY-MM-DD') as "writtenOn"`;

/** A listing whatever became of it. */
export async function findListing(database: Database, id: number): Promise<WrittenRow | undefined> {
  const [row] = await rowsOf<WrittenRow>(
    database,
    sql`select ${writtenColumns} from listings where id = ${id}`,
  );
  return row && { ...toRow(row), writtenOn: row.writtenOn };
}

/** The same with who sells it. */
export async function findListingWithOwner(
  database: Database,
  id: number,
): Promise<(WrittenRow & { readonly owner: Owner }) | undefined> {
  const [row] = await rowsOf<WrittenRow & { readonly owner: Owner }>(
    database,
    sql`select ${writtenColumns}, owners.data as owner
        from listings join owners on owners.id = listings.owner_id where listings.id = ${id}`,
  );
  return row && { ...toRow(row), writtenOn: row.writtenOn, owner: row.owner };
}

export async function readListingsById(
  database: Database,
  ids: readonly number[],
): Promise<ListingRow[]> {
  const rows = await rowsOf<ListingRow>(
    database,
    sql`select id, ${listingStatus}, data from listings
        where ${isIn(sql`id`, ids)}`,
  );
  return rows.map(toRow);
}

/** The seller's photographs of some cars, by listing id. */
export async function readPictures(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await readListingsById(database, ids);
  return new Map(rows.map(({ id, data }) => [id, data.photoUrls]));
}

/** The cars on the market of several owners, by owner id. */
export async function readStock(
  database: Database,
  ownerIds: readonly number[],
): Promise<Map<number, Listing[]>> {
  const rows = await rowsOf<{ data: Listing }>(
    database,
    sql`select data from listings where status = 'active'
          and ${isIn(sql`owner_id`, ownerIds)}`,
  );
  return byOwner(rows);
}

/** A car that comes back within so many days was never gone: it keeps its age and its prices. */
const daysToComeBack = 30;

/** The cars that several owners took off the market lately, by owner id; the last one of a VIN comes last. */
export async function readLatelyGone(
  database: Database,
  ownerIds: readonly number[],
): Promise<Map<number, Listing[]>> {
  const rows = await rowsOf<{ data: Listing }>(
    database,
    sql`select data from listings where status = 'sold'
          and updated_at > now() - make_interval(days => ${daysToComeBack}::int)
          and ${isIn(sql`owner_id`, ownerIds)}
        order by updated_at, id`,
  );
  return byOwner(rows);
}

/** Whether any car is on the market: to count a million of them takes seconds. */
export async function hasActiveListings(database: Database): Promise<boolean> {
  const rows = await rowsOf<{ found: boolean }>(
    database,
    sql`select exists (select from listings where status = 'active') as found`,
  );
  return rows[0]?.found === true;
}

export async function countActiveListings(database: Database): Promise<number> {
  const rows = await rowsOf<{ count: string }>(
    database,
    sql`select count(*) as count from listings where status = 'active'`,
  );
  return Number(rows[0]?.count ?? 0);
}

const byOwner = (rows: readonly { readonly data: Listing }[]): Map<number, Listing[]> =>
  Map.groupBy(
    rows.map(({ data }) => data),
    ({ ownerId }) => ownerId,
  );
