import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { createReadCounts } from '../../platform/database/replica-reads.ts';
import type { PageThread, PageThreadEvents, PageThreadParts, PendingPage } from './page-thread.ts';
import { PageThreads } from './page-threads.ts';
import type { PageToRender } from './render-page.ts';

/** What a thread was given, and how it fares: nothing is started. */
interface StandIn {
  readonly events: PageThreadEvents;
  readonly given: PendingPage[];
}

const page = (path: string): PageToRender =>
  ({ asked: { url: `http://cars.test${path}` } }) as PageToRender;

const rendered = (text: string) => ({ response: new Response(text), isForAll: true });

function setUp(threads = 2) {
  const started: StandIn[] = [];
  const errors: unknown[] = [];
  const pool = new PageThreads({
    threads,
    engine: null,
    settings: {},
    shareDatabase: null,
    breakers: new SharedArrayBuffer(0),
    readCounts: createReadCounts(),
    status: () => ({ listings: 0, version: 0 }),
    serve: () => {},
    renderHere: async ({ asked }) => rendered(`here ${new URL(asked.url).pathname}`),
    onThreadError: (error) => errors.push(error),
    startThread: (_parts: PageThreadParts, events) => {
      const given: PendingPage[] = [];
      started.push({ events, given });
      const standIn = {
        get load() {
          return given.length;
        },
        render: (pending: PendingPage) => void given.push(pending),
        stop: async () => {},
      };
      return standIn as PageThread;
    },
  });
  const render = async (path: string) => (await pool.render(page(path))).response.text();
  return { pool, started, errors, render };
}

test('the serving thread renders until a thread is ready', async () => {
  const { render, started } = setUp();
  expect(await render('/cars-for-sale')).toBe('here /cars-for-sale');
  started[0]?.events.onReady();
  const asked = render('/cars-for-sale');
  started[0]?.given[0]?.resolve(rendered('in a thread'));
  expect(await asked).toBe('in a thread');
});

test('pages go to the thread that has the fewest', () => {
  const { render, started } = setUp();
  for (const { events } of started) events.onReady();
  for (const path of ['/a', '/b', '/c']) void render(path);
  expect(started.map(({ given }) => given.length).sort()).toEqual([1, 2]);
});

test('the serving thread renders one page at a time, where all others have two', async () => {
  const { render, started } = setUp();
  for (const { events } of started) events.onReady();
  for (const path of ['/a', '/b', '/c', '/d']) void render(path);
  expect(started.map(({ given }) => given.length)).toEqual([2, 2]);
  // While it has this one, further pages wait elsewhere, however many they are.
  const here = render('/e');
  for (const path of ['/f', '/g', '/h', '/i', '/j', '/k']) void render(path);
  expect(started.map(({ given }) => given.length)).toEqual([5, 5]);
  expect(await here).toBe('here /e');
  expect(await render('/l')).toBe('here /l');
});

test('what people do about themselves and the console stay with the serving thread', async () => {
  const { render, started } = setUp();
  for (const { events } of started) events.onReady();
  for (const path of ['/account/sign-in', '/console', '/console.data', '/console/feeds.data'])
    expect(await render(path)).toBe(`here ${path}`);
});

test('what a thread had when it ended is rendered by another, and the thread is replaced', async () => {
  const { render, started, errors } = setUp();
  for (const { events } of started) events.onReady();
  const asked = render('/a');
  const [first, second] = started;
  const [pending] = first?.given ?? [];
  if (!pending) throw new Error('no page was given');
  first?.events.onEnd(new Error('killed'), [pending]);
  second?.given[0]?.resolve(rendered('by the other'));
  expect(await asked).toBe('by the other');
  expect(errors).toHaveLength(1);
  await expect.poll(() => started).toHaveLength(3);
});

test('what a thread tells of a page belongs to its request, also when another thread has it', async () => {
  const request = new AsyncLocalStorage<string>();
  const { render, started } = setUp();
  for (const { events } of started) events.onReady();
  const asked = request.run('the first', () => render('/a'));
  const [first, second] = started;
  const [pending] = first?.given ?? [];
  if (!pending) throw new Error('no page was given');
  first?.events.onEnd(new Error('killed'), [pending]);
  const [again] = second?.given ?? [];
  expect(again?.within(() => request.getStore())).toBe('the first');
  expect(request.getStore()).toBeUndefined();
  again?.resolve(rendered('by the other'));
  await asked;
});

test('a page over which two threads ended fails, so that it ends no more of them', async () => {
  const { render, started } = setUp();
  for (const { events } of started) events.onReady();
  const asked = render('/deadly');
  for (const { events, given } of started.slice()) {
    const [pending] = given;
    if (pending) events.onEnd(new Error('killed'), [pending]);
  }
  await expect(asked).rejects.toThrow('killed');
});
