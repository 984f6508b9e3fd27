import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { sql } from 'drizzle-orm';
import type { MarketChange } from '../change-log/change-market.ts';

/** Adds owners or replaces those of the same id. */
export async function writeOwners(
  { transaction, ownerIds }: MarketChange,
  owners: readonly Owner[],
): Promise<void> {
  if (owners.length === 0) return;
  const rows = owners.map((owner) => ({
    id: owner.id,
    dealer_code: owner.dealerCode,
    data: owner,
  }));
  await transaction.execute(sql`
    insert into owners (id, dealer_code, data)
    select id, dealer_code, data
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(id bigint, dealer_code text, data json)
    on conflict (id) do update set dealer_code = excluded.dealer_code, data = excluded.data`);
  for (const { id } of owners) ownerIds.add(id);
}
