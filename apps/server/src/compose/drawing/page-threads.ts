import type { VehicleSearchEngine } from '@forecourt/search/vehicle/live/live-engine';
import { createCounter, createGauge, type Metric } from '../../platform/prometheus.ts';
import type { DrawPage, PageToDraw } from './draw-page.ts';
import {
  PageThread,
  type PageThreadEvents,
  type PageThreadParts,
  type PendingPage,
} from './page-thread.ts';

/** A page over which so many threads ended is not given to another. */
const maxLosses = 2;

/** How long to wait before replacing a thread that ended while it started; one that had drawn is replaced at once. */
const pauseMs = 5000;

/**
 * Pages of people about themselves and of those who run the marketplace work with what the serving thread alone
 * has: tries that are counted, figures of the process.
 */
const drawnHere = /^\/(?:account|console)(?:\/|\.data$|$)/;

export interface PageThreadsOptions extends Omit<PageThreadParts, 'engine'> {
  /** At least one. */
  readonly threads: number;
  /** Whose columns the threads search; null where the serving thread has none. */
  readonly engine: VehicleSearchEngine | null;
  /** Draws what no thread can, or while none is ready. */
  readonly drawHere: DrawPage;
  /** Told of a thread that ended; it is replaced, and others draw what it had. */
  readonly onThreadError: (error: unknown) => void;
  /** Starts a thread; for tests that end one. */
  readonly startThread?: (parts: PageThreadParts, events: PageThreadEvents) => PageThread;
}

/**
 * Draws pages in threads, so that as many are drawn at once as there are processors, while the serving
 * thread answers everything else. It alone has the port, the cache of pages, limits and sessions.
 */
export class PageThreads {
  readonly #options: PageThreadsOptions;
  readonly #threads = new Set<PageThread>();
  readonly #ready = new Set<PageThread>();
  readonly #stopFollowing: () => void;
  #lost = 0;
  #stopped = false;

  /** Threads begin to draw as they become ready. */
  constructor(options: PageThreadsOptions) {
    this.#options = options;
    const follow = options.engine?.onUpdate((update) => {
      for (const thread of this.#threads) thread.update(update);
    });
    this.#stopFollowing = follow ?? (() => {});
    for (let count = 0; count < options.threads; count += 1) this.#addThread();
  }

  /** Pages go to the thread that has the fewest. */
  readonly draw: DrawPage = (page) =>
    this.#ready.size === 0 || drawnHere.test(pathOf(page))
      ? this.#options.drawHere(page)
      : new Promise((resolve, reject) => this.#give({ page, resolve, reject, losses: 0 }));

  #give(pending: PendingPage): void {
    let idlest: PageThread | undefined;
    for (const thread of this.#ready) {
      if (!idlest || thread.load < idlest.load) idlest = thread;
    }
    if (idlest) idlest.draw(pending);
    else this.#options.drawHere(pending.page).then(pending.resolve, pending.reject);
  }

  #addThread(): void {
    const { startThread: start = (...given) => new PageThread(...given) } = this.#options;
    const { engine, ...parts } = this.#options;
    const thread: PageThread = start(
      { ...parts, engine: engine?.state() ?? null },
      {
        onReady: () => this.#ready.add(thread),
        onEnd: (error, undrawn) => this.#replace(thread, error, undrawn),
      },
    );
    this.#threads.add(thread);
  }

  #replace(thread: PageThread, error: Error, undrawn: readonly PendingPage[]): void {
    const wasReady = this.#ready.delete(thread);
    this.#threads.delete(thread);
    for (const pending of undrawn) {
      const losses = pending.losses + 1;
      if (this.#stopped || losses >= maxLosses) pending.reject(error);
      else this.#give({ ...pending, losses });
    }
    if (this.#stopped) return;
    this.#lost += 1;
    this.#options.onThreadError(error);
    setTimeout(() => this.#stopped || this.#addThread(), wasReady ? 0 : pauseMs).unref();
  }

  get metrics(): readonly Metric[] {
    const told = { labelNames: [] } as const;
    return [
      createGauge({ ...told, name: 'page_threads_ready', help: 'Threads that draw pages' }, () => [
        [{}, this.#ready.size],
      ]),
      createGauge(
        {
          ...told,
          name: 'page_threads_pages',
          help: 'Pages that threads were given and have not finished',
        },
        () => [[{}, [...this.#threads].reduce((sum, { load }) => sum + load, 0)]],
      ),
      createCounter(
        { ...told, name: 'page_threads_lost_total', help: 'Threads that ended and were replaced' },
        () => [[{}, this.#lost]],
      ),
    ];
  }

  /** Resolves when the threads have ended. What they have not drawn by then fails. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopFollowing();
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
  }
}

const pathOf = ({ asked }: PageToDraw) => new URL(asked.url).pathname;
