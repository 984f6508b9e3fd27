import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** Where a seller wants leads. */
interface LeadEmail {
  readonly ownerId: number;
  readonly email: string;
}

/** Notes where sellers want leads; of those that are not named nothing changes. */
export async function writeLeadEmails(
  database: Database,
  leadEmails: readonly LeadEmail[],
): Promise<void> {
  if (leadEmails.length === 0) return;
  const rows = leadEmails.map(({ ownerId, email }) => ({ owner_id: ownerId, email }));
  await database.execute(sql`
    update owners set lead_email = row.email
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(owner_id bigint, email text)
    where owners.id = row.owner_id and owners.lead_email is distinct from row.email`);
}
