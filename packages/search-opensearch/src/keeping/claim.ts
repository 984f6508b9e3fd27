import type { StateStore } from './index-state.ts';

const beatMs = 5000;
/** Whoever has a task and says nothing for this long has ended. */
const silenceMs = 60_000;
const lookMs = 500;

/** Carries out a task that one process is enough for; by the others it is waited for. */
export class Claim {
  readonly #states: StateStore;
  readonly #task: string;

  constructor(states: StateStore, task: string) {
    this.#states = states;
    this.#task = task;
  }

  /**
   * Carries the task out as soon as nobody else is at it, unless it is done by then.
   *
   * @param isDone asked again and again while another process is at it
   */
  async run(isDone: () => Promise<boolean>, work: () => Promise<void>): Promise<void> {
    let seen = await this.#heartbeat();
    let since = performance.now();
    while (!(await isDone())) {
      const isSilent = performance.now() - since > silenceMs;
      if (await this.#states.claim(this.#task, isSilent ? seen : undefined)) {
        return this.#carryOut(work);
      }
      await new Promise((resume) => setTimeout(resume, lookMs));
      const now = await this.#heartbeat();
      if (now !== seen) [seen, since] = [now, performance.now()];
    }
  }

  async #carryOut(work: () => Promise<void>): Promise<void> {
    const beat = () => void this.#states.beat(this.#task).catch(() => {});
    const timer = setInterval(beat, beatMs).unref();
    try {
      await work();
    } finally {
      clearInterval(timer);
      await this.#states.release(this.#task);
    }
  }

  #heartbeat(): Promise<number | undefined> {
    return this.#states.heartbeatOf(this.#task);
  }
}
