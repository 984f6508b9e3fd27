import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/**
 * Forgets who sent what is older than some days, and what: messages and links of conversations go, and
 * with them what could tell whose they were. Car, seller, kind and times stay, to be counted.
 */
export async function forgetLeads(database: Database, days: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const old = sql`select id from leads where created_at < now() - make_interval(days => ${days}::int)`;
    for (const table of ['conversations', 'lead_messages', 'lead_events', 'lead_keys'])
      await transaction.execute(
        sql`delete from ${sql.identifier(table)} where lead_id in (${old})`,
      );
    await transaction.execute(
      sql`update leads set first_name = null, last_name = null, email = null, phone = null,
            zip = null, comments = null, wish = null, offer = null, deal = null, visitor_id = null
          where id in (${old})
            and coalesce(first_name, last_name, email, phone, zip, comments, wish, offer::text,
              visitor_id) is not null`,
    );
  });
}
