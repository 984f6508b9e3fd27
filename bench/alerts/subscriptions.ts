import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/server/src/platform/database/database.ts';

/** The parameters of a search. */
export type Parameters = Readonly<Record<string, readonly string[]>>;

/** The address of the subscriber of that number. */
export const subscriber = (place: number): string => `s${place}@people.example`;

/** Has each search subscribed to by somebody else, who confirmed it an hour ago and wants news as it happens. */
export async function subscribeAll(
  database: Database,
  searches: readonly Parameters[],
): Promise<void> {
  const rows = searches.map((parameters, place) => ({ email: subscriber(place), parameters }));
  await database.execute(sql`insert into search_subscriptions
      (id, email, brand, search_name, parameters, fingerprint, rhythm, confirmed_at)
    select gen_random_uuid(), email, 'atc', 'Cars', parameters, email, 'at-once', now() - interval '1 hour'
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(email text, parameters json)`);
}
