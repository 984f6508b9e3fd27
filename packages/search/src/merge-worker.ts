/** A thread that carries out one merge. */
import { parentPort, workerData } from 'node:worker_threads';
import { type MergeJob, mergeLayers } from './vehicle/live/merge-layers.ts';

parentPort?.postMessage(mergeLayers(workerData as MergeJob));
