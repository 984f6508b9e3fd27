import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { waitForWriters } from './write-events.ts';

/** Rows that are read, and handed on, at once. */
export const eventsAtOnce = 20_000;

/** An event as it is handed out. */
export const exported = [
  'id',
  'at',
  'brand',
  'kind',
  'page',
  'listing_id',
  'detail',
  'tile_click',
  'scroll_y',
  'request_id',
] as const;
export type ExportedEvent = Readonly<Record<string, string | number | null>>;

export interface EventRange {
  /** The last event that was read before; 0 at the beginning. */
  readonly after: number;
  /** The last that is wanted; null for all. */
  readonly upTo: number | null;
  /** `YYYY-MM-DD`; null for all that is kept. */
  readonly since: string | null;
}

/**
 * Events in the order in which they came, up to `eventsAtOnce`. None that is older is still on its way: who goes on
 * behind the last one misses nothing.
 */
export async function readEvents(
  database: Database,
  { since, after, upTo }: EventRange,
): Promise<ExportedEvent[]> {
  await waitForWriters(database);
  const rows = await rowsOf<Record<string, string | number | null>>(
    database,
    sql`select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, brand,
          kind, page, listing_id, detail, tile_click, scroll_y, request_id
        from shopper_events
        where id > ${after} and (${upTo}::bigint is null or id <= ${upTo}::bigint)
          and (${since}::date is null or at >= ${since}::date::timestamp at time zone 'UTC')
        order by id limit ${eventsAtOnce}`,
  );
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    listing_id: row.listing_id === null ? null : Number(row.listing_id),
  }));
}
