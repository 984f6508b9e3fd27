import { once } from 'node:events';
import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';

/** Longer than any search and any page; a thread that is asked to end and has not by then is ended. */
const maxStopMs = 5000;

export interface WorkerEvents<FromThread> {
  readonly onMessage: (message: FromThread) => void;
  /** @param cause what the thread threw; null where it ended without */
  readonly onExit: (code: number, cause: Error | null) => void;
}

/**
 * A thread that is asked to end and ends by itself, on a message `{ kind: 'stop' }`: one that is ended from
 * outside may be in the middle of a loop over memory that others go on using. The process does not wait for it
 * until then.
 */
export class EndingWorker<ToThread, FromThread> {
  readonly #worker: Worker;
  #error: Error | null = null;
  #hasEnded = false;

  /** @param resourceLimits of its heap; as the process has them without */
  constructor(
    program: URL,
    { onMessage, onExit }: WorkerEvents<FromThread>,
    resourceLimits?: ResourceLimits,
  ) {
    this.#worker = new Worker(program, { ...(resourceLimits && { resourceLimits }) });
    this.#worker.unref();
    this.#worker.on('message', onMessage);
    this.#worker.on('error', (error: Error) => {
      this.#error = error;
    });
    this.#worker.on('exit', (code) => {
      this.#hasEnded = true;
      onExit(code, this.#error);
    });
  }

  /** @param given what the thread alone has from now on */
  post(message: ToThread | { readonly kind: 'stop' }, given: readonly Transferable[] = []): void {
    this.#worker.postMessage(message, given);
  }

  /** Lets the thread finish what it has, and resolves when it has ended. One that does not end is ended. */
  async stop(): Promise<void> {
    if (this.#hasEnded) return;
    this.#worker.ref();
    const ended = once(this.#worker, 'exit');
    this.post({ kind: 'stop' });
    const timer = setTimeout(() => void this.terminate(), maxStopMs);
    await ended;
    clearTimeout(timer);
  }

  /** Ends the thread wherever it is. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }
}
