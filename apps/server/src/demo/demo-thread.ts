import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { EngineState } from '@forecourt/search/vehicle/live/engine-state';
import { callsOver, PortClosed } from '../platform/threads/port-calls.ts';
import type { DemoBatch, DemoLoad } from './demo-batches.ts';
import type { DemoTask } from './demo-worker.ts';

/** Batches that are made before they are asked for: making one takes less long than writing it. */
const batchesAhead = 2;

/** The demo inventory as a thread of its own makes it, while this one writes it. */
export interface DemoThread {
  readonly batches: AsyncIterable<DemoBatch>;
  /** Once there are no more batches: the index of them, where one was asked for. */
  index(): Promise<EngineState | undefined>;
  stop(): Promise<void>;
}

/** @param isIndexed whether an index is made on the way */
export function startDemoThread(load: DemoLoad, isIndexed: boolean): DemoThread {
  const { port1, port2 } = new MessageChannel();
  const task: DemoTask = { port: port2, load, isIndexed };
  const worker = new Worker(new URL('./demo-worker.ts', import.meta.url), {
    workerData: task,
    transferList: [port2],
  });
  // Fails with what the thread threw.
  const ended = once(worker, 'exit');
  ended.catch(() => {});
  const callThread = callsOver(port1);
  async function call(name: string): Promise<unknown> {
    try {
      return await callThread(name);
    } catch (error) {
      if (error instanceof PortClosed) await ended;
      throw error;
    }
  }
  let indexed: Promise<unknown> | null = null;
  function index(): Promise<unknown> {
    indexed ??= call('index');
    return indexed;
  }
  function askAhead(): Promise<unknown> {
    const answer = call('batch');
    // The index is made while the last batches are written. One that nobody waits for fails when the thread is stopped.
    answer.then((batch) => batch ?? index()).catch(() => {});
    return answer;
  }
  async function* batches(): AsyncGenerator<DemoBatch> {
    const ahead = Array.from({ length: batchesAhead }, askAhead);
    for (;;) {
      const batch = (await ahead.shift()) as DemoBatch | null;
      if (batch === null) return;
      ahead.push(askAhead());
      yield batch;
    }
  }
  return {
    batches: batches(),
    index: () => index() as Promise<EngineState | undefined>,
    async stop() {
      port1.close();
      await ended.catch(() => {});
    },
  };
}
