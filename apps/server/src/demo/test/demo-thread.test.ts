import { expect, test } from 'vitest';
import { type DemoBatch, demoBatches } from '../demo-batches.ts';
import { startDemoThread } from '../demo-thread.ts';

const load = { request: { listings: 9000, seed: 3, today: '2026-11-21' }, lastOwnerId: null };

test('the thread makes what would be made here', async () => {
  const thread = startDemoThread(load, false);
  const made: DemoBatch[] = [];
  for await (const batch of thread.batches) made.push(batch);
  expect(made.map(textOf)).toEqual([...demoBatches(load)].map(textOf));
  expect(made.length).toBeGreaterThan(2);
  expect(await thread.index()).toBeUndefined();
  await thread.stop();
});

test('a thread is stopped in the middle', async () => {
  const thread = startDemoThread(load, true);
  const first = await thread.batches[Symbol.asyncIterator]().next();
  expect(first.done).toBe(false);
  await thread.stop();
});

test('what fails in the thread reaches who waits for a batch', async () => {
  const request = { ...load.request, today: 'no day' };
  const thread = startDemoThread({ ...load, request }, false);
  await expect(thread.batches[Symbol.asyncIterator]().next()).rejects.toThrow('model year NaN');
  await thread.stop();
});

const textOf = ({ owners, listings: { ids, lines } }: DemoBatch) => ({
  owners,
  ids,
  lines: Buffer.from(lines).toString(),
});
