import type { ContactedSeller, SentReservation } from '@forecourt/web/leads/services';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { dayInWords } from '../platform/database/moment.ts';
import { isAmong, type Keeping } from '../platform/keeping.ts';
import { forgetShopper } from './forget-leads.ts';
import type { LeadParts } from './lead-parts.ts';

/** Conversations that were begun from a confirmed address, the latest first. */
export function findContacts(database: Database, email: string): Promise<ContactedSeller[]> {
  return rowsOf<ContactedSeller>(
    database,
    sql`select shopper_token as token, vehicle ->> 'name' as car, owners.data ->> 'name' as seller,
          (owners.data ->> 'privateSeller')::boolean as "privateSeller",
          ${dayInWords(sql`leads.created_at`)} as "askedOn"
        from leads join conversations on lead_id = leads.id join owners on owners.id = owner_id
        where email = ${email} order by leads.created_at desc limit 200`,
  );
}

/** The latest request to reserve a car that was sent from a confirmed address, until its conversation is ended. */
export async function findReservation(
  database: Database,
  email: string,
  listingId: number,
): Promise<SentReservation | null> {
  const [sent] = await rowsOf<SentReservation>(
    database,
    sql`select shopper_token as token, deal, ${dayInWords(sql`leads.created_at`)} as "askedOn"
        from leads join conversations on lead_id = leads.id
        where email = ${email} and listing_id = ${listingId}::bigint and deal is not null and ended_by is null
        order by leads.created_at desc limit 1`,
  );
  return sent ?? null;
}

/** What shoppers wrote to sellers, as something that is somebody's. */
export function leadKeeping({ database, queue }: Pick<LeadParts, 'database' | 'queue'>): Keeping {
  return {
    name: 'messages',
    exportOf: async ({ email }) =>
      email === null
        ? []
        : rowsOf(
            database,
            sql`select kind, status, vehicle, first_name as "firstName", last_name as "lastName",
                  email, phone, zip, comments, wish, offer, deal, created_at as "createdAt",
                  (select coalesce(json_agg(json_build_object('from', speaker, 'text', text,
                     'quote', quote, 'at', lead_messages.created_at) order by lead_messages.created_at), '[]'::json)
                   from lead_messages where lead_id = leads.id) as messages
                from leads where email = ${email} order by created_at`,
          ),
    moveAddress: async (transaction, { email }, to, only) => {
      const moved = await rowsOf<{ id: string }>(
        transaction,
        sql`update leads set email = ${to}
            where email = ${email} and ${isAmong(sql`id`, only)} returning id`,
      );
      return moved.map(({ id }) => id);
    },
    forget: async ({ key, email }) => {
      if (email !== null) await forgetShopper({ database, queue }, email);
      // What was sent under another address is its reader's.
      await database.execute(
        sql`update leads set person_id = null where person_id = substring(${key} from '^person:(.*)')`,
      );
    },
  };
}
