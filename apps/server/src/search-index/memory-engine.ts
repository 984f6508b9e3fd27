import type { EngineChange, SearchReader } from '@forecourt/domain/search/search-engine';
import { LocalSearch } from '@forecourt/search/local-search';
import { mergeInWorker } from '@forecourt/search/merge-in-worker';
import { SearchPool } from '@forecourt/search/search-pool';
import type { EngineState } from '@forecourt/search/vehicle/live/engine-state';
import type { VehicleSearchEngine } from '@forecourt/search/vehicle/live/live-engine';
import type { LayerLimits } from '@forecourt/search/vehicle/live/live-layers';
import { restoreVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { lastPosition } from '../change-log/change-log.ts';
import { readAllOwners } from '../dealers/read-owners.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/logger.ts';
import { readActiveListings } from '../vehicles/read-listings.ts';
import { catalogModels } from './catalog-models.ts';
import type { FollowedEngine } from './followed-engine.ts';
import { createIndexBuilder } from './index-builder.ts';
import { IndexSnapshot, type SavePace } from './index-snapshot.ts';

export interface MemoryEngineParts {
  readonly database: Database;
  readonly logger: Logger;
  readonly today: string;
  /** Threads that answer; 0 for none but this one. */
  readonly workers: number;
  /** File of the snapshot. */
  readonly snapshotPath: string;
  /** Others than usual, for tests. */
  readonly pace?: SavePace;
  readonly limits?: LayerLimits;
}

/** The engine in this process's memory: restored from its snapshot or built from the database. */
export class MemoryEngine implements FollowedEngine {
  readonly isRestored: boolean;
  /** Readers wait for no more than this. */
  readonly changesAtOnce = 100;
  readonly #engine: VehicleSearchEngine;
  readonly #parts: MemoryEngineParts;
  readonly #snapshot: IndexSnapshot;
  #reader: SearchReader;
  #pool: SearchPool | null = null;
  #position: number;

  private constructor(
    parts: MemoryEngineParts,
    snapshot: IndexSnapshot,
    { engine, position, isRestored }: Beginning,
  ) {
    this.#parts = parts;
    this.#snapshot = snapshot;
    this.#engine = engine;
    this.#reader = new LocalSearch(engine);
    this.#position = position;
    this.isRestored = isRestored;
  }

  /** @param filled the index of all that is in the database, where it was just filled */
  static async open(parts: MemoryEngineParts, filled?: EngineState): Promise<MemoryEngine> {
    const { database, logger, snapshotPath: path, pace } = parts;
    const snapshot = new IndexSnapshot({ path, database, logger, ...(pace && { pace }) });
    const beginning = (await restore(parts, snapshot)) ?? (await build(parts, filled));
    return new MemoryEngine(parts, snapshot, beginning);
  }

  get shared(): VehicleSearchEngine {
    return this.#engine;
  }

  get reader(): SearchReader {
    return this.#reader;
  }

  get position(): number {
    return this.#position;
  }

  get today(): string {
    return this.#engine.today;
  }

  async apply(changes: readonly EngineChange[], position: number): Promise<void> {
    this.#engine.apply(changes);
    this.#position = position;
    if (this.#snapshot.isDue(position)) void this.#save();
  }

  /** Starts the threads, and stores an engine that was built, for the next start to be quicker. */
  async serve(): Promise<void> {
    const { workers: threads, logger } = this.#parts;
    if (threads > 0) {
      const onThreadError = (error: unknown) => logger.error(error);
      this.#pool = await SearchPool.start(this.#engine, { threads, onThreadError });
      this.#reader = this.#pool;
    }
    if (!this.isRestored) void this.#save();
  }

  refreshDeals(): Promise<void> {
    return this.#engine.refreshDeals();
  }

  renewDay(today: string): Promise<void> {
    return this.#engine.renewDay(today);
  }

  async stop(): Promise<void> {
    await this.#pool?.stop();
    await this.#engine.settled();
    await this.#save();
  }

  async #save(): Promise<void> {
    await this.#snapshot.write({ position: this.#position, state: this.#engine.state() });
  }
}

/** An engine and the last change that it has. */
interface Beginning {
  readonly engine: VehicleSearchEngine;
  readonly position: number;
  readonly isRestored: boolean;
}

const changeOptions = ({ logger, limits = {} }: MemoryEngineParts) => ({
  limits,
  merge: mergeInWorker,
  onMergeError: (error: unknown) => logger.error(error),
});

async function restore(
  parts: MemoryEngineParts,
  snapshot: IndexSnapshot,
): Promise<Beginning | undefined> {
  const stored = await snapshot.read();
  if (!stored) return undefined;
  return { engine: engineOf(stored.state, parts), position: stored.position, isRestored: true };
}

function engineOf(state: EngineState, parts: MemoryEngineParts): VehicleSearchEngine {
  const surroundings = { today: parts.today, models: catalogModels };
  return restoreVehicleSearchEngine(state, surroundings, changeOptions(parts));
}

/** Everything is read as of one moment, whatever is committed meanwhile. */
function build(parts: MemoryEngineParts, filled?: EngineState): Promise<Beginning> {
  const read = async (database: Database) => {
    const position = await lastPosition(database);
    const engine = filled ? engineOf(filled, parts) : await buildFromDatabase(database, parts);
    return { engine, position, isRestored: false };
  };
  return parts.database.transaction(read, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function buildFromDatabase(
  database: Database,
  parts: MemoryEngineParts,
): Promise<VehicleSearchEngine> {
  const builder = createIndexBuilder(await readAllOwners(database), parts.today);
  await readActiveListings(database, (listing) => builder.add(listing));
  return builder.build(changeOptions(parts));
}
