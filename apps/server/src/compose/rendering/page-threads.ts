import { AsyncLocalStorage } from 'node:async_hooks';
import { ThreadCrew } from '@forecourt/search/thread-crew';
import type { VehicleSearchEngine } from '@forecourt/search/vehicle/live/live-engine';
import { createCounter, createGauge, type Metric } from '../../platform/prometheus.ts';
import {
  PageThread,
  type PageThreadEvents,
  type PageThreadParts,
  type PendingPage,
} from './page-thread.ts';
import type { PageToRender, RenderPage } from './render-page.ts';

/**
 * Pages of people about themselves and of those who run the marketplace work with what the serving thread alone
 * has: tries that are counted, figures of the process.
 */
const renderedHere = /^\/(?:account|console)(?:\/|\.data$|$)/;

/**
 * The serving thread renders, too, where all others have this many pages, one at a time: while it renders, everything
 * else waits, also what the pages of the others ask of the database.
 */
const enough = 2;

export interface PageThreadsOptions extends Omit<PageThreadParts, 'engine'> {
  /** Beside the one that serves; at least one. */
  readonly threads: number;
  /** Whose columns the threads search; null where the serving thread has none. */
  readonly engine: VehicleSearchEngine | null;
  /** Renders what no thread can, what all others have too much for, and everything while none is ready. */
  readonly renderHere: RenderPage;
  /** Told of a thread that ended; it is replaced, and others render what it had. */
  readonly onThreadError: (error: unknown) => void;
  /** Starts a thread; for tests that end one. */
  readonly startThread?: (parts: PageThreadParts, events: PageThreadEvents) => PageThread;
}

/**
 * Renders pages in threads, so that as many are rendered at once as there are processors, while the serving
 * thread answers everything else and renders where they have too many. It alone has the port, the cache of
 * pages, limits and sessions.
 */
export class PageThreads {
  readonly #options: PageThreadsOptions;
  readonly #crew: ThreadCrew<PageThread, PendingPage>;
  readonly #stopFollowing: () => void;
  /** Pages that are being rendered here. */
  #here = 0;

  /** Threads begin to render as they become ready. */
  constructor(options: PageThreadsOptions) {
    this.#options = options;
    const { startThread: start = (...given) => new PageThread(...given) } = options;
    const { engine, ...parts } = options;
    this.#crew = new ThreadCrew({
      start: (events) => start({ ...parts, engine: engine?.state() ?? null }, events),
      giveAgain: (pending) => this.#give(pending),
      onThreadError: options.onThreadError,
    });
    const follow = options.engine?.onUpdate((update) => {
      for (const thread of this.#crew.all) thread.update(update);
    });
    this.#stopFollowing = follow ?? (() => {});
    for (let count = 0; count < options.threads; count += 1) void this.#crew.add();
  }

  /** Pages go to the thread that has the fewest. */
  readonly render: RenderPage = (page) =>
    this.#isForHere(page)
      ? this.#renderHere(page)
      : new Promise((resolve, reject) => {
          const within = AsyncLocalStorage.snapshot();
          this.#give({ page, resolve, reject, losses: 0, within });
        });

  #isForHere(page: PageToRender): boolean {
    const { idlest } = this.#crew;
    const isTurn = !idlest || (this.#here === 0 && idlest.load >= enough);
    return isTurn || renderedHere.test(pathOf(page));
  }

  async #renderHere(page: PageToRender): ReturnType<RenderPage> {
    this.#here += 1;
    try {
      return await this.#options.renderHere(page);
    } finally {
      this.#here -= 1;
    }
  }

  #give(pending: PendingPage): void {
    const { idlest } = this.#crew;
    if (idlest) idlest.render(pending);
    else pending.within(() => this.#renderHere(pending.page)).then(pending.resolve, pending.reject);
  }

  get metrics(): readonly Metric[] {
    const told = { labelNames: [] } as const;
    return [
      createGauge(
        { ...told, name: 'page_threads_ready', help: 'Threads that render pages' },
        () => [[{}, this.#crew.ready.size]],
      ),
      createGauge(
        {
          ...told,
          name: 'page_threads_pages',
          help: 'Pages that threads were given and have not finished',
        },
        () => [[{}, [...this.#crew.all].reduce((sum, { load }) => sum + load, 0)]],
      ),
      createCounter(
        { ...told, name: 'page_threads_lost_total', help: 'Threads that ended and were replaced' },
        () => [[{}, this.#crew.lost]],
      ),
    ];
  }

  /** Resolves when the threads have ended. What they have not rendered by then fails. */
  async stop(): Promise<void> {
    this.#stopFollowing();
    await this.#crew.stop();
  }
}

const pathOf = ({ asked }: PageToRender) => new URL(asked.url).pathname;
