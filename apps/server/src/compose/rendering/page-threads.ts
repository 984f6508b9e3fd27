import { AsyncLocalStorage } from 'node:async_hooks';
import { ThreadCrew } from '@forecourt/search/thread-crew';
import type { VehicleSearchEngine } from '@forecourt/search/vehicle/live/live-engine';
import { createCounter, createGauge, type Metric } from '../../platform/prometheus.ts';
import type { DrawPage, PageToDraw } from './draw-page.ts';
import {
  PageThread,
  type PageThreadEvents,
  type PageThreadParts,
  type PendingPage,
} from './page-thread.ts';

/**
 * Pages of people about themselves and of those who run the marketplace work with what the serving thread alone
 * has: tries that are counted, figures of the process.
 */
const drawnHere = /^\/(?:account|console)(?:\/|\.data$|$)/;

/**
 * The serving thread draws, too, where all others have this many pages more: while it draws, everything else
 * waits, so a page rather waits for the one before it.
 */
const lead = 2;

export interface PageThreadsOptions extends Omit<PageThreadParts, 'engine'> {
  /** Beside the one that serves; at least one. */
  readonly threads: number;
  /** Whose columns the threads search; null where the serving thread has none. */
  readonly engine: VehicleSearchEngine | null;
  /** Draws what no thread can, what all others have too much for, and everything while none is ready. */
  readonly drawHere: DrawPage;
  /** Told of a thread that ended; it is replaced, and others draw what it had. */
  readonly onThreadError: (error: unknown) => void;
  /** Starts a thread; for tests that end one. */
  readonly startThread?: (parts: PageThreadParts, events: PageThreadEvents) => PageThread;
}

/**
 * Draws pages in threads, so that as many are drawn at once as there are processors, while the serving
 * thread answers everything else and draws where they have too many. It alone has the port, the cache of pages, limits and sessions.
 */
export class PageThreads {
  readonly #options: PageThreadsOptions;
  readonly #crew: ThreadCrew<PageThread, PendingPage>;
  readonly #stopFollowing: () => void;
  /** Pages that are being drawn here. */
  #here = 0;

  /** Threads begin to draw as they become ready. */
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
  readonly draw: DrawPage = (page) =>
    this.#isForHere(page)
      ? this.#drawHere(page)
      : new Promise((resolve, reject) => {
          const within = AsyncLocalStorage.snapshot();
          this.#give({ page, resolve, reject, losses: 0, within });
        });

  #isForHere(page: PageToDraw): boolean {
    const { idlest } = this.#crew;
    return !idlest || idlest.load >= this.#here + lead || drawnHere.test(pathOf(page));
  }

  async #drawHere(page: PageToDraw): ReturnType<DrawPage> {
    this.#here += 1;
    try {
      return await this.#options.drawHere(page);
    } finally {
      this.#here -= 1;
    }
  }

  #give(pending: PendingPage): void {
    const { idlest } = this.#crew;
    if (idlest) idlest.draw(pending);
    else pending.within(() => this.#drawHere(pending.page)).then(pending.resolve, pending.reject);
  }

  get metrics(): readonly Metric[] {
    const told = { labelNames: [] } as const;
    return [
      createGauge({ ...told, name: 'page_threads_ready', help: 'Threads that draw pages' }, () => [
        [{}, this.#crew.ready.size],
      ]),
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

  /** Resolves when the threads have ended. What they have not drawn by then fails. */
  async stop(): Promise<void> {
    this.#stopFollowing();
    await this.#crew.stop();
  }
}

const pathOf = ({ asked }: PageToDraw) => new URL(asked.url).pathname;
