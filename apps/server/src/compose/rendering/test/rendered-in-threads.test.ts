import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchRequest } from '@forecourt/domain/search/search-engine';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { placeMigrated } from '../../../../test/databases.ts';
import { changeMarket } from '../../../change-log/change-market.ts';
import { createLogger } from '../../../platform/logger.ts';
import type { Telemetry } from '../../../platform/telemetry/telemetry.ts';
import { takeOffMarket } from '../../../vehicles/write-listings.ts';
import { changeTableValue } from '../../../wallet/live-tables.ts';
import { type App, createApp } from '../../app.ts';
import { parseConfig } from '../../config.ts';
import { clientFolder, loadProductionPages } from '../../production-pages.ts';
import { type Marketplace, startMarketplace } from '../../start-marketplace.ts';
import { PageThread } from '../page-thread.ts';
import type { PageThreads } from '../page-threads.ts';
import { startPageThreads } from '../start-page-threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-rendering-'));
const environment = {
  DATA_DIR: folder,
  DEMO_LISTINGS: '400',
  PAGE_CACHE_SECONDS: '0',
  LOG_LEVEL: 'silent',
};

/** A machine under load takes its time to start threads. */
const patience = { timeout: 60_000, interval: 50 };

/** What is told to a collector, and of which request. */
const requests = new AsyncLocalStorage<string>();
const noted: (readonly [request: string | undefined, call: string])[] = [];
const telemetry: Telemetry = {
  middleware: (context, next) => requests.run(context.req.path, next),
  aroundCall: (_name, call) => call(),
  noteCall: ({ name }) => void noted.push([requests.getStore(), name]),
  watchFigures: () => {},
  stop: async () => {},
};

let marketplace: Marketplace;
let threaded: App;
let single: App;
let pool: PageThreads;
const started: PageThread[] = [];

describe.skipIf(!existsSync(clientFolder))('pages rendered in threads', () => {
  beforeAll(async () => {
    await placeMigrated(folder);
    const config = parseConfig(environment);
    marketplace = await startMarketplace(config, createLogger('silent'));
    const options = { pages: await loadProductionPages(), clientFolder: null };
    single = createApp(marketplace.parts, options);
    threaded = createApp(marketplace.parts, {
      ...options,
      telemetry,
      startRendering: (renderHere, breakers) => {
        pool = startPageThreads(marketplace, {
          environment,
          threads: 2,
          renderHere,
          breakers,
          startThread: (...given) => {
            const thread = new PageThread(...given);
            started.push(thread);
            return thread;
          },
        });
        return pool;
      },
    });
    await threadsReady();
  });
  afterAll(async () => {
    await pool.stop();
    await marketplace.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function metric(name: string): Promise<number> {
    const text = await (await threaded.request('/metrics')).text();
    const line = text.split('\n').find((found) => found.startsWith(`${name} `));
    return Number(line?.split(' ')[1]);
  }
  const threadsReady = () =>
    vi.waitFor(async () => expect(await metric('page_threads_ready')).toBe(2), patience);

  /** A page without what each answer has of its own. */
  async function pageOf(app: App, path: string) {
    const answer = await app.request(path);
    const text = (await answer.text())
      .replaceAll(/nonce(="|\\?":\\?"|",")[\w+/=]{20,}/g, 'nonce')
      .replaceAll(/[\w+/]{22}==/g, 'nonce');
    return { status: answer.status, text };
  }

  test.each(['/cars-for-sale/all-cars', '/', '/cars-for-sale/nothing/here'])(
    '%s is the page that the serving thread renders',
    async (path) => {
      const before = await pageOf(single, path);
      const rendered = await pageOf(threaded, path);
      // Paid places may take their next turn meanwhile.
      expect([before, await pageOf(single, path)]).toContainEqual(rendered);
      expect(rendered.text).toContain('<html');
    },
  );

  test('a page of a car is rendered with the database of the serving thread', async () => {
    const [hit] = (await marketplace.index.engine.search(anything)).hits;
    const path = `/cars-for-sale/vehicle/${hit?.card.id}`;
    const { status, text } = await pageOf(threaded, path);
    expect(status).toBe(200);
    expect(text).toContain(hit?.card.vin);
  });

  test('words that shoppers typed are read by the serving thread for them', async () => {
    const answer = await threaded.request('/cars-for-sale/all-cars?keywordPhrases=red%20truck');
    expect(answer.status).toBeLessThan(400);
  });

  test('what has changed is on the next page of every thread', async () => {
    const { hits, total } = await marketplace.index.engine.search(anything);
    const [sold] = hits;
    await changeMarket(marketplace.open.database, async (change) => {
      await takeOffMarket(change, [sold?.card.id ?? 0]);
    });
    await marketplace.index.catchUp();
    const pages = await Promise.all(
      Array.from({ length: 4 }, () => pageOf(threaded, '/cars-for-sale/all-cars')),
    );
    for (const { text } of pages) expect(text).toContain(`${total - 1}`);
  });

  test('a value of the tables that is changed is in every thread without a restart', async () => {
    const { hits } = await marketplace.index.engine.search({ ...anything, limit: 20 });
    const path = `/cars-for-sale/vehicle/${hits[0]?.card.id}?zip=30303`;
    const cookie = { headers: { 'User-Agent': 'Mozilla/5.0 Chrome/140.0.0.0' } };
    const read = async (app: App) => (await app.request(path, cookie)).text();
    const words = 'title of Jan 31, 2026';
    await expect.poll(() => read(threaded)).not.toContain(words);
    const { started } = marketplace.parts.financeTables;
    const change = (value: { readonly value: number; readonly asOf: string } | null) =>
      changeTableValue(
        marketplace.open.database,
        'test',
        { path: 'states.GA.title', value },
        started,
      );
    await change({ value: 4321, asOf: '2026-01-31' });
    onTestFinished(() => change(null));
    await vi.waitFor(async () => {
      const pages = await Promise.all(Array.from({ length: 4 }, () => read(threaded)));
      // Each looks at the tables in its own time, as the thread of the process does.
      for (const page of [...pages, await read(single)]) expect(page).toContain(words);
    }, patience);
  });

  test('calls in threads are counted with all others', async () => {
    const name = 'call_duration_seconds_count{call="search",outcome="ok"}';
    const before = await metric(name);
    await pageOf(threaded, '/cars-for-sale/all-cars');
    expect(await metric(name)).toBe(before + 1);
  });

  test('calls in threads belong to the trace of the request', async () => {
    const path = '/cars-for-sale/all-cars';
    await pageOf(threaded, path);
    expect(noted).toContainEqual([path, 'search']);
    expect(noted.filter(([request]) => request === undefined)).toEqual([]);
  });

  test('a thread that dies is replaced, and nobody goes without a page', async () => {
    const before = await metric('page_threads_lost_total');
    const asked = Array.from({ length: 6 }, () => pageOf(threaded, '/cars-for-sale/all-cars'));
    await started.at(-1)?.terminate();
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    await threadsReady();
    expect(await metric('page_threads_lost_total')).toBe(before + 1);
    expect((await pageOf(threaded, '/cars-for-sale/all-cars')).status).toBe(200);
  }, 90_000);
});

const anything: SearchRequest = {
  filter: { values: {} },
  sort: 'relevance',
  offset: 0,
  limit: 1,
};
