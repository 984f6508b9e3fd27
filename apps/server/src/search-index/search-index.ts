import { makes } from '@forecourt/catalog/vehicles/makes';
import type { Owner } from '@forecourt/domain/listing/owner';
import type { EngineChange, SearchReader } from '@forecourt/domain/search/search-engine';
import { mergeInWorker } from '@forecourt/search/merge-in-worker';
import { SearchPool } from '@forecourt/search/search-pool';
import type { VehicleSearchEngine } from '@forecourt/search/vehicle/live-engine';
import type { LayerLimits } from '@forecourt/search/vehicle/live-layers';
import {
  restoreVehicleSearchEngine,
  VehicleSearchEngineBuilder,
} from '@forecourt/search/vehicle-search-engine';
import { readAllOwners, readOwnersById } from '../dealers/read-owners.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/logger.ts';
import { readActiveListings, readListingsById } from '../vehicles/read-listings.ts';
import { type ChangeEntry, changesAfter, lastPosition } from './change-log.ts';
import { IndexSnapshot, type SavePace } from './index-snapshot.ts';

/** A model narrows its make in a search also while no car of it is for sale. */
const catalogModels = makes.flatMap(({ code: makeCode, models }) =>
  models.map(({ code, series }) => ({ code, makeCode, seriesCode: series ?? null })),
);

/** How long a change that another process made may stay unseen, with time to take it over: 250 ms. */
const pollMs = 100;

/** Changes taken over in one step: readers wait for no more than this. */
const maxChangesAtOnce = 100;

/** How long a car may be rated against cars of the past, where no merge has rated it before. */
const usualRefreshMs = 300_000;

export interface SearchIndexParts {
  readonly database: Database;
  readonly logger: Logger;
  readonly today: string;
  /** Threads that answer; 0 for none but this one. */
  readonly workers: number;
  /** File of the snapshot. */
  readonly snapshotPath: string;
  /** Has all that is in the database already, where it was just filled. */
  readonly builder?: VehicleSearchEngineBuilder | undefined;
  /** Others than usual, for tests. */
  readonly pace?: SavePace;
  readonly limits?: LayerLimits;
  readonly refreshMs?: number;
}

/** Takes the cars of these owners, for an index that begins with them. */
export function createIndexBuilder(
  owners: Iterable<Owner>,
  today: string,
): VehicleSearchEngineBuilder {
  return new VehicleSearchEngineBuilder({ owners, today, models: catalogModels });
}

/** Searches this process's copy of the market and keeps it current. */
export interface SearchIndex {
  readonly engine: SearchReader;
  /** Takes over what was committed since; resolves when it is searchable. */
  catchUp(): Promise<void>;
  /** Stores what the next start begins from. */
  stop(): Promise<void>;
}

/** Restores the index from its snapshot or builds it from the database, then follows the change log. */
export function startSearchIndex(parts: SearchIndexParts): Promise<SearchIndex> {
  return FollowingIndex.start(parts);
}

class FollowingIndex implements SearchIndex {
  readonly #engine: VehicleSearchEngine;
  #pool: SearchPool | null = null;
  readonly #parts: SearchIndexParts;
  readonly #snapshot: IndexSnapshot;
  /** The last change that the engine has. */
  #position: number;
  /** Up to which change cars are rated, and when they were. */
  #rated: { readonly position: number; readonly at: number };
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  private constructor(
    parts: SearchIndexParts,
    snapshot: IndexSnapshot,
    { engine, position }: Beginning,
  ) {
    this.#parts = parts;
    this.#snapshot = snapshot;
    this.#engine = engine;
    this.#position = position;
    this.#rated = { position, at: performance.now() };
  }

  static async start(parts: SearchIndexParts): Promise<FollowingIndex> {
    const { database, logger, snapshotPath: path, pace } = parts;
    const started = performance.now();
    const snapshot = new IndexSnapshot({ path, database, logger, ...(pace && { pace }) });
    const restored = await restore(parts, snapshot);
    const index = new FollowingIndex(parts, snapshot, restored ?? (await build(parts)));
    const from = index.#position;
    await index.catchUp();
    logger.info('search index ready', {
      listings: index.#engine.size,
      restored: restored !== undefined,
      changes: index.#position - from,
      milliseconds: Math.round(performance.now() - started),
    });
    await index.#startThreads();
    if (!restored) void index.#save();
    void index.#follow();
    return index;
  }

