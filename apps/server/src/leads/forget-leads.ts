import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { jobNames, type LeadParts } from './lead-parts.ts';

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

/**
 * Forgets what somebody sent who closes their account, and that it was them. Sellers are told with whom a conversation
 * goes on; what they did not get yet goes without a trace, and its jobs find nothing to send.
 */
export async function forgetShopper(
  { database, queue }: Pick<LeadParts, 'database' | 'queue'>,
  email: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`delete from leads where email = ${email} and status not in ('sent', 'counted')`,
    );
    const sent = await rowsOf<{ id: string; goesOn: boolean }>(
      transaction,
      sql`select id, coalesce(ended_by is null and done_at is null and status = 'sent', false) as "goesOn"
          from leads left join conversations on lead_id = leads.id where email = ${email} for update of leads`,
    );
    await forgetThese(
      transaction,
      sent.map(({ id }) => id),
    );
    const jobs = sent
      .filter(({ goesOn }) => goesOn)
      .map(({ id }) => ({ name: jobNames.tellLeft, data: { leadId: id } }));
    if (jobs.length > 0) await queue.enqueue(transaction, ...jobs);
  });
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
