import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeMigrated } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import type { App } from '../../compose/app.ts';
import { parseConfig } from '../../compose/config.ts';
import { type Marketplace, startMarketplace } from '../../compose/start-marketplace.ts';
import { dayOf, systemClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logger.ts';
import { readListingsById } from '../../vehicles/read-listings.ts';
import { takeOffMarket, writeListings } from '../../vehicles/write-listings.ts';
import { type SearchIndex, startSearchIndex } from '../search-index.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-threads-'));
const logger = createLogger('silent');
const threads = 2;

const config = parseConfig({
  DATA_DIR: folder,
  // Enough that a search of all of them is asked in a thread.
  DEMO_LISTINGS: '3000',
  SEARCH_WORKERS: String(threads),
});

/** Every thread that the process has started since, with the answers that it gave. */
const started = new Map<Worker, number>();
const note = (worker: Worker) => {
  started.set(worker, 0);
  worker.on('message', () => started.set(worker, (started.get(worker) ?? 0) + 1));
};
const answers = () => [...started.values()].reduce((sum, count) => sum + count, 0);
const alive = () => [...started.keys()].filter(({ threadId }) => threadId !== -1);

let marketplace: Marketplace;
let alone: SearchIndex;
let shared: App;
let single: App;

/** The same marketplace, searched by `index`. */
const appOf = (index: SearchIndex): App =>
  createQuietApp({ database: marketplace.open.database, engine: index.engine });

/** One more index of the same cars. */
const startIndex = (workers: number) =>
  startSearchIndex({
    database: marketplace.open.database,
    logger,
    today: dayOf(systemClock),
    workers,
    snapshotPath: join(folder, `index-with-${workers}`),
  });

beforeAll(async () => {
  process.on('worker', note);
  await placeMigrated(folder);
  marketplace = await startMarketplace(config, logger);
  alone = await startIndex(0);
  shared = appOf(marketplace.index);
  single = appOf(alone);
});
afterAll(async () => {
  process.off('worker', note);
  await alone.stop();
  await marketplace.stop();
  rmSync(folder, { recursive: true });
});

const everywhere = 'zip=30309&searchRadius=0';
const paths = [
  `/rest/lsc/listing?${everywhere}`,
  `/rest/lsc/listing?${everywhere}&sortBy=derivedpriceASC&maxPrice=30000&firstRecord=50`,
  `/rest/lsc/listing?${everywhere}&makeCode=TOYOTA&numRecords=100`,
  '/rest/lsc/listing?zip=30309&searchRadius=50',
  `/rest/lsc/listing/count?${everywhere}&listingType=USED`,
  `/rest/lsc/listing/map?${everywhere}&area=-125,24,-66,50&zoom=5`,
];

const ask = async (app: App, path: string): Promise<string> => {
  const answer = await app.request(`http://localhost${path}`);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

/** Asked at once, so that every thread has something to do. */
async function expectSameAnswers(): Promise<void> {
  const before = answers();
  const [found, expected] = await Promise.all(
    [shared, single].map((app) => Promise.all(paths.map((path) => ask(app, path)))),
  );
  expect(found).toEqual(expected);
  expect(answers()).toBeGreaterThan(before);
}

test('threads give the answers that are given without them', async () => {
  expect(alive()).toHaveLength(threads);
  await expectSameAnswers();
});

test('threads answer with what was changed', async () => {
  const { database } = marketplace.open;
  const [path = ''] = paths;
  const { totalResultCount, listings } = JSON.parse(await ask(shared, path));
  const [sold, ...cheaper] = listings.map(({ id }: { id: number }) => id);
  const repriced = (await readListingsById(database, cheaper)).map(({ data }) => ({
    ...data,
    salePrice: 4321,
  }));
  await changeMarket(database, async (change) => {
    await takeOffMarket(change, [sold]);
    await writeListings(change, repriced);
  });
  await Promise.all([marketplace.index.catchUp(), alone.catchUp()]);
  await expectSameAnswers();
  const after = JSON.parse(await ask(shared, path));
  expect(after.totalResultCount).toBe(totalResultCount - 1);
  const cheap = await ask(shared, `/rest/lsc/listing/count?${everywhere}&maxPrice=4321`);
  expect(Number(cheap)).toBeGreaterThanOrEqual(repriced.length);
});

test('a thread that ends is replaced, and its answers are given', async () => {
  const [lost] = alive();
  await Promise.all([expectSameAnswers(), lost?.terminate()]);
  await expect.poll(() => alive().length).toBe(threads);
  await expectSameAnswers();
});

test('threads end with their index', async () => {
  const before = new Set(alive());
  const ending = await startIndex(threads);
  expect(alive().length).toBe(before.size + threads);
  await ending.stop();
  expect(new Set(alive())).toEqual(before);
});
