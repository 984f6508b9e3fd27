import type { EngineChange, SearchReader } from '@forecourt/domain/search/search-engine';
import type { EngineState } from '@forecourt/search/vehicle/live/engine-state';
import { type ChangeEntry, ChangesForgotten, changesAfter } from '../change-log/change-log.ts';
import { readOwnersById } from '../dealers/read-owners.ts';
import { type Clock, dayOf } from '../platform/clock.ts';
import { readListingsById } from '../vehicles/read-listings.ts';
import type { FollowedEngine } from './followed-engine.ts';
import { type EngineParts, openEngine } from './open-engine.ts';

/** How long a change that another process made may stay unseen, with time to take it over: 250 ms. */
const pollMs = 100;

/** Longest pause while the database does not answer: the log is not filled with it. */
const maxPauseMs = 2000;

/** Milliseconds from one look at the change log to the next, by how many failed one after another. */
export function pauseAfter(failures: number): number {
  return Math.min(pollMs * 2 ** failures, maxPauseMs);
}

/** How long a car may be rated against cars of the past, where no merge has rated it before. */
const usualRefreshMs = 300_000;

export interface SearchIndexParts extends EngineParts {
  /** Tells when another day has begun; without one it stays the day of the start. */
  readonly clock?: Clock;
  /** Another than usual, for tests. */
  readonly refreshMs?: number;
  /** Called where this process was away for longer than changes are kept: its cars stay what they were. */
  readonly onChangesForgotten?: () => void;
}

/** Searches this process's copy of the market and keeps it current. */
export interface SearchIndex {
  readonly engine: SearchReader;
  /** Whose columns are in this process, for other threads to search; null where they are elsewhere. */
  readonly shared: FollowedEngine['shared'];
  /** Takes over what was committed since; resolves when it is searchable. */
  catchUp(): Promise<void>;
  /** Stores what the next start begins from. */
  stop(): Promise<void>;
}

/**
 * Opens the search engine, then follows the change log.
 *
 * @param filled the index of all that is in the database, where it was just filled
 */
export function startSearchIndex(
  parts: SearchIndexParts,
  filled?: EngineState,
): Promise<SearchIndex> {
  return FollowingIndex.start(parts, filled);
}

class FollowingIndex implements SearchIndex {
  readonly #engine: FollowedEngine;
  readonly #parts: SearchIndexParts;
  /** Up to which change cars are rated, when they were, and the day that was then. */
  #rated: { readonly position: number; readonly at: number; readonly today: string };
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  private constructor(parts: SearchIndexParts, engine: FollowedEngine) {
    this.#parts = parts;
    this.#engine = engine;
    this.#rated = { position: engine.position, at: performance.now(), today: parts.today };
  }

  static async start(parts: SearchIndexParts, filled?: EngineState): Promise<FollowingIndex> {
    const started = performance.now();
    const engine = await openEngine(parts, filled);
    const index = new FollowingIndex(parts, engine);
    const from = engine.position;
    await index.catchUp();
    parts.logger.info('search index ready', {
      listings: engine.reader.status.listings,
      restored: engine.isRestored,
      changes: engine.position - from,
      milliseconds: Math.round(performance.now() - started),
    });
    await engine.serve();
    void index.#follow();
    return index;
  }

  get engine(): SearchReader {
    return this.#engine.reader;
  }

  get shared(): FollowedEngine['shared'] {
    return this.#engine.shared;
  }

  catchUp(): Promise<void> {
    this.#running = this.#running.catch(() => {}).then(() => this.#takeOver());
    return this.#running;
  }

  async #takeOver(): Promise<void> {
    const { database } = this.#parts;
    for (;;) {
      const { position, changesAtOnce } = this.#engine;
      const entries = await changesAfter(database, position, changesAtOnce);
      const last = entries.at(-1);
      if (!last) return;
      await this.#engine.apply(await this.#toEngineChanges(entries), last.position);
    }
  }

  /** The present state of what changed: earlier states in between are of no interest. */
  async #toEngineChanges(entries: readonly ChangeEntry[]): Promise<EngineChange[]> {
    const { database } = this.#parts;
    const idsOf = (kind: ChangeEntry['kind']) =>
      entries.filter((entry) => entry.kind === kind).map(({ subjectId }) => subjectId);
    const listings = await readListingsById(database, [...new Set(idsOf('listing'))]);
    // Read after the cars: one may by now have an owner that the log tells of further on.
    const unknown = await this.#unknownOwners(listings.map(({ data }) => data.ownerId));
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

  /** Of these owners those that the engine does not know. */
  async #unknownOwners(ids: readonly number[]): Promise<number[]> {
    const { reader } = this.#engine;
    const different = [...new Set(ids)];
    const known = await Promise.all(different.map((id) => reader.findOwner(id)));
    return different.filter((_, index) => known[index] === undefined);
  }

  /** Looks for changes until the index is stopped. */
  async #follow(): Promise<void> {
    let failures = 0;
    while (!this.#stopped) {
      failures = await this.#look(failures);
      this.#refreshWhenDue();
      await new Promise((resume) => setTimeout(resume, pauseAfter(failures)).unref());
    }
  }

  /** @returns how many looks failed one after another, this one with them */
  async #look(failures: number): Promise<number> {
    try {
      await this.catchUp();
      return 0;
    } catch (error) {
      this.#parts.logger.error(error);
      if (error instanceof ChangesForgotten) {
        this.#stopped = true;
        this.#parts.onChangesForgotten?.();
      }
      return failures + 1;
    }
  }

  /** A day that has turned waits for nothing at first, and as long as other changes once that has failed. */
  #refreshWhenDue(): void {
    const { clock, today: startedOn, refreshMs = usualRefreshMs, logger } = this.#parts;
    const engine = this.#engine;
    const rated = this.#rated;
    const now = performance.now();
    const today = clock ? dayOf(clock) : startedOn;
    // Another process may be ahead, and a clock may be put back.
    const isNewDay = today > engine.today;
    const isRecent = now - rated.at < refreshMs;
    const isDone = isNewDay
      ? isRecent && today === rated.today
      : isRecent || rated.position === engine.position;
    if (isDone) return;
    this.#rated = { position: engine.position, at: now, today };
    const refreshed = isNewDay ? engine.renewDay(today) : engine.refreshDeals();
    void refreshed.catch((error) => logger.error(error));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running.catch(() => {});
    await this.#engine.stop();
  }
}
