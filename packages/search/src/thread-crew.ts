/** Something given to threads over which this many of them ended is not given to another. */
const maxLosses = 2;

/**
 * How long to wait before replacing a thread that ended while it started, or could not be; one that was ready
 * is replaced at once.
 */
const pauseMs = 5000;

/** One thread, seen from outside. */
export interface CrewThread {
  /** How much it has to do. */
  readonly load: number;
  /** Resolves when it has ended. */
  stop(): Promise<void>;
}

/** Something that a thread was given. */
export interface CrewTask {
  readonly reject: (error: unknown) => void;
  /** Threads that ended while they had it. */
  readonly losses: number;
}

export interface CrewEvents<Task> {
  readonly onReady: () => void;
  /** @param unfinished what it had and another may be given */
  readonly onEnd: (error: Error, unfinished: readonly Task[]) => void;
}

export interface CrewOptions<Thread extends CrewThread, Task extends CrewTask> {
  readonly start: (events: CrewEvents<Task>) => Thread;
  /** Gives what an ended thread had to another, or does it here. */
  readonly giveAgain: (task: Task, error: Error) => void;
  /** Told of a thread that ended and is replaced, and of one that could not be started in its place. */
  readonly onThreadError: (error: unknown) => void;
}

/** Threads that do the same, each replaced when it ends, with what it had given to another. */
export class ThreadCrew<Thread extends CrewThread, Task extends CrewTask> {
  readonly #options: CrewOptions<Thread, Task>;
  readonly #all = new Set<Thread>();
  readonly #ready = new Set<Thread>();
  #lost = 0;
  #isStopped = false;

  constructor(options: CrewOptions<Thread, Task>) {
    this.#options = options;
  }

  get all(): ReadonlySet<Thread> {
    return this.#all;
  }

  get ready(): ReadonlySet<Thread> {
    return this.#ready;
  }

  /** Threads that ended and were replaced. */
  get lost(): number {
    return this.#lost;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** The ready thread that has the least to do; undefined while none is ready. */
  get idlest(): Thread | undefined {
    let idlest: Thread | undefined;
    for (const thread of this.#ready) {
      if (!idlest || thread.load < idlest.load) idlest = thread;
    }
    return idlest;
  }

  /**
   * @returns when the thread is ready, or has ended
   * @throws what kept it from being started
   */
  add(): Promise<void> {
    return new Promise((resolve) => {
      const thread = this.#options.start({
        onReady: () => {
          this.#ready.add(thread);
          resolve();
        },
        onEnd: (error, unfinished) => {
          this.#replace(thread, error, unfinished);
          resolve();
        },
      });
      this.#all.add(thread);
    });
  }

  #replace(thread: Thread, error: Error, unfinished: readonly Task[]): void {
    const wasReady = this.#ready.delete(thread);
    this.#all.delete(thread);
    for (const task of unfinished) {
      const losses = task.losses + 1;
      if (this.#isStopped || losses >= maxLosses) task.reject(error);
      else this.#options.giveAgain({ ...task, losses }, error);
    }
    if (this.#isStopped) return;
    this.#lost += 1;
    this.#options.onThreadError(error);
    this.#addLater(wasReady ? 0 : pauseMs);
  }

  /** Again after a pause, where it cannot be started. */
  #addLater(afterMs: number): void {
    const add = async () => {
      try {
        if (!this.#isStopped) await this.add();
      } catch (error) {
        this.#options.onThreadError(error);
        this.#addLater(pauseMs);
      }
    };
    setTimeout(add, afterMs).unref();
  }

  /** Replaces no thread any more, and resolves when all have ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([...this.#all].map((thread) => thread.stop()));
  }
}
