import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';

/** The secret by which the seller reads and answers a conversation; null where this dealer has none such. */
export async function findSellerLink(
  database: Database,
  ownerId: number,
  id: string,
): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [row] = await rowsOf<{ token: string }>(
    database,
    sql`select seller_token as token from conversations join leads on leads.id = lead_id
        where leads.id = ${id}::uuid and owner_id = ${ownerId}::bigint`,
  );
  return row?.token ?? null;
}
