import type { Rhythm } from '@forecourt/domain/alert/rhythm';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { CarChange } from './changed-cars.ts';

/** Somebody who has something that a change is news for. */
export interface Interested {
  readonly recipient: string;
  readonly source: string;
  readonly brand: string;
  readonly rhythm: Rhythm;
  /** Of the search; null where it has none. */
  readonly zip: string | null;
}

/** An account gets a mail a day about each search; a browser that wants notices gets them as it happens. */
const usualRhythm = sql`case when keeper like 'person:%' then 'daily' else 'at-once' end`;

/** Who has these searches, and had them before the change. */
export function findSearchers(
  database: Database,
  sources: readonly string[],
  { changedAt }: CarChange,
): Promise<Interested[]> {
  const named = sql`(select value from json_array_elements_text(${JSON.stringify(sources)}::json))`;
  return rowsOf(
    database,
    sql`select keeper as recipient, 'bookmark:' || id as source, brand,
          coalesce(rhythm, ${usualRhythm}) as rhythm, parameters -> 'zip' ->> 0 as zip
        from search_bookmarks left join alert_rhythms on chosen_by = keeper and source = 'bookmark:' || id
        where 'bookmark:' || id in ${named} and saved_at < ${changedAt}::timestamptz
        union all
        select coalesce('person:' || people.id, 'mail:' || subscribed.email), 'subscription:' || subscribed.id,
          brand, rhythm, parameters -> 'zip' ->> 0
        from search_subscriptions as subscribed
          left join people on people.email = subscribed.email and people.email_verified
        where 'subscription:' || subscribed.id in ${named} and confirmed_at < ${changedAt}::timestamptz
        union all
        select 'webhook:' || bookmark_id, 'bookmark:' || bookmark_id, brand, 'at-once',
          parameters -> 'zip' ->> 0
        from search_webhooks join search_bookmarks on search_bookmarks.id = bookmark_id
        where 'bookmark:' || bookmark_id in ${named} and created_at < ${changedAt}::timestamptz`,
  );
}

/**
 * Who saved the car before the change. That it is back is news for those who were told that it had gone.
 */
export function findKeepers(
  database: Database,
  { listingId, kind, changedAt }: CarChange,
  brand: string,
): Promise<Interested[]> {
  if (kind === 'new') return Promise.resolve([]);
  const wasTold = sql`'sold' = (select alert_news.kind from alert_news where recipient = keeper
    and alert_news.listing_id = ${listingId} and alert_news.kind in ('sold', 'back')
    order by alert_news.id desc limit 1)`;
  return rowsOf(
    database,
    sql`select keeper as recipient, 'cars' as source, ${brand} as brand,
          coalesce(rhythm, 'at-once') as rhythm, null as zip
        from saved_cars left join alert_rhythms on chosen_by = keeper and source = 'cars'
        where listing_id = ${listingId} and removed_at is null
          and saved_at < ${changedAt}::timestamptz and ${kind === 'back' ? wasTold : sql`true`}`,
  );
}
