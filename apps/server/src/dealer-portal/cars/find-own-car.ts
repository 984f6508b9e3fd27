import type { Listing } from '@forecourt/domain/listing/listing';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';

/** A car that is on the market, and is this dealer's; null for any other. */
export async function findOwnCar(
  database: Database,
  ownerId: number,
  id: string,
): Promise<Listing | null> {
  if (!/^\d{1,12}$/.test(id)) return null;
  const [row] = await rowsOf<{ data: Listing }>(
    database,
    sql`select data from listings
        where id = ${id}::bigint and owner_id = ${ownerId}::bigint and status = 'active'`,
  );
  return row?.data ?? null;
}
