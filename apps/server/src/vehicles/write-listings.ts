import type { Listing } from '@forecourt/domain/listing/listing';
import { sql } from 'drizzle-orm';
import type { MarketChange } from '../change-log/change-market.ts';
import { isIn } from '../platform/database/conditions.ts';

/** Listings of one statement: the embedded database lets nothing else happen until it has ended. */
const maxAtOnce = 100;

/** Adds listings or replaces those of the same id, all active. */
export async function writeListings(
  change: MarketChange,
  listings: readonly Listing[],
): Promise<void> {
  for (let start = 0; start < listings.length; start += maxAtOnce) {
    await writePart(change, listings.slice(start, start + maxAtOnce));
  }
}

/**
 * Each column is one text, a value a line: the database writes it in two thirds of the time of one JSON of all.
 * No value has a line's end in it: JSON escapes it, and VINs are checked before.
 */
async function writePart(
  { transaction, listingIds }: MarketChange,
  listings: readonly Listing[],
): Promise<void> {
  const column = (read: (listing: Listing) => string | number) => listings.map(read).join('\n');
  await transaction.execute(sql`
    insert into listings (id, owner_id, vin, status, data)
    select id::bigint, owner_id::bigint, vin, 'active', data::json
    from unnest(
      string_to_array(${column(({ id }) => id)}, chr(10)),
      string_to_array(${column(({ ownerId }) => ownerId)}, chr(10)),
      string_to_array(${column(({ vin }) => vin)}, chr(10)),
      string_to_array(${column((listing) => JSON.stringify(listing))}, chr(10)))
      as row(id, owner_id, vin, data)
    on conflict (id) do update set
      owner_id = excluded.owner_id, vin = excluded.vin, status = 'active', is_sale_known = false,
      data = excluded.data, updated_at = now()`);
  for (const { id } of listings) listingIds.add(id);
}

/**
 * Takes listings off the market.
 *
 * @param as `sold` where their seller says that they were sold
 */
export async function takeOffMarket(
  { transaction, listingIds }: MarketChange,
  ids: readonly number[],
  as: 'gone' | 'sold' = 'gone',
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.execute(sql`
    update listings set status = 'sold', is_sale_known = ${as === 'sold'}, updated_at = now()
    where ${isIn(sql`id`, ids)}`);
  for (const id of ids) listingIds.add(id);
}

/** Replaces what is known of cars that left the market: they are no newer for it. */
export async function rewriteGone(
  { transaction, listingIds }: MarketChange,
  listings: readonly Listing[],
): Promise<void> {
  for (const listing of listings) {
    await transaction.execute(sql`
      update listings set vin = ${listing.vin}, data = ${JSON.stringify(listing)}::json
      where id = ${listing.id} and status <> 'active'`);
    listingIds.add(listing.id);
  }
}
