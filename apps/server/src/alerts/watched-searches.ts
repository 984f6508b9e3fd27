import {
  type ChangedCar,
  createSearchBuckets,
  type SearchBuckets,
} from '@forecourt/domain/alert/search-buckets';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { sql } from 'drizzle-orm';
import { searchOf } from '../bookmarks/bookmark-search.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { giveTurns } from '../platform/give-turns.ts';
import type { FlagBoard } from '../request/flags/flag-board.ts';
import { searchFacts } from '../request/request-facts.ts';
import { brandEngine } from '../search/brand-engine.ts';

/** How long a search that was removed may stay: it is asked for, and nobody is told. */
const reloadMs = 300_000;

interface WatchedRow {
  /** `bookmark:` or `subscription:` and an id. */
  readonly source: string;
  readonly brand: string;
  readonly parameters: Readonly<Record<string, readonly string[]>>;
}

/** A search, and all that somebody has that is this search. */
interface WatchedSearch {
  readonly brand: string;
  readonly filter: SearchFilter;
  readonly sources: Set<string>;
}

/** The searches that somebody is to be told of, turned around. */
export interface WatchedSearches {
  /** Takes over what was saved, subscribed to and removed since. */
  refresh(): Promise<void>;
  /** What people have that finds the car as it is now. */
  find(car: ChangedCar): Promise<string[]>;
}

export interface WatchedSources {
  readonly database: Database;
  readonly engine: SearchReader;
  readonly reference: Reference;
  readonly flags: FlagBoard;
}

export function createWatchedSearches(parts: WatchedSources): WatchedSearches {
  const { database, engine, reference } = parts;
  let loaded: { readonly mark: string; readonly at: number } | null = null;
  let searches = new Map<string, WatchedSearch>();
  let buckets: SearchBuckets<string> = createSearchBuckets(reference);

  async function load() {
    const next = new Map<string, WatchedSearch>();
    const giveTurn = giveTurns();
    for (const row of await readWatched(database)) {
      await giveTurn();
      const key = JSON.stringify([row.brand, row.parameters]);
      const known = next.get(key);
      const search = known ?? searches.get(key) ?? toWatched(row, parts);
      if (known) known.sources.add(row.source);
      else if (search) next.set(key, { ...search, sources: new Set([row.source]) });
    }
    const turned = createSearchBuckets<string>(reference);
    for (const [key, { filter }] of next) {
      await giveTurn();
      turned.add(key, filter);
    }
    buckets = turned;
    searches = next;
  }

  return {
    async refresh() {
      const mark = await readMark(database);
      const isOld = loaded === null || performance.now() - loaded.at > reloadMs;
      if (loaded?.mark === mark && !isOld) return;
      await load();
      loaded = { mark, at: performance.now() };
    },
    async find(car) {
      const { vin, id } = car.listing;
      const found = buckets.find(car).flatMap((key) => searches.get(key) ?? []);
      const sources = await Promise.all(
        found.map(async ({ brand, filter, sources: its }) => {
          const only = { ...filter, vins: [vin] };
          const { hits } = await brandEngine(engine, requireBrand(brand)).search({
            ...{ filter: only, sort: 'relevance', offset: 0, limit: 10 },
          });
          return hits.some(({ card }) => card.id === id) ? [...its] : [];
        }),
      );
      return sources.flat();
    },
  };
}

/** The filter of a search as it was saved; undefined where it means nothing anymore. */
function toWatched(
  { brand: code, parameters }: WatchedRow,
  { reference, flags }: WatchedSources,
): Omit<WatchedSearch, 'sources'> | undefined {
  const brand = requireBrand(code);
  const { query, invalid } = searchOf({ parameters }, brand, reference);
  if (invalid.length > 0) return undefined;
  // Without a day the engine counts days on the market up to its own.
  const facts = searchFacts(flags.of(brand), '', reference);
  const { today: _today, ...filter } = facts.filterOf(query);
  return { brand: code, filter };
}

function readWatched(database: Database): Promise<WatchedRow[]> {
  return rowsOf(
    database,
    sql`select 'bookmark:' || id as source, brand, parameters from search_bookmarks
        union all
        select 'subscription:' || id, brand, parameters from search_subscriptions
        where confirmed_at is not null and rhythm <> 'never'`,
  );
}

/** Another whenever a search came: what is in one never changes. */
async function readMark(database: Database): Promise<string> {
  const [row] = await rowsOf<{ mark: string }>(
    database,
    sql`select concat_ws(' ', (select concat_ws(' ', count(*), max(saved_at)) from search_bookmarks),
          (select concat_ws(' ', count(*), max(confirmed_at)) from search_subscriptions
           where confirmed_at is not null and rhythm <> 'never')) as mark`,
  );
  return row?.mark ?? '';
}
