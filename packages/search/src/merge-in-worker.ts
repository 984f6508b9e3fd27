import { Worker } from 'node:worker_threads';
import type { Merged, MergeJob } from './vehicle/live/merge-layers.ts';

/**
 * Merges layers in a thread of its own, which ends with the merge and gives its memory back. Columns
 * lie in shared memory, so hardly anything is copied either way. A process that is done waits for the
 * thread: one that is ended from outside may be in the middle of a loop.
 */
export function mergeInWorker(job: MergeJob): Promise<Merged> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./merge-worker.ts', import.meta.url), { workerData: job });
    let merged: Merged | undefined;
    worker.once('message', (outcome: Merged) => {
      merged = outcome;
    });
    worker.once('error', reject);
    // Not before: whoever waits for the merge to end must find its thread ended.
    worker.once('exit', (code) => {
      if (merged) resolve(merged);
      else reject(new Error(`The merge ended with exit code ${code}.`));
    });
  });
}
