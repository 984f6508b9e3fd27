import {
  type ChangedCar,
  createSearchBuckets,
  type SearchBuckets,
} from '@forecourt/domain/alert/search-buckets';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { giveTurns } from '../../platform/give-turns.ts';
import type { FlagBoard } from '../../request/flags/flag-board.ts';
import { findsCar, type SavedSearch, savedFilter } from './saved-filter.ts';

/** How long a search that was removed may stay: it is asked for, and nobody is told. */
const reloadMs = 300_000;

/** What came is read again from so long before the last that is known: not all are committed in their order. */
const overlap = sql`interval '1 minute'`;

interface WatchedRow extends SavedSearch {
  /** `bookmark:` or `subscription:` and an id. */
  readonly source: string;
}

/** A search, and all that somebody has that is this search. */
interface WatchedSearch {
  readonly brand: string;
  readonly filter: SearchFilter;
  readonly sources: Set<string>;
}

/** The searches that somebody is to be told of, turned around. */
export interface WatchedSearches {
  /** Reads all of them anew, where that was long ago. It takes seconds where they are many: not in a transaction. */
  reload(database: Database): Promise<void>;
  /** Takes over what was saved, subscribed to and removed since, as the transaction sees it. */
  refresh(transaction: Database): Promise<void>;
  /** What people have that finds the car as it is now. */
  find(car: ChangedCar): Promise<string[]>;
}

export interface WatchedSources {
  readonly engine: SearchReader;
  readonly reference: Reference;
  readonly flags: FlagBoard;
  readonly clock: Clock;
}

export function createWatchedSearches(parts: WatchedSources): WatchedSearches {
  const { reference } = parts;
  let loaded: { readonly mark: Mark; readonly at: number } | null = null;
  let searches = new Map<string, WatchedSearch>();
  let buckets: SearchBuckets<string> = createSearchBuckets(reference);
  /** Of all rows that were read, those whose search finds nothing too. */
  let known = new Set<string>();

  /** Reads all of them anew. */
  async function load(database: Database) {
    const before = searches;
    searches = new Map();
    buckets = createSearchBuckets(reference);
    known = new Set();
    await add(await readWatched(database, null), before);
  }

  async function add(rows: readonly WatchedRow[], before = searches) {
    const giveTurn = giveTurns();
    for (const row of rows) {
      await giveTurn();
      known.add(row.source);
      const key = JSON.stringify([row.brand, row.parameters]);
      const same = searches.get(key);
      const filter = same?.filter ?? before.get(key)?.filter ?? savedFilter(row, parts);
      if (same) same.sources.add(row.source);
      else if (filter) {
        searches.set(key, { brand: row.brand, filter, sources: new Set([row.source]) });
        buckets.add(key, filter);
      }
    }
  }

  return {
    async reload(database) {
      const now = performance.now();
      if (loaded !== null && now - loaded.at <= reloadMs) return;
      const mark = await readMark(database);
      await load(database);
      // Some may have come after the mark was read: they are among those that are known.
      loaded = { mark: { ...mark, count: known.size }, at: now };
    },
    async refresh(transaction) {
      const mark = await readMark(transaction);
      if (loaded?.mark.all === mark.all) return;
      const expected = known.size + mark.count - (loaded?.mark.count ?? 0);
      await add(await readWatched(transaction, loaded?.mark ?? null));
      // One that was confirmed long ago and is to be told again is not among those that came since.
      if (known.size < expected) await load(transaction);
      loaded = { mark, at: loaded?.at ?? performance.now() };
    },
    async find(car) {
      const found = buckets.find(car).flatMap((key) => searches.get(key) ?? []);
      const sources = await Promise.all(
        found.map(async (search) =>
          (await findsCar(parts, search, car.listing)) ? [...search.sources] : [],
        ),
      );
      return sources.flat();
    },
  };
}

/** All, or those that came since. */
function readWatched(database: Database, since: Mark | null): Promise<WatchedRow[]> {
  return rowsOf(
    database,
    sql`select 'bookmark:' || id as source, brand, parameters from search_bookmarks
        where ${since?.saved ?? null}::timestamptz is null or saved_at >= ${since?.saved ?? null}::timestamptz - ${overlap}
        union all
        select 'subscription:' || id, brand, parameters from search_subscriptions
        where confirmed_at is not null and vin is null and rhythm <> 'never' and (${since?.confirmed ?? null}::timestamptz is null
          or confirmed_at >= ${since?.confirmed ?? null}::timestamptz - ${overlap})`,
  );
}

/** Of the searches that there are: another whenever one came. What is in one never changes. */
interface Mark {
  readonly all: string;
  readonly count: number;
  /** When the last was saved, and the last confirmed; null while there is none. */
  readonly saved: string | null;
  readonly confirmed: string | null;
}

async function readMark(database: Database): Promise<Mark> {
  const [row] = await rowsOf<
    Omit<Mark, 'all' | 'count'> & Record<'bookmarks' | 'subscriptions', string>
  >(
    database,
    sql`select bookmarks, subscriptions, saved::text as saved, confirmed::text as confirmed from
          (select count(*) as bookmarks, max(saved_at) as saved from search_bookmarks) as kept,
          (select count(*) as subscriptions, max(confirmed_at) as confirmed from search_subscriptions
           where confirmed_at is not null and vin is null and rhythm <> 'never') as subscribed`,
  );
  const { bookmarks, subscriptions, saved = null, confirmed = null } = row ?? {};
  const all = [bookmarks, saved, subscriptions, confirmed].join(' ');
  return { all, count: Number(bookmarks) + Number(subscriptions), saved, confirmed };
}
