import { mailboxOf } from '@forecourt/domain/lead/mailbox';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { mailboxColumn } from './tables.ts';

/**
 * Most that is sent in the name of one mailbox, which gets as many copies, and most that one seller
 * gets: nobody's box is filled through us. Who is signed in with the address, which they confirmed, has a count of
 * their own and is always taken by sellers: what strangers send keeps them from nobody.
 */
export const leadLimits = { perEmailAnHour: 10, perEmailADay: 30, perSellerAnHour: 120 } as const;

interface Sending {
  /** In lower case. */
  readonly email: string;
  readonly ownerId: number;
  /** Who is signed in. */
  readonly personId: string | null;
}

/** @returns the sentence that refuses another one; null when there is room */
export async function findLimit(
  database: Database,
  { email, ownerId, personId }: Sending,
): Promise<string | null> {
  const isOwn = await hasConfirmed(database, personId, email);
  const isCounted = isOwn
    ? sql`person_id = ${personId}`
    : sql`${mailboxColumn} = ${mailboxOf(email)}`;
  const [counts] = await rowsOf<Record<'hour' | 'day' | 'seller', string>>(
    database,
    sql`select
          (select count(*) from leads where ${isCounted}
             and created_at > now() - interval '1 hour') as hour,
          (select count(*) from leads where ${isCounted}
             and created_at > now() - interval '1 day') as day,
          (select count(*) from leads where owner_id = ${ownerId} and status <> 'counted'
             and created_at > now() - interval '1 hour') as seller`,
  );
  const { perEmailAnHour, perEmailADay, perSellerAnHour } = leadLimits;
  if (Number(counts?.hour) >= perEmailAnHour)
    return `Nothing was sent: ${perEmailAnHour} messages an hour can come from one address. Try again in an hour, or call.`;
  if (Number(counts?.day) >= perEmailADay)
    return `Nothing was sent: ${perEmailADay} messages a day can come from one address. Try again tomorrow, or call.`;
  if (!isOwn && Number(counts?.seller) >= perSellerAnHour)
    return 'Nothing was sent: this seller has many messages to answer now. Try again in an hour, or call.';
  return null;
}

async function hasConfirmed(
  database: Database,
  personId: string | null,
  email: string,
): Promise<boolean> {
  const rows = await rowsOf(
    database,
    sql`select 1 from people where id = ${personId} and email = ${email} and email_verified`,
  );
  return rows.length > 0;
}
