import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startNode } from '../../../../../packages/search-opensearch/test/node/running-node.ts';
import { openInMemory } from '../../../test/databases.ts';
import { fillMarket } from '../../../test/fill-market.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { takeOffMarket, writeListings } from '../../vehicles/write-listings.ts';
import { type SearchIndex, type SearchIndexParts, startSearchIndex } from '../search-index.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 300, seed: 11, today })];
const listings = stock.flatMap((entry) => entry.listings);
const [first, second, third] = listings;
if (!first || !second || !third) throw new Error('too few demo listings');

const node = await startNode();
if (typeof node === 'string') console.log(`Skipped: OpenSearch cannot be started here, ${node}.`);

const folder = mkdtempSync(join(tmpdir(), 'forecourt-cluster-'));
const facts: Record<string, unknown>[] = [];
const logger = {
  ...createLogger('silent'),
  info: (message: string, more = {}) => facts.push({ message, ...more }),
  warn: (message: string, more = {}) => facts.push({ message, ...more }),
  error: (error: unknown) => expect.unreachable(String(error)),
};
const last = (message: string) => facts.findLast((fact) => fact.message === message);

const nodes = typeof node === 'string' ? 'http://127.0.0.1:9' : node.url;
const cluster = { nodes, prefix: 'test', shards: 1, replicas: 0 };

const running: SearchIndex[] = [];
async function start(opened: OpenDatabase, more: Partial<SearchIndexParts> = {}) {
  const index = await startSearchIndex({
    database: opened.database,
    logger,
    today,
    workers: 0,
    cluster,
    snapshotPath: join(folder, 'search-index'),
    ...more,
  });
  running.push(index);
  return index;
}

async function fill(opened: OpenDatabase): Promise<OpenDatabase> {
  await fillMarket(opened.database, stock);
  return opened;
}

afterAll(async () => {
  rmSync(folder, { recursive: true });
  if (typeof node !== 'string') await node.stop();
});

test('a start without a cluster that answers names the setting', async () => {
  const opened = await openInMemory();
  const nowhere = { ...cluster, nodes: 'http://127.0.0.1:9' };
  await expect(start(opened, { cluster: nowhere })).rejects.toThrow(
    /^OPENSEARCH_URL names no cluster that can be used: .*ECONNREFUSED/,
  );
  await opened.close();
});

describe.skipIf(typeof node === 'string')('a search index on OpenSearch', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await fill(await openInMemory());
  });
  afterEach(async () => {
    for (const index of running.splice(0)) await index.stop();
  });
  afterAll(() => opened.close());

  const priceOf = async ({ engine }: SearchIndex) => (await engine.findById(first.id))?.salePrice;
  const askFor = (price: number) =>
    changeMarket(opened.database, (change) =>
      writeListings(change, [{ ...first, salePrice: price }]),
    );

  test('is built once, and found by the next start with the changes since', async () => {
    const { engine } = await start(opened);
    expect(last('search index ready')).toMatchObject({ restored: false, listings: 300 });
    expect(await engine.count({ values: {} })).toBe(300);
    await running.pop()?.stop();
    await askFor(12_345);
    await changeMarket(opened.database, (change) => takeOffMarket(change, [second.id]));
    const again = await start(opened);
    expect(last('search index ready')).toMatchObject({ restored: true, changes: 2, listings: 299 });
    expect(await priceOf(again)).toBe(12_345);
    expect(await again.engine.findById(second.id)).toBeUndefined();
  });

  test('is shared by processes: each change is in it once, whoever writes it', async () => {
    const [one, other] = await Promise.all([start(opened), start(opened)]);
    for (const price of [10_001, 10_002, 10_003]) {
      const before = other.engine.status.version;
      await askFor(price);
      await Promise.all([one.catchUp(), other.catchUp()]);
      expect(await Promise.all([priceOf(one), priceOf(other)])).toEqual([price, price]);
      expect(other.engine.status.version).toBeGreaterThan(before);
    }
  });

  test('is made anew for another day while it answers and cars change, and takes its place at once', async () => {
    const index = await start(opened, { today: '2026-11-25' });
    const renewed = () => last('search index renewed');
    const prices: (number | null | undefined)[] = [];
    for (let price = 20_000; !renewed() && price < 20_400; price += 1) {
      await askFor(price);
      await index.catchUp();
      expect(await priceOf(index)).toBe(price);
      prices.push(price);
      expect(await index.engine.count({ values: {} })).toBe(299);
    }
    expect(renewed()).toBeDefined();
    await index.catchUp();
    expect(await priceOf(index)).toBe(prices.at(-1));
    await start(opened, { today: '2026-11-25' });
    expect(last('search index ready')).toMatchObject({ restored: true, changes: 0 });
  });

  test('is made anew by one process when the day turns, and the others take it up', async () => {
    let now = Date.parse('2026-11-25T12:00:00Z');
    const clock = { now: () => now };
    const parts = { clock, today: '2026-11-25' };
    const indexes = [await start(opened, parts), await start(opened, parts)];
    const renewals = () => facts.filter(({ message }) => message === 'search index renewed').length;
    const before = renewals();
    const counts = () =>
      Promise.all(indexes.map(({ engine }) => engine.count({ values: { daysOnMarket: ['-30'] } })));
    expect((await counts())[0]).toBeGreaterThan(0);
    now = Date.parse('2027-06-01T00:00:00Z');
    await expect.poll(counts, { timeout: 20_000 }).toEqual([0, 0]);
    expect(renewals()).toBe(before + 1);
    await askFor(30_000);
    await Promise.all(indexes.map((index) => index.catchUp()));
    expect(await Promise.all(indexes.map(priceOf))).toEqual([30_000, 30_000]);
  });

  test('is refused and built anew for another database', async () => {
    const another = await fill(await openInMemory());
    const { engine } = await start(another);
    expect(last('search index refused, building from the database')).toBeDefined();
    expect(last('search index ready')).toMatchObject({ restored: false, listings: 300 });
    expect(engine.status.listings).toBe(300);
    for (const index of running.splice(0)) await index.stop();
    await another.close();
  });
});
