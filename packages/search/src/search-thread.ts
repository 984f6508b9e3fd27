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

interface Questions {
  /** Asks for the pieces of a search that fall to the thread. */
  readonly part: {
    readonly request: SearchRequest;
    /** The number of the next piece, shared by all threads that search. */
    readonly share: Int32Array;
  };
  readonly count: { readonly filter: SearchFilter };
  readonly rotations: {
    readonly filter: SearchFilter;
    readonly rotations: readonly PaidRotation[];
  };
  readonly owners: { readonly filter: SearchFilter; readonly area: MapArea };
}

/** What an engine says to a question of each kind. */
export interface Answers {
  /** Null where all pieces are taken. */
  readonly part: SearchPart | null;
  readonly count: number;
  readonly rotations: readonly SearchHit[][];
  readonly owners: OwnerCounts;
}

export type QuestionKind = keyof Questions;

/** A question to a search thread. */
export type Question<Kind extends QuestionKind = QuestionKind> = {
  readonly [Each in Kind]: { readonly kind: Each } & Questions[Each];
}[Kind];

/** What answers questions: an engine, or a copy of one. */
export interface Answering {
  searchPart(request: SearchRequest, dispense: Dispenser): SearchPart | null;
  count(filter: SearchFilter): number;
  findInRotation(filter: SearchFilter, rotations: readonly PaidRotation[]): readonly SearchHit[][];
  countOwners(filter: SearchFilter, area: MapArea): OwnerCounts;
}

const answerBy: {
  readonly [Kind in QuestionKind]: (engine: Answering, question: Questions[Kind]) => Answers[Kind];
} = {
  part: (engine, { request, share }) =>
    isDispensingEnded(share) ? null : engine.searchPart(request, dispenseShared(share)),
  count: (engine, { filter }) => engine.count(filter),
  rotations: (engine, { filter, rotations }) => engine.findInRotation(filter, rotations),
  owners: (engine, { filter, area }) => engine.countOwners(filter, area),
};

/** What an engine has to say to a question, in the form of its kind. */
export function answer<Kind extends QuestionKind>(
  engine: Answering,
  question: Question<Kind>,
): Answers[Kind] {
  return answerBy[question.kind](engine, question);
}

export type Task =
  | { readonly kind: 'begin'; readonly beginning: CopyBeginning; readonly update: UpdateMessage }
  | { readonly kind: 'update'; readonly update: UpdateMessage }
  | { readonly kind: 'stop' }
  | (Question & { readonly number: number });

export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly number: number; readonly value: Answers[QuestionKind] }
  | { readonly kind: 'failure'; readonly number: number; readonly error: unknown };

/** A question that waits for its answer. */
export interface Pending {
  readonly question: Question;
  readonly resolve: (value: Answers[QuestionKind]) => void;
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
