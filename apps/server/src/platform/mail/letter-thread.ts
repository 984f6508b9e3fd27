import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { type CallOver, callsOver, PortClosed } from '../threads/port-calls.ts';
import { toText } from './letter-text.ts';
import type { WriteLetter } from './mail.ts';

/** Above what letters need; without it, what they leave behind is swept up hundreds of megabytes later. */
const maxHeapMb = 128;

export interface LetterThreadOptions {
  /** Told of a thread that ended. The next letter begins another. */
  readonly onThreadError: (error: unknown) => void;
  /** Starts a thread that answers over a port; for tests that end one. */
  readonly startWorker?: (port: MessagePort) => Worker;
}

/**
 * Renders letters in a thread of its own: what renders them takes half a second to load, and pages do not wait
 * for that. The thread begins with the first letter. The process does not wait for it.
 */
export class LetterThread {
  readonly #options: LetterThreadOptions;
  #thread: { readonly port: MessagePort; readonly call: CallOver } | null = null;
  #isStopped = false;

  constructor(options: LetterThreadOptions) {
    this.#options = options;
  }

  /** A letter whose thread ended meanwhile has its words alone. @throws what is wrong with the letter */
  readonly write: WriteLetter = async (letter, theme) => {
    const text = toText(letter);
    try {
      const { call } = this.#thread ?? this.#begin();
      return { text, html: String(await call('render', letter, theme)) };
    } catch (error) {
      if (this.#isStopped || !(error instanceof PortClosed)) throw error;
      return { text };
    }
  };

  #begin() {
    if (this.#isStopped) throw new PortClosed('No letters are written any more.');
    const { startWorker = startLetterWorker, onThreadError } = this.#options;
    const { port1: port, port2 } = new MessageChannel();
    const worker = startWorker(port2);
    let cause: unknown;
    worker.once('error', (error) => {
      cause = error;
    });
    worker.once('exit', (code) => {
      port.close();
      const message = `The thread that renders letters ended with exit code ${code}.`;
      if (!this.#isStopped) onThreadError(new Error(message, { cause }));
    });
    const call = callsOver(port);
    port.once('close', () => {
      this.#thread = null;
    });
    worker.unref();
    port.unref();
    this.#thread = { port, call };
    return this.#thread;
  }

  /** Lets the thread end. What it has not rendered by then fails. */
  stop(): void {
    this.#isStopped = true;
    this.#thread?.port.close();
  }
}

const startLetterWorker = (port: MessagePort): Worker =>
  new Worker(new URL('./letter-worker.ts', import.meta.url), {
    workerData: port,
    transferList: [port],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
