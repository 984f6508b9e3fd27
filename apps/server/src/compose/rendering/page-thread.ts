import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { EndingWorker } from '@forecourt/search/ending-worker';
import { CopyFeed } from '@forecourt/search/vehicle/live/engine-copy';
import type { EngineState, EngineUpdate } from '@forecourt/search/vehicle/live/engine-state';
import { fromSentError } from '../../platform/threads/sent-error.ts';
import type { RenderedPage } from '../../request/page-cache/page-cache.ts';
import type {
  Beginning,
  FromThread,
  SentFacts,
  SentPage,
  SentReport,
  ToThread,
} from './messages.ts';
import type { PageToRender } from './render-page.ts';

const program = new URL('./page-worker.ts', import.meta.url);

/**
 * A thread uses some 100 MB. Without limits its heap would be let grow as far as the machine's memory lets it. Half as
 * much room for what was made last has a page cost a sixth more.
 */
const heapLimits = { maxYoungGenerationSizeMb: 96, maxOldGenerationSizeMb: 1536 };

/** A page that a thread was given. */
export interface PendingPage {
  readonly page: PageToRender;
  readonly resolve: (rendered: RenderedPage) => void;
  readonly reject: (error: unknown) => void;
  /** Threads that ended while they had it. */
  readonly losses: number;
  /** Does something as part of the request, whose trace it then belongs to. */
  readonly within: <Result>(act: () => Result) => Result;
}

/** What is needed of a page to do something for it here. */
export type AskedPage = Pick<PendingPage, 'page' | 'within'>;

interface GivenPage extends PendingPage {
  /** Whether its beginning was answered: it cannot be given to another thread any more. */
  isAnswered: boolean;
}

export interface PageThreadEvents {
  readonly onReady: () => void;
  /** @param unrendered pages that it had and of which nothing was answered */
  readonly onEnd: (error: Error, unrendered: readonly PendingPage[]) => void;
}

/** What a thread begins with, beside what is made for it alone. */
export interface PageThreadParts extends Pick<Beginning, 'settings' | 'breakers' | 'readCounts'> {
  /** Of the columns that it is to search; null for none. */
  readonly engine: EngineState | null;
  readonly status: () => { readonly listings: number; readonly version: number };
  /** Gives the thread the embedded database; null where it opens its own. */
  readonly shareDatabase: ((port: MessagePort) => void) | null;
  /** Does for the thread what is done here alone. */
  readonly serve: (port: MessagePort, pageOf: (number: number) => AskedPage | undefined) => void;
}

/** A thread that renders pages, seen from the one that serves. */
export class PageThread {
  readonly #worker: EndingWorker<ToThread, FromThread>;
  readonly #parts: PageThreadParts;
  readonly #events: PageThreadEvents;
  readonly #given = new Map<number, GivenPage>();
  readonly #feed = new CopyFeed();
  #lastNumber = 0;

  constructor(parts: PageThreadParts, events: PageThreadEvents) {
    this.#parts = parts;
    this.#events = events;
    this.#worker = new EndingWorker(
      program,
      {
        onMessage: (message) => this.#take(message),
        onExit: (code, cause) => this.#end(code, cause),
      },
      heapLimits,
    );
    this.#begin(parts);
  }

  #begin({ settings, breakers, readCounts, engine, shareDatabase, serve }: PageThreadParts): void {
    const served = new MessageChannel();
    serve(served.port1, (number) => this.#given.get(number));
    const shared = shareDatabase && new MessageChannel();
    if (shared) shareDatabase(shared.port1);
    const beginning: Beginning = {
      kind: 'begin',
      settings,
      breakers,
      readCounts,
      copy: engine && this.#feed.begin(engine),
      database: shared?.port2 ?? null,
      served: served.port2,
    };
    this.#worker.post(beginning, [served.port2, ...(shared ? [shared.port2] : [])]);
  }

  /** Pages that it works on. */
  get load(): number {
    return this.#given.size;
  }

  render(pending: PendingPage): void {
    this.#lastNumber += 1;
    const number = this.#lastNumber;
    this.#given.set(number, { ...pending, isAnswered: false });
    const { asked, nonce, facts } = pending.page;
    const status = this.#parts.status();
    this.#post({ kind: 'render', number, asked, nonce, facts: toSentFacts(facts), status });
  }

  update(update: EngineUpdate): void {
    this.#post({ kind: 'update', update: this.#feed.toMessage(update) });
  }

  /** Lets the thread finish what it has and end by itself. */
  stop(): Promise<void> {
    return this.#worker.stop();
  }

  /** Ends the thread wherever it is. */
  terminate(): Promise<void> {
    return this.#worker.terminate();
  }

  #post(message: ToThread): void {
    this.#worker.post(message);
  }

  #take(message: FromThread): void {
    if (message.kind === 'ready') {
      this.#events.onReady();
      return;
    }
    const given = this.#given.get(message.number);
    if (message.kind === 'called' && given) retell(given, [message.report]);
    if (message.kind === 'rendered' && given) {
      retell(given, message.reports);
      given.isAnswered = true;
      given.resolve({ response: toResponse(message), isForAll: message.isForAll });
    }
    if (message.kind === 'failed') given?.reject(fromSentError(message.error));
    if (message.kind === 'done') this.#given.delete(message.number);
  }

  #end(code: number, cause: Error | null): void {
    const unrendered = [...this.#given.values()].filter(({ isAnswered }) => !isAnswered);
    this.#given.clear();
    const message = `A thread that renders pages ended with exit code ${code}.`;
    this.#events.onEnd(new Error(message, { cause }), unrendered);
  }
}

const retell = ({ page, within }: AskedPage, reports: readonly SentReport[]) =>
  within(() => {
    for (const report of reports) page.calls.retell(report);
  });

function toSentFacts(facts: PageToRender['facts']): SentFacts {
  const { brand, flags, now, today, asker, client, origin, pathPrefix, money, requestId } = facts;
  const { hasJustWritten } = facts;
  const { wallet, terms } = money;
  return {
    brand: brand.code,
    flags,
    now,
    today,
    asker,
    client,
    origin,
    pathPrefix,
    hasJustWritten,
    wallet,
    terms,
    requestId,
  };
}

function toResponse({ body, status, headers }: SentPage): Response {
  const answered = new Headers();
  for (const [name, value] of headers) answered.append(name, value);
  return new Response(body, { status, headers: answered });
}
