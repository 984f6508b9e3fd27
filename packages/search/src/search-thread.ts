import type {
  MapArea,
  PaidRotation,
  SearchFilter,
  SearchHit,
  SearchRequest,
} from '@forecourt/domain/search/search-engine';
import { type Dispenser, dispenseShared, isDispensingEnded } from './columns/rows/pieces.ts';
import { EndingWorker } from './ending-worker.ts';
import { type CopyBeginning, CopyFeed, type UpdateMessage } from './vehicle/live/engine-copy.ts';
import type { EngineState, EngineUpdate } from './vehicle/live/engine-state.ts';
import type { OwnerCounts } from './vehicle/owners/owner-counts.ts';
import type { SearchPart } from './vehicle/request/search-part.ts';

/** Asks for the pieces of a search that fall to the thread. */
export interface PartQuestion {
  readonly kind: 'part';
  readonly request: SearchRequest;
  /** The number of the next piece, shared by all threads that search. */
  readonly share: Int32Array;
}

/** A question to a search thread. */
export type Question =
  | PartQuestion
  | { readonly kind: 'count'; readonly filter: SearchFilter }
  | {
      readonly kind: 'rotations';
      readonly filter: SearchFilter;
      readonly rotations: readonly PaidRotation[];
    }
  | { readonly kind: 'owners'; readonly filter: SearchFilter; readonly area: MapArea };

/** What answers questions: an engine, or a copy of one. */
export interface Answering {
  searchPart(request: SearchRequest, dispense: Dispenser): SearchPart | null;
  count(filter: SearchFilter): number;
  findInRotation(filter: SearchFilter, rotations: readonly PaidRotation[]): readonly SearchHit[][];
  countOwners(filter: SearchFilter, area: MapArea): OwnerCounts;
}

/** What an engine has to say to a question, in its form; null to a part whose pieces are all taken. */
export function answer(
  engine: Answering,
  question: Question,
): SearchPart | number | readonly SearchHit[][] | OwnerCounts | null {
  if (question.kind === 'part') {
    const { request, share } = question;
    return isDispensingEnded(share) ? null : engine.searchPart(request, dispenseShared(share));
  }
  if (question.kind === 'count') return engine.count(question.filter);
  if (question.kind === 'rotations')
    return engine.findInRotation(question.filter, question.rotations);
  return engine.countOwners(question.filter, question.area);
}

export type Task =
  | { readonly kind: 'begin'; readonly beginning: CopyBeginning; readonly update: UpdateMessage }
  | { readonly kind: 'update'; readonly update: UpdateMessage }
  | { readonly kind: 'stop' }
  | (Question & { readonly number: number });

export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly number: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly number: number; readonly error: unknown };

/** A question that waits for its answer. */
export interface Pending {
  readonly question: Question;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Threads that ended while they had it. */
  readonly losses: number;
}

export interface ThreadEvents {
  readonly onReady: () => void;
  /** @param unanswered what it was asked and did not answer */
  readonly onEnd: (error: Error, unanswered: readonly Pending[]) => void;
}

/** A question failed because its thread ended. */
export class ThreadEnded extends Error {}

/** One thread that searches, seen from the thread that asks. */
export class SearchThread {
  readonly #worker: EndingWorker<Task, Answer>;
  readonly #events: ThreadEvents;
  readonly #pending = new Map<number, Pending>();
  readonly #feed = new CopyFeed();
  #lastNumber = 0;

  constructor(state: EngineState, events: ThreadEvents) {
    this.#events = events;
    this.#worker = new EndingWorker(new URL('./search-worker.ts', import.meta.url), {
      onMessage: (answer) => this.#take(answer),
      onExit: (code, cause) => this.#end(code, cause),
    });
    this.#post({ kind: 'begin', ...this.#feed.begin(state) });
  }

  /** Questions whose answers are waited for. */
  get load(): number {
    return this.#pending.size;
  }

  ask(pending: Pending): void {
    this.#lastNumber += 1;
    this.#pending.set(this.#lastNumber, pending);
    this.#post({ ...pending.question, number: this.#lastNumber });
  }

  /** Drops a question: its answer is ignored when it comes. */
  forget(question: Question): void {
    for (const [number, pending] of this.#pending) {
      if (pending.question === question) this.#pending.delete(number);
    }
  }

  update(update: EngineUpdate): void {
    this.#post({ kind: 'update', update: this.#feed.toMessage(update) });
  }

  /** Lets the thread answer what it was asked and then end by itself. */
  stop(): Promise<void> {
    return this.#worker.stop();
  }

  /** Ends the thread wherever it is. */
  terminate(): Promise<void> {
    return this.#worker.terminate();
  }

  #post(task: Task): void {
    this.#worker.post(task);
  }

  #take(answer: Answer): void {
    if (answer.kind === 'ready') {
      this.#events.onReady();
      return;
    }
    const pending = this.#pending.get(answer.number);
    this.#pending.delete(answer.number);
    if (answer.kind === 'failure') pending?.reject(answer.error);
    else pending?.resolve(answer.value);
  }

  #end(code: number, cause: Error | null): void {
    const unanswered = [...this.#pending.values()];
    this.#pending.clear();
    const message = `A search thread ended with exit code ${code}.`;
    const error = new ThreadEnded(message, { cause });
    this.#events.onEnd(error, unanswered);
  }
}
