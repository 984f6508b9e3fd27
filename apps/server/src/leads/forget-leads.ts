import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** Leads of one transaction: a server ends a statement that takes ten seconds. */
const leadsAtOnce = 1000;

interface OldLead {
  readonly id: string;
  readonly createdAt: string;
}

/**
 * Forgets who sent what is older than some days, and what: messages and links of conversations go, and
 * with them what could tell whose they were. Car, seller, kind and times stay, to be counted.
 */
export async function forgetLeads(
  database: Database,
  days: number,
  maxAtOnce: number = leadsAtOnce,
): Promise<void> {
  let after: OldLead | undefined;
  do {
    after = await database.transaction(async (transaction) => {
      const old = await findOld(transaction, { days, after, max: maxAtOnce });
      await forgetThese(transaction, old);
      return old.length < maxAtOnce ? undefined : old.at(-1);
    });
  } while (after);
}

/** The next old leads by their age. */
function findOld(
  database: Database,
  asked: { readonly days: number; readonly after: OldLead | undefined; readonly max: number },
): Promise<OldLead[]> {
  const { days, after, max } = asked;
  const isNext = after
    ? sql`and (created_at, id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  return rowsOf(
    database,
    sql`select id, created_at::text as "createdAt" from leads
        where created_at < now() - make_interval(days => ${days}::int) ${isNext}
        order by created_at, id limit ${max}`,
  );
}

async function forgetThese(database: Database, leads: readonly OldLead[]): Promise<void> {
  const ids = JSON.stringify(leads.map(({ id }) => id));
  const these = sql`select value::uuid from json_array_elements_text(${ids}::json)`;
  for (const table of ['conversations', 'lead_messages', 'lead_events', 'lead_keys'])
    await database.execute(sql`delete from ${sql.identifier(table)} where lead_id in (${these})`);
  await database.execute(
    sql`update leads set first_name = null, last_name = null, email = null, phone = null,
          zip = null, comments = null, wish = null, offer = null, deal = null, visitor_id = null
        where id in (${these})
          and coalesce(first_name, last_name, email, phone, zip, comments, wish, offer::text,
            deal::text, visitor_id) is not null`,
  );
}
