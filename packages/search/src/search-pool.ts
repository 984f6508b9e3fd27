import type { Owner } from '@forecourt/domain/owner';
import type {
  ListingCard,
  MapArea,
  OwnerCars,
  SearchFilter,
  SearchReader,
  SearchRequest,
  SearchResult,
} from '@forecourt/domain/search-engine';
import {
  answer,
  type Pending,
  type Question,
  SearchThread,
  type ThreadEvents,
} from './search-thread.ts';
import type { EngineState, VehicleSearchEngine } from './vehicle/live-engine.ts';
import { type OwnerCounts, toOwnerCars } from './vehicle/owner-counts.ts';

/** A question that this many threads ended over is not asked again. */
const mostLosses = 2;

/** Before a thread that ended while it began is replaced; one that had answered is replaced at once. */
const pauseMilliseconds = 5000;

export interface SearchPoolOptions {
  /** Threads, at least one. */
  readonly threads: number;
  /** Told of a thread that ended; it is replaced, and others answer what it was asked. */
  readonly onThreadError: (error: unknown) => void;
  /** Starts a thread; for tests that end one. */
  readonly startThread?: (state: EngineState, events: ThreadEvents) => SearchThread;
}

/**
 * Answers searches in threads over the columns of one engine, so that searching and whatever else the
 * process does go on side by side. The engine takes the changes, once; what it has made of them is
 * sent to all threads before it returns, so that every later question sees it. While no thread is
 * ready the engine itself answers.
 */
export class SearchPool implements SearchReader {
  readonly #engine: VehicleSearchEngine;
  readonly #options: SearchPoolOptions;
  readonly #threads = new Set<SearchThread>();
  readonly #ready = new Set<SearchThread>();
  #stopped = false;

  private constructor(engine: VehicleSearchEngine, options: SearchPoolOptions) {
    this.#engine = engine;
    this.#options = options;
  }

  /** @returns a pool whose threads are ready */
  static async start(engine: VehicleSearchEngine, options: SearchPoolOptions): Promise<SearchPool> {
    const pool = new SearchPool(engine, options);
    engine.onUpdate((update) => {
      for (const thread of pool.#threads) thread.update(update);
    });
    await Promise.all(Array.from({ length: options.threads }, () => pool.#addThread()));
    return pool;
  }

  /** @returns when the thread is ready, or has ended */
  #addThread(): Promise<void> {
    const { startThread: start = (...given) => new SearchThread(...given) } = this.#options;
    return new Promise((resolve) => {
      const thread: SearchThread = start(this.#engine.state(), {
        onReady: () => {
          this.#ready.add(thread);
          resolve();
        },
        onEnd: (error, unanswered) => {
          this.#replace(thread, error, unanswered);
          resolve();
        },
      });
      this.#threads.add(thread);
    });
  }

  #replace(thread: SearchThread, error: Error, unanswered: readonly Pending[]): void {
    const wasReady = this.#ready.delete(thread);
    this.#threads.delete(thread);
    for (const pending of unanswered) {
      if (this.#stopped || pending.losses + 1 >= mostLosses) pending.reject(error);
      else this.#ask({ ...pending, losses: pending.losses + 1 });
    }
    if (this.#stopped) return;
    this.#options.onThreadError(error);
    setTimeout(() => this.#stopped || this.#addThread(), wasReady ? 0 : pauseMilliseconds).unref();
  }

  #ask(pending: Pending): void {
    let idlest: SearchThread | undefined;
    for (const thread of this.#ready) {
      if (!idlest || thread.load < idlest.load) idlest = thread;
    }
    if (idlest) idlest.ask(pending);
    else this.#answerHere(pending);
  }

  #answerHere({ question, resolve, reject }: Pending): void {
    try {
      resolve(answer(this.#engine, question));
    } catch (error) {
      reject(error);
    }
  }

  search(request: SearchRequest): Promise<SearchResult> {
    return this.#answerOf({ kind: 'search', request }) as Promise<SearchResult>;
  }

  count(filter: SearchFilter): Promise<number> {
    return this.#answerOf({ kind: 'count', filter }) as Promise<number>;
  }

  /** The owners themselves are added here: a nation's cost more to send than to find. */
  async ownersIn(filter: SearchFilter, area: MapArea): Promise<readonly OwnerCars[]> {
    const counts = await this.#answerOf({ kind: 'owners', filter, area });
    return toOwnerCars(counts as OwnerCounts, (id) => this.findOwner(id));
  }

  /** What a thread sends back is what `answer` gives for such a question. */
  #answerOf(question: Question): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#ask({ question, resolve, reject, losses: 0 });
    });
  }

  findById(id: number): ListingCard | undefined {
    return this.#engine.findById(id);
  }

  findByVin(vin: string): ListingCard | undefined {
    return this.#engine.findByVin(vin);
  }

  findOwner(id: number): Owner | undefined {
    return this.#engine.findOwner(id);
  }

  get size(): number {
    return this.#engine.size;
  }

  get version(): number {
    return this.#engine.version;
  }

  /** Ends the threads. What they have not answered fails. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#engine.onUpdate(null);
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
  }
}
