import { type Merge, mergeLayers } from '../src/vehicle/live/merge-layers.ts';

/** Stands for another thread: merges begin when they are due and end when the test says so. */
export class SlowMerges {
  readonly #endings: (() => void)[] = [];
  begun = 0;

  readonly merge: Merge = (job) => {
    this.begun += 1;
    return new Promise((resolve) => {
      this.#endings.push(() => resolve(mergeLayers(structuredClone(job))));
    });
  };

  async end(): Promise<void> {
    for (const end of this.#endings.splice(0)) end();
    // The outcome is taken over in steps of the event loop of its own.
    await new Promise(setImmediate);
    if (this.#endings.length > 0) await this.end();
  }
}
