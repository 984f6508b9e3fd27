import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';

/**
 * Who else has a car for sale here: a VIN is of one car.
 *
 * @param asked.ownerId whose own offer does not count; null for none
 */
export async function findOtherOffer(
  database: Database,
  { vin, ownerId }: { readonly vin: string; readonly ownerId: number | null },
): Promise<Owner | undefined> {
  const [row] = await rowsOf<{ data: Owner }>(
    database,
    sql`select owners.data from listings join owners on owners.id = listings.owner_id
        where vin = ${vin} and listings.status = 'active'
          and listings.owner_id is distinct from ${ownerId}::bigint
        limit 1`,
  );
  return row?.data;
}

/** Why the car cannot be offered then. */
export function otherOfferSentence({ name, privateSeller, city }: Owner): string {
  const who = privateSeller ? `somebody else in ${city}` : name;
  return `This car is for sale here already, by ${who}. If it is yours, report that ad on its page: we look into it.`;
}
