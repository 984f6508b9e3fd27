import { Worker } from 'node:worker_threads';
import type { Merged, MergeJob } from './vehicle/live/merge-layers.ts';

/**
 * Merges layers in a thread of its own, which ends with the merge and gives its memory back. Columns
 * lie in shared memory, so hardly anything is copied either way.
 */
export function mergeInWorker(job: MergeJob): Promise<Merged> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./merge-worker.ts', import.meta.url), { workerData: job });
    worker.unref();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The merge ended with exit code ${code}.`)));
  });
}
