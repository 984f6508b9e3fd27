import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CrewEvents, ThreadCrew } from '../src/thread-crew.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const thread = { load: 0, stop: async () => {} };
const noMemory = new Error('no memory for a thread');

/** @param refusals how many starts after the first fail */
function setUp(refusals: number) {
  const [events, errors]: [CrewEvents<never>[], unknown[]] = [[], []];
  let left = refusals;
  const crew = new ThreadCrew<typeof thread, never>({
    start: (given) => {
      if (events.length > 0 && left > 0) {
        left -= 1;
        throw noMemory;
      }
      events.push(given);
      queueMicrotask(given.onReady);
      return { ...thread };
    },
    giveAgain: () => {},
    onThreadError: (error) => errors.push(error),
  });
  return { crew, events, errors };
}

test('a thread that cannot be started in the place of another is tried again later', async () => {
  const { crew, events, errors } = setUp(2);
  await crew.add();
  const end = new Error('ended');
  events[0]?.onEnd(end, []);
  await vi.advanceTimersByTimeAsync(0);
  expect(errors).toEqual([end, noMemory]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(errors).toEqual([end, noMemory, noMemory]);
  expect([events.length, crew.ready.size, crew.lost]).toEqual([2, 1, 1]);
});

test('nothing is started once the crew is stopped', async () => {
  const { crew, events } = setUp(1);
  await crew.add();
  events[0]?.onEnd(new Error('ended'), []);
  await vi.advanceTimersByTimeAsync(0);
  await crew.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(events).toHaveLength(1);
});
