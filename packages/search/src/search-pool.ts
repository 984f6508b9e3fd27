import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type {
  ListingCard,
  MapArea,
  OwnerCars,
  PaidRotation,
  SearchFilter,
  SearchHit,
  SearchReader,
  SearchRequest,
  SearchResult,
  SearchStatus,
} from '@forecourt/domain/search/search-engine';
import { collectParts } from './collect-parts.ts';
import { endDispensing } from './columns/rows/pieces.ts';
import {
  type Answers,
  answer,
  type Pending,
  type Question,
  type QuestionKind,
  SearchThread,
  type ThreadEnded,
  type ThreadEvents,
} from './search-thread.ts';
import { SharingChoice } from './sharing-choice.ts';
import { ThreadCrew } from './thread-crew.ts';
import type { EngineState } from './vehicle/live/engine-state.ts';
import type { VehicleSearchEngine } from './vehicle/live/live-engine.ts';
import { toOwnerCars } from './vehicle/owners/owner-counts.ts';
import { isWhole, type SearchPart } from './vehicle/request/search-part.ts';

/** A large search during which this many threads ended fails. */
const maxLosses = 2;

/** How often a search is tried whose parts do not make an answer because a thread ended or an owner changed. */
const maxAttempts = 3;

/**
 * A search of fewer rows is answered where it is asked: most of it is the folding of counts and the
 * reading of cards, which happen there anyway.
 */
const usualLeastRowsAway = 2000;

/** Of fewer rows, the work that every thread repeats is more than the work that they could share. */
const usualLeastRowsShared = 100_000;

export interface SearchPoolOptions {
  /** Threads, at least one. */
  readonly threads: number;
  /** Whether the asking thread takes part in large searches: where it has nothing else to do. */
  readonly isCallerFree?: boolean;
  /** Searches that look at fewer rows are answered in the asking thread. */
  readonly leastRowsAway?: number;
  /**
   * Searches that look at so many rows are shared by all idle threads; by default where that turns out to be
   * faster.
   */
  readonly leastRowsShared?: number;
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
  readonly #crew: ThreadCrew<SearchThread, Pending>;
  readonly #sharing = new SharingChoice();
  #stopFollowing = () => {};