  get engine(): SearchReader {
    return this.#pool ?? this.#engine;
  }

  async #startThreads(): Promise<void> {
    const { workers: threads, logger } = this.#parts;
    if (threads === 0) return;
    const onThreadError = (error: unknown) => logger.error(error);
    this.#pool = await SearchPool.start(this.#engine, { threads, onThreadError });
  }

  catchUp(): Promise<void> {
    this.#running = this.#running.catch(() => {}).then(() => this.#takeOver());
    return this.#running;
  }

  async #takeOver(): Promise<void> {
    const { database } = this.#parts;
    for (;;) {
      const entries = await changesAfter(database, this.#position, maxChangesAtOnce);
      const last = entries.at(-1);
      if (!last) return;
      this.#engine.apply(await this.#toEngineChanges(entries));
      this.#position = last.position;
      if (this.#snapshot.isDue(this.#position)) void this.#save();
    }
  }

  /** The present state of what changed: earlier states in between are of no interest. */
  async #toEngineChanges(entries: readonly ChangeEntry[]): Promise<EngineChange[]> {
    const { database } = this.#parts;
    const idsOf = (kind: ChangeEntry['kind']) =>
      entries.filter((entry) => entry.kind === kind).map(({ subjectId }) => subjectId);
    const listings = await readListingsById(database, [...new Set(idsOf('listing'))]);
    // Read after the cars: one may by now have an owner that the log tells of further on.
    const unknown = listings
      .map(({ data }) => data.ownerId)
      .filter((id) => this.#engine.findOwner(id) === undefined);
    const owners = await readOwnersById(database, [...new Set([...idsOf('owner'), ...unknown])]);
    return [
      ...owners.map((owner) => ({ kind: 'upsertOwner', owner }) as const),
      ...listings.map(({ id, status, data }) =>
        status === 'active'
          ? ({ kind: 'upsertListing', listing: data } as const)
          : ({ kind: 'deleteListing', id } as const),
      ),
    ];
  }

  async #save(): Promise<void> {
    await this.#snapshot.write({ position: this.#position, state: this.#engine.state() });
  }

  /** Looks for changes until the index is stopped. */
  async #follow(): Promise<void> {
    while (!this.#stopped) {
      await this.catchUp().catch((error) => this.#parts.logger.error(error));
      this.#refreshDealsWhenDue();
      await new Promise((resume) => setTimeout(resume, pollMs).unref());
    }
  }

  #refreshDealsWhenDue(): void {
    const { position, at } = this.#rated;
    const now = performance.now();
    const { refreshMs = usualRefreshMs } = this.#parts;
    if (position === this.#position || now - at < refreshMs) return;
    this.#rated = { position: this.#position, at: now };
    void this.#engine.refreshDeals();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running.catch(() => {});
    await this.#pool?.stop();
    await this.#save();
  }
}

/** An engine and the last change that it has. */
interface Beginning {
  readonly engine: VehicleSearchEngine;
  readonly position: number;
}

const changeOptions = ({ logger, limits = {} }: SearchIndexParts) => ({
  limits,
  merge: mergeInWorker,
  onMergeError: (error: unknown) => logger.error(error),
});

async function restore(
  parts: SearchIndexParts,
  snapshot: IndexSnapshot,
): Promise<Beginning | undefined> {
  const stored = await snapshot.read();
  if (!stored) return undefined;
  const surroundings = { today: parts.today, models: catalogModels };
  const engine = restoreVehicleSearchEngine(stored.state, surroundings, changeOptions(parts));
  return { engine, position: stored.position };
}

/** Everything is read as of one moment, whatever is committed meanwhile. */
function build(parts: SearchIndexParts): Promise<Beginning> {
  const read = async (database: Database) => {
    const position = await lastPosition(database);
    if (parts.builder) return { engine: parts.builder.build(changeOptions(parts)), position };
    const builder = createIndexBuilder(await readAllOwners(database), parts.today);
    await readActiveListings(database, (listing) => builder.add(listing));
    return { engine: builder.build(changeOptions(parts)), position };
  };
  return parts.database.transaction(read, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
