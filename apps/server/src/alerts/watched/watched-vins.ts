import { forgottenVin } from '@forecourt/domain/listing/listing';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { CarChange } from '../changed-cars.ts';
import type { Interested } from '../interested.ts';

/** Of a subscription to a VIN: whether nobody offers the car. */
export const isAwayNow = sql`(search_subscriptions.vin is not null and not exists
  (select from listings where listings.vin = search_subscriptions.vin and status = 'active'))`;

/**
 * Who watches the VIN of each car that changed, whoever offers it: that it is for sale is news where it was not, and
 * that it left the market where nobody else offers it. Notes which of them are away then;
 * a car that was forgotten may be any.
 */
export async function followWatchedVins(
  database: Database,
  changes: readonly CarChange[],
): Promise<Interested[]> {
  if (changes.length === 0) return [];
  const changed = changes.map(({ kind, listing: { vin }, changedAt: at }, place) => ({
    place,
    kind,
    vin,
    at,
  }));
  const wanted = sql`json_to_recordset(${JSON.stringify(changed)}::json)
    as wanted(place int, kind text, vin text, at timestamptz)`;
  const watchers = await rowsOf<Interested>(
    database,
    sql`select place, coalesce('person:' || people.id, 'mail:' || search_subscriptions.email) as recipient,
          'subscription:' || search_subscriptions.id as source, brand, rhythm, null as zip
        from ${wanted} join search_subscriptions on search_subscriptions.vin = wanted.vin
          left join people on people.email = search_subscriptions.email and people.email_verified
        where confirmed_at < at and rhythm <> 'never' and case kind
          when 'drop' then true
          when 'sold' then not is_away and ${isAwayNow}
          else is_away end`,
  );
  await database.execute(sql`update search_subscriptions set is_away = not is_away
    from (select distinct vin from ${wanted}) as changed
    where (search_subscriptions.vin = changed.vin or changed.vin = ${forgottenVin})
      and search_subscriptions.vin is not null and confirmed_at is not null
      and is_away <> ${isAwayNow}`);
  return watchers;
}
