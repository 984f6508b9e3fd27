import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';

/**
 * Most that is sent in the name of one address, which gets as many copies, and most that one seller
 * gets: nobody's box is filled through us.
 */
export const leadLimits = { perEmailAnHour: 10, perEmailADay: 30, perSellerAnHour: 120 } as const;

/** @returns the sentence that refuses another one; null when there is room */
export async function findLimit(
  database: Database,
  { email, ownerId }: { readonly email: string; readonly ownerId: number },
): Promise<string | null> {
  const [counts] = await rowsOf<Record<'hour' | 'day' | 'seller', string>>(
    database,
    sql`select
          (select count(*) from leads where email = ${email}
             and created_at > now() - interval '1 hour') as hour,
          (select count(*) from leads where email = ${email}
             and created_at > now() - interval '1 day') as day,
          (select count(*) from leads where owner_id = ${ownerId} and status <> 'counted'
             and created_at > now() - interval '1 hour') as seller`,
  );
  const { perEmailAnHour, perEmailADay, perSellerAnHour } = leadLimits;
  if (Number(counts?.hour) >= perEmailAnHour)
    return `Nothing was sent: ${perEmailAnHour} messages an hour can come from one address. Try again in an hour, or call.`;
  if (Number(counts?.day) >= perEmailADay)
    return `Nothing was sent: ${perEmailADay} messages a day can come from one address. Try again tomorrow, or call.`;
  if (Number(counts?.seller) >= perSellerAnHour)
    return 'Nothing was sent: this seller has many messages to answer now. Try again in an hour, or call.';
  return null;
}
