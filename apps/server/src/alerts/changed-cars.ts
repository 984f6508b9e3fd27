import { isTellingDrop } from '@forecourt/domain/alert/telling-drop';
import type { Listing } from '@forecourt/domain/listing/listing';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import type { ListingStatus } from '@forecourt/domain/listing/listing-status';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { listingStatus } from '../vehicles/read-listings.ts';
import type { StoredNews } from './tables.ts';

/** Changes that are looked through in one step. */
const maxAtOnce = 500;

/** A car that changed, as it is now, and what is new about it. */
export interface CarChange extends StoredNews {
  /** `YYYY-MM-DD`, on which one is told of it once; of a drop with the price, for there may be several. */
  readonly day: string;
  /** Who begins to watch later than this is not told. */
  readonly changedAt: string;
  readonly listing: Listing;
}

interface ChangedRow {
  readonly status: ListingStatus;
  readonly data: Listing;
  readonly isNew: boolean;
  readonly isGoneNow: boolean;
  readonly day: string;
  readonly dayBefore: string;
  readonly changedAt: string;
}

/** The last of the next changes after a place in the log; null where there is none. */
export async function nextPosition(database: Database, position: number): Promise<number | null> {
  const [row] = await rowsOf<{ last: string | null }>(
    database,
    sql`select max(sequence) as last from (select sequence from listing_change
          where sequence > ${position} order by sequence limit ${maxAtOnce}) as next`,
  );
  return row?.last ? Number(row.last) : null;
}

/**
 * News of the cars that changed between two places of the log. A listing is made in the transaction that
 * logs it, and both have its time: one that is as old as its change is new.
 */
export async function findCarChanges(
  database: Database,
  after: number,
  upTo: number,
): Promise<CarChange[]> {
  const rows = await rowsOf<ChangedRow>(
    database,
    sql`select ${listingStatus}, data, bool_or(created_at = recorded_at) as "isNew",
          bool_or(updated_at = recorded_at) as "isGoneNow",
          to_char(max(recorded_at) at time zone 'UTC', 'YYYY-MM-DD') as day,
          to_char(max(recorded_at) at time zone 'UTC' - interval '1 day', 'YYYY-MM-DD') as "dayBefore",
          max(recorded_at)::text as "changedAt"
        from listing_change join listings on listings.id = subject_id
        where kind = 'listing' and sequence > ${after} and sequence <= ${upTo}
        group by listings.id order by listings.id`,
  );
  return rows.flatMap(toChanges);
}

function toChanges(row: ChangedRow): CarChange[] {
  const { status, data: listing, isNew, isGoneNow, day, changedAt } = row;
  const price = derivedPrice(listing);
  const about = { listingId: listing.id, price, priceBefore: null, day, changedAt, listing };
  if (status !== 'active') return isGoneNow ? [{ kind: 'sold', ...about }] : [];
  const seen = [{ kind: isNew ? ('new' as const) : ('back' as const), ...about }];
  const drop = findDrop(row);
  return drop === null ? seen : [...seen, { kind: 'drop', ...about, ...drop }];
}

/**
 * A price has the day on which its import began, which is the one before where it went over midnight. Such a fall may
 * also be of an earlier import, and told: it is news only for those who watched when its day began.
 */
function findDrop(row: ChangedRow): Pick<CarChange, 'priceBefore' | 'day' | 'changedAt'> | null {
  const [last, before] = row.data.priceHistory.toReversed();
  const priceBefore = last?.replaced ?? before?.price ?? 0;
  if (!last || !isTellingDrop(priceBefore, last.price)) return null;
  const drop = { priceBefore, day: `${last.on} ${last.price}` };
  if (last.on === row.day) return { ...drop, changedAt: row.changedAt };
  return last.on === row.dayBefore ? { ...drop, changedAt: `${last.on}T00:00:00Z` } : null;
}
