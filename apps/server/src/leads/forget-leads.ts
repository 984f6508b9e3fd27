import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** Leads of one transaction: a server ends a statement that takes ten seconds. */
const leadsAtOnce = 1000;

/**
 * Forgets who sent what is older than some days, and what: messages and links of conversations go, and
 * with them what could tell whose they were. Car, seller, kind and times stay, to be counted.
 */
export async function forgetLeads(
  database: Database,
  days: number,
  maxAtOnce: number = leadsAtOnce,
): Promise<void> {
  let found: number;
  do {
    found = await database.transaction(async (transaction) => {
      const old = await findOld(transaction, days, maxAtOnce);
      await forgetThese(transaction, old);
      return old.length;
    });
  } while (found === maxAtOnce);
}

/** Old leads that were not forgotten yet. */
async function findOld(database: Database, days: number, max: number): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    database,
    sql`select id from leads
        where forgotten_at is null and created_at < now() - make_interval(days => ${days}::int)
        order by created_at limit ${max}`,
  );
  return rows.map(({ id }) => id);
}

async function forgetThese(database: Database, ids: readonly string[]): Promise<void> {
  const these = sql`select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json)`;
  for (const table of ['conversations', 'lead_messages', 'lead_events', 'lead_keys'])
    await database.execute(sql`delete from ${sql.identifier(table)} where lead_id in (${these})`);
  await database.execute(
    sql`update leads set first_name = null, last_name = null, email = null, phone = null,
          zip = null, comments = null, wish = null, offer = null, deal = null, visitor_id = null,
          person_id = null, forgotten_at = now()
        where id in (${these})`,
  );
}
