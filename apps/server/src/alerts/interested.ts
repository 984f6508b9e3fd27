import { type Rhythm, usualRhythms } from '@forecourt/domain/alert/rhythm';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { CarChange } from './changed-cars.ts';

/** Somebody who has something that a change is news for. */
export interface Interested {
  /** Of the change, among those that were asked for. */
  readonly place: number;
  readonly recipient: string;
  readonly source: string;
  readonly brand: string;
  readonly rhythm: Rhythm;
  /** Of the search; null where it has none. */
  readonly zip: string | null;
}

/** A browser that wants notices of a search gets them as it happens. */
const usualRhythm = sql`case when keeper like 'person:%' then ${usualRhythms.search} else 'at-once' end`;

/** Who has the searches that find each change, and had them before it. */
export async function findSearchers(
  database: Database,
  changes: readonly { readonly change: CarChange; readonly sources: readonly string[] }[],
): Promise<Interested[]> {
  const wanted = changes.flatMap(({ change, sources }, place) =>
    sources.map((source) => {
      const [kind, id] = source.split(':');
      return { place, kind, id, at: change.changedAt };
    }),
  );
  if (wanted.length === 0) return [];
  return rowsOf(
    database,
    sql`with wanted as (select * from json_to_recordset(${JSON.stringify(wanted)}::json)
          as row(place int, kind text, id uuid, at timestamptz))
        select place, keeper as recipient, 'bookmark:' || saved.id as source, brand,
          coalesce(rhythm, ${usualRhythm}) as rhythm, parameters -> 'zip' ->> 0 as zip
        from wanted join search_bookmarks as saved on saved.id = wanted.id and wanted.kind = 'bookmark'
          left join alert_rhythms on chosen_by = keeper and source = 'bookmark:' || saved.id
        where saved_at < at
        union all
        select place, coalesce('person:' || people.id, 'mail:' || subscribed.email),
          'subscription:' || subscribed.id, brand, rhythm, parameters -> 'zip' ->> 0
        from wanted join search_subscriptions as subscribed
            on subscribed.id = wanted.id and wanted.kind = 'subscription'
          left join people on people.email = subscribed.email and people.email_verified
        where confirmed_at < at
        union all
        select place, 'webhook:' || bookmark_id, 'bookmark:' || bookmark_id, brand, 'at-once',
          parameters -> 'zip' ->> 0
        from wanted join search_webhooks on bookmark_id = wanted.id and wanted.kind = 'bookmark'
          join search_bookmarks on search_bookmarks.id = bookmark_id
        where search_webhooks.created_at < at`,
  );
}

/** The cars that somebody has saved now. */
export async function findSaved(database: Database, keeper: string): Promise<ReadonlySet<number>> {
  const rows = await rowsOf<{ id: number }>(
    database,
    sql`select listing_id::float8 as id from saved_cars where keeper = ${keeper} and removed_at is null`,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Who saved each car before it changed. That it is back is news for those who were told that it had gone.
 */
export async function findKeepers(
  database: Database,
  changes: readonly CarChange[],
  brand: string,
): Promise<Interested[]> {
  const wanted = changes.flatMap(({ kind, listingId, changedAt: at }, place) =>
    kind === 'new' ? [] : [{ place, kind, listing: listingId, at }],
  );
  if (wanted.length === 0) return [];
  const wasTold = sql`'sold' = (select alert_news.kind from alert_news where recipient = keeper
    and alert_news.listing_id = wanted.listing and alert_news.kind in ('sold', 'back')
    order by alert_news.id desc limit 1)`;
  return rowsOf(
    database,
    sql`select place, keeper as recipient, 'cars' as source, ${brand} as brand,
          coalesce(rhythm, ${usualRhythms.cars}) as rhythm, null as zip
        from json_to_recordset(${JSON.stringify(wanted)}::json)
            as wanted(place int, kind text, listing bigint, at timestamptz)
          join saved_cars on saved_cars.listing_id = wanted.listing
          left join alert_rhythms on chosen_by = keeper and source = 'cars'
        where removed_at is null and saved_at < at and (wanted.kind <> 'back' or ${wasTold})`,
  );
}
