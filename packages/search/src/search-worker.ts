/** A thread that answers searches over the columns of an engine elsewhere. */
import { parentPort } from 'node:worker_threads';
import { type Answer, answer, type Task } from './search-thread.ts';
import { EngineCopy } from './vehicle/live/engine-copy.ts';

let copy: EngineCopy | undefined;

function carryOut(task: Exclude<Task, { kind: 'stop' }>): Answer | undefined {
  if (task.kind === 'begin') {
    copy = new EngineCopy(task.beginning);
    copy.follow(task.update);
    return { kind: 'ready' };
  }
  if (!copy) throw new Error('A search thread is asked before it has begun.');
  if (task.kind === 'update') {
    // An update that fails ends the thread, because it would answer wrongly from then on.
    copy.follow(task.update);
    return undefined;
  }
  const { number } = task;
  try {
    return { kind: 'answer', number, value: answer(copy, task) };
  } catch (error) {
    return { kind: 'failure', number, error };
  }
}

parentPort?.on('message', (task: Task) => {
  if (task.kind === 'stop') {
    // Nothing is left that the thread waits for, so it ends.
    parentPort?.close();
    return;
  }
  const reply = carryOut(task);
  if (reply) parentPort?.postMessage(reply);
});