  private constructor(engine: VehicleSearchEngine, options: SearchPoolOptions) {
    this.#engine = engine;
    this.#options = options;
    const { startThread: start = (...given) => new SearchThread(...given) } = options;
    this.#crew = new ThreadCrew({
      start: (events) => start(engine.state(), events),
      giveAgain: (pending, error) => this.#askAgain(pending, error),
      onThreadError: options.onThreadError,
    });
  }

  /** @returns a pool whose threads are ready */
  static async start(engine: VehicleSearchEngine, options: SearchPoolOptions): Promise<SearchPool> {
    const pool = new SearchPool(engine, options);
    pool.#stopFollowing = engine.onUpdate((update) => {
      for (const thread of pool.#crew.all) thread.update(update);
    });
    await Promise.all(Array.from({ length: options.threads }, () => pool.#crew.add()));
    return pool;
  }

  /** A part is not: the search that it belongs to is begun anew. */
  #askAgain(pending: Pending, error: Error): void {
    if (pending.question.kind === 'part') pending.reject(error);
    else this.#ask(pending);
  }

  #ask(pending: Pending): void {
    const { idlest } = this.#crew;
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

  /** Large searches are shared by all idle threads where that is faster, small ones answered here. */
  async search(request: SearchRequest): Promise<SearchResult> {
    const rows = this.#engine.countCandidates(request.filter);
    const { leastRowsShared } = this.#options;
    if (leastRowsShared !== undefined || rows < usualLeastRowsShared) {
      return this.#searchBy(request, rows, rows >= (leastRowsShared ?? usualLeastRowsShared));
    }
    const isShared = this.#sharing.isShared(rows);
    const started = performance.now();
    const result = await this.#searchBy(request, rows, isShared);
    this.#sharing.learn(rows, isShared, performance.now() - started);
    return result;
  }

  /** @param rows that are looked at */
  async #searchBy(request: SearchRequest, rows: number, isShared: boolean): Promise<SearchResult> {
    const { isCallerFree = false, leastRowsAway = usualLeastRowsAway } = this.#options;
    const isAway = isCallerFree ? isShared : rows >= leastRowsAway;
    return isAway ? this.#searchAway(request, isShared) : this.#engine.search(request);
  }

  /**
   * Asked again, at most `maxAttempts` times, when a thread has ended with a part or an owner has changed
   * meanwhile.
   */
  async #searchAway(request: SearchRequest, isLarge: boolean): Promise<SearchResult> {
    const ends: ThreadEnded[] = [];
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const answerOf = this.#engine.beginSearch(request);
      const share = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const question: Question<'part'> = { kind: 'part', request, share };
      const parts = await collectParts(this.#askParts(question, isLarge), ends);
      // A thread that takes up the question later need not begin, and counts as idle again.
      endDispensing(share);
      for (const thread of this.#crew.all) thread.forget(question);
      const result = isWhole(parts) ? answerOf(parts) : null;
      if (result) return result;
      const [end] = ends;
      if (end && (this.#crew.isStopped || ends.length >= maxLosses)) throw end;
    }
    return this.#engine.search(request);
  }

  /**
   * Each thread takes the next piece when it is done with one, so that no answer waits for a thread that begins
   * late.
   */
  #askParts(question: Question<'part'>, isLarge: boolean): Promise<SearchPart | null>[] {
    const idle = isLarge ? [...this.#crew.ready].filter(({ load }) => load === 0) : [];
    const { isCallerFree = false } = this.#options;
    const asked = idle.map((thread) => this.#answerOf(question, thread));
    if (asked.length === 0 && !isCallerFree) asked.push(this.#answerOf(question));
    if (isCallerFree) asked.push(Promise.resolve(answer(this.#engine, question)));
    return asked;
  }

  async findInRotation(
    filter: SearchFilter,
    rotations: readonly PaidRotation[],
  ): Promise<readonly SearchHit[][]> {
    const { leastRowsAway = usualLeastRowsAway } = this.#options;
    if (this.#engine.countCandidates(filter) < leastRowsAway)
      return this.#engine.findInRotation(filter, rotations);
    return this.#answerOf({ kind: 'rotations', filter, rotations });
  }

  count(filter: SearchFilter): Promise<number> {
    return this.#answerOf({ kind: 'count', filter });
  }

  /** The owners themselves are added here: sending all owners of a nation takes longer than finding them. */
  async ownersIn(filter: SearchFilter, area: MapArea): Promise<readonly OwnerCars[]> {
    const counts = await this.#answerOf({ kind: 'owners', filter, area });
    return toOwnerCars(counts, (id) => this.#engine.findOwner(id));
  }

  #answerOf<Kind extends QuestionKind>(
    question: Question & { readonly kind: Kind },
    thread?: SearchThread,
  ): Promise<Answers[Kind]> {
    return new Promise((resolve, reject) => {
      const pending: Pending = {
        question,
        // What a thread sends back is what `answer` gives for such a question.
        resolve: (value) => resolve(value as Answers[Kind]),
        reject,
        losses: 0,
      };
      if (thread) thread.ask(pending);
      else this.#ask(pending);
    });
  }

  async findById(id: number): Promise<ListingCard | undefined> {
    return this.#engine.findById(id);
  }

  async findByVin(vin: string): Promise<ListingCard | undefined> {
    return this.#engine.findByVin(vin);
  }

  async findOwner(id: number): Promise<Owner | undefined> {
    return this.#engine.findOwner(id);
  }

  get status(): SearchStatus {
    return this.#engine.status;
  }

  /** Resolves when the threads have ended. What they have not answered by then fails. */
  async stop(): Promise<void> {
    this.#stopFollowing();
    await this.#crew.stop();
  }
}
