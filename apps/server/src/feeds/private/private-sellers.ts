import { sql } from 'drizzle-orm';
import { isIn } from '../../platform/database/conditions.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';

const privatePrefix = 'private:';

/** Private sellers share a name, so the car tells them apart. */
export const privateCodeOf = (vin: string) => `${privatePrefix}${vin}`;

export const isPrivateCode = (code: string) => code.startsWith(privatePrefix);

/** Notes which source named these private sellers last: no other one's file sells their cars. */
export async function notePrivateSellers(
  transaction: Database,
  ownerIds: readonly number[],
  source: string,
): Promise<void> {
  if (ownerIds.length === 0) return;
  await transaction.execute(sql`
    insert into private_sellers (owner_id, source)
    select value::bigint, ${source} from json_array_elements_text(${JSON.stringify(ownerIds)}::json)
    on conflict (owner_id) do update set source = excluded.source
    where private_sellers.source <> excluded.source`);
}

/** A car on the market that a private seller sells. */
export interface PrivateCar {
  readonly id: number;
  readonly vin: string;
  readonly ownerId: number;
  readonly dealerCode: string;
}

/**
 * The cars on the market of the private sellers whom a source named last.
 *
 * @param ownerIds only those of them; all of them without
 */
export async function readStockOfSource(
  database: Database,
  source: string,
  ownerIds?: readonly number[],
): Promise<PrivateCar[]> {
  const ofThem = ownerIds === undefined ? sql`true` : isIn(sql`owner_id`, ownerIds);
  const rows = await rowsOf<PrivateCar>(
    database,
    sql`with named as materialized (
          select owner_id from private_sellers where source = ${source} and ${ofThem})
        select listings.id, listings.vin, owners.id as "ownerId", dealer_code as "dealerCode"
        from named
        join owners on owners.id = named.owner_id
        join listings on listings.owner_id = named.owner_id and listings.status = 'active'
        order by listings.id`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id), ownerId: Number(row.ownerId) }));
}
