import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test, vi } from 'vitest';
import { createReadCounts } from '../../platform/database/replica-reads.ts';
import type { PageToDraw } from './draw-page.ts';
import type { PageThread, PageThreadEvents, PageThreadParts, PendingPage } from './page-thread.ts';
import { PageThreads } from './page-threads.ts';

/** What a thread was given, and how it fares: nothing is started. */
interface StandIn {
  readonly events: PageThreadEvents;
  readonly given: PendingPage[];
}

const page = (path: string): PageToDraw =>
  ({ asked: { url: `http://cars.test${path}` } }) as PageToDraw;

const drawn = (text: string) => ({ response: new Response(text), isForAll: true });

function setUp(threads = 2) {
  const started: StandIn[] = [];
  const errors: unknown[] = [];
  const pool = new PageThreads({
    ...{ threads, engine: null, settings: {}, shareDatabase: null },
    breakers: new SharedArrayBuffer(0),
    readCounts: createReadCounts(),
    status: () => ({ listings: 0, version: 0 }),
    serve: () => {},
    drawHere: async ({ asked }) => drawn(`here ${new URL(asked.url).pathname}`),
    onThreadError: (error) => errors.push(error),
    startThread: (_parts: PageThreadParts, events) => {
      const given: PendingPage[] = [];
      started.push({ events, given });
      const standIn = {
        get load() {
          return given.length;
        },
        draw: (pending: PendingPage) => void given.push(pending),
        stop: async () => {},
      };
      return standIn as unknown as PageThread;
    },
  });
  const draw = async (path: string) => (await pool.draw(page(path))).response.text();
  return { pool, started, errors, draw };
}

test('the serving thread draws until a thread is ready', async () => {
  const { draw, started } = setUp();
  expect(await draw('/cars-for-sale')).toBe('here /cars-for-sale');
  started[0]?.events.onReady();
  const asked = draw('/cars-for-sale');
  started[0]?.given[0]?.resolve(drawn('in a thread'));
  expect(await asked).toBe('in a thread');
});

test('pages go to the thread that has the fewest', () => {
  const { draw, started } = setUp();
  for (const { events } of started) events.onReady();
  for (const path of ['/a', '/b', '/c']) void draw(path);
  expect(started.map(({ given }) => given.length).sort()).toEqual([1, 2]);
});

test('the serving thread draws where all others have two pages more than it', async () => {
  const { draw, started } = setUp();
  for (const { events } of started) events.onReady();
  for (const path of ['/a', '/b', '/c', '/d']) void draw(path);
  expect(started.map(({ given }) => given.length)).toEqual([2, 2]);
  // While it has this one, the next page waits elsewhere.
  const here = draw('/e');
  void draw('/f');
  expect(started.map(({ given }) => given.length)).toEqual([3, 2]);
  expect(await here).toBe('here /e');
  expect(await draw('/g')).toBe('here /g');
});

test('what people do about themselves and the console stay with the serving thread', async () => {
  const { draw, started } = setUp();
  for (const { events } of started) events.onReady();
  for (const path of ['/account/sign-in', '/console', '/console.data', '/console/feeds.data'])
    expect(await draw(path)).toBe(`here ${path}`);
});

test('what a thread had when it ended is drawn by another, and the thread is replaced', async () => {
  const { draw, started, errors } = setUp();
  for (const { events } of started) events.onReady();
  const asked = draw('/a');
  const [first, second] = started;
  const [pending] = first?.given ?? [];
  if (!pending) throw new Error('no page was given');
  first?.events.onEnd(new Error('killed'), [pending]);
  second?.given[0]?.resolve(drawn('by the other'));
  expect(await asked).toBe('by the other');
  expect(errors).toHaveLength(1);
  await vi.waitFor(() => expect(started).toHaveLength(3));
});

test('what a thread tells of a page belongs to its request, also when another thread has it', async () => {
  const request = new AsyncLocalStorage<string>();
  const { draw, started } = setUp();
  for (const { events } of started) events.onReady();
  const asked = request.run('the first', () => draw('/a'));
  const [first, second] = started;
  const [pending] = first?.given ?? [];
  if (!pending) throw new Error('no page was given');
  first?.events.onEnd(new Error('killed'), [pending]);
  const [again] = second?.given ?? [];
  expect(again?.within(() => request.getStore())).toBe('the first');
  expect(request.getStore()).toBeUndefined();
  again?.resolve(drawn('by the other'));
  await asked;
});

test('a page over which two threads ended fails, so that it ends no more of them', async () => {
  const { draw, started } = setUp();
  for (const { events } of started) events.onReady();
  const asked = draw('/deadly');
  for (const { events, given } of started.slice()) {
    const [pending] = given;
    if (pending) events.onEnd(new Error('killed'), [pending]);
  }
  await expect(asked).rejects.toThrow('killed');
});
