import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { engines, openInMemory } from '../../../test/databases.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import { writeOwners } from '../../dealers/write-owners.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { countActiveListings } from '../../vehicles/read-listings.ts';
import { takeOffMarket, writeListings } from '../../vehicles/write-listings.ts';
import {
  pauseAfter,
  type SearchIndex,
  type SearchIndexParts,
  startSearchIndex,
} from '../search-index.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 200, seed: 11, today })];
const listings = stock.flatMap((entry) => entry.listings);
const [first, second, third] = listings;
const rated = listings.find(
  ({ id, listingType, salePrice, mileage }) =>
    ![second?.id, third?.id].includes(id) &&
    listingType === 'USED' &&
    salePrice !== null &&
    mileage !== null,
);
if (!first || !second || !third || !rated) throw new Error('too few demo listings');

const folder = mkdtempSync(join(tmpdir(), 'forecourt-index-'));
const snapshotPath = join(folder, 'search-index');
afterAll(() => rmSync(folder, { recursive: true }));

let log: Record<string, unknown>[] = [];
const logger = {
  ...createLogger('silent'),
  info: (message: string, facts = {}) => log.push({ message, ...facts }),
  warn: (message: string, facts = {}) => log.push({ message, ...facts }),
  error: (error: unknown) => expect.unreachable(String(error)),
};
const ready = () => log.find(({ message }) => message === 'search index ready');
const refusal = () => log.find(({ message }) => String(message).includes('refused'))?.reason;

const running: SearchIndex[] = [];

async function start(
  { database }: OpenDatabase,
  { workers = 0, ...more }: Partial<SearchIndexParts> = {},
): Promise<SearchIndex> {
  log = [];
  const index = await startSearchIndex({ database, logger, today, workers, snapshotPath, ...more });
  running.push(index);
  return index;
}

async function stopAll(): Promise<void> {
  for (const index of running.splice(0)) await index.stop();
}

async function fill(opened: OpenDatabase): Promise<OpenDatabase> {
  await changeMarket(opened.database, async (change) => {
    const owners = stock.map(({ owner }) => owner);
    await writeOwners(change, owners);
    await writeListings(change, listings);
  });
  return opened;
}

describe('a search index', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await fill(await openInMemory());
  });
  afterEach(async () => {
    await stopAll();
    rmSync(snapshotPath, { recursive: true, force: true });
  });
  afterAll(() => opened.close());

  test('is restored from what the last one stored, with the changes since', async () => {
    const { engine: built } = await start(opened);
    expect(ready()).toMatchObject({ restored: false, listings: built.status.listings });
    await stopAll();
    await changeMarket(opened.database, async (change) => {
      await writeListings(change, [{ ...first, salePrice: 12_345 }]);
      await takeOffMarket(change, [second.id]);
    });
    const { engine } = await start(opened);
    expect(ready()).toMatchObject({ restored: true, changes: 2 });
    expect((await engine.findById(first.id))?.salePrice).toBe(12_345);
    expect(await engine.findById(second.id)).toBeUndefined();
  });

  test('has stored itself when it was built, not only when it ends', async () => {
    await start(opened);
    await expect.poll(() => existsSync(snapshotPath), { timeout: 10_000 }).toBe(true);
    await start(opened);
    expect(ready()).toMatchObject({ restored: true });
  });

  const damages: [string, (bytes: Buffer) => Buffer][] = [
    ['foreign', () => Buffer.from('a letter to the manager')],
    ['truncated', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['corrupt', (bytes) => Buffer.from(bytes).fill(1, 5000, 5100)],
    ['older', (bytes) => Buffer.concat([bytes.subarray(0, 16), Buffer.alloc(bytes.length)])],
  ];
  test.each(damages)('says that a snapshot is %s, and is built instead', async (reason, damage) => {
    await start(opened);
    await stopAll();
    writeFileSync(snapshotPath, damage(readFileSync(snapshotPath)));
    const { engine } = await start(opened);
    expect(refusal()).toBe(reason);
    expect(ready()).toMatchObject({ restored: false });
    expect(engine.status.listings).toBe(await countActiveListings(opened.database));
  });

  test('says that a snapshot can be neither read nor written, and goes on', async () => {
    mkdirSync(snapshotPath);
    const { engine } = await start(opened);
    expect(refusal()).toMatch(/^unreadable: EISDIR/);
    expect(engine.status.listings).toBe(await countActiveListings(opened.database));
    await stopAll();
    const message = 'search index snapshot not written, the old one stays';
    expect(log.at(-1)).toMatchObject({ message });
  });

  test('refuses the snapshot of another database, though its log has the same numbers', async () => {
    const other = await fill(await openInMemory());
    await start(other);
    await stopAll();
    await other.close();
    const { engine } = await start(opened);
    expect(refusal()).toBe('of another database');
    expect(engine.status.listings).toBe(await countActiveListings(opened.database));
  });

  test('answers through its threads what was committed before', async () => {
    await changeMarket(opened.database, (change) => writeListings(change, [third]));
    const index = await start(opened, { workers: 2 });
    const count = () => index.engine.count({ values: {}, vins: [third.vin] });
    expect(await count()).toBe(1);
    await changeMarket(opened.database, (change) => takeOffMarket(change, [third.id]));
    await index.catchUp();
    expect(await Promise.all([count(), count()])).toEqual([0, 0]);
  });

  test('rates cars afresh some time after others have changed', async () => {
    const likeIt = Array.from({ length: 20 }, (_, at) => ({
      ...rated,
      id: 900 + at,
      vin: `T${at}`,
    }));
    await changeMarket(opened.database, (change) =>
      takeOffMarket(
        change,
        likeIt.map(({ id }) => id),
      ),
    );
    const { engine } = await start(opened, { refreshMs: 0 });
    const comparables = async () => (await engine.findById(rated.id))?.deal.comparables;
    const before = await comparables();
    await changeMarket(opened.database, (change) => writeListings(change, likeIt));
    await expect.poll(comparables, { timeout: 10_000 }).not.toBe(before);
  });
});

describe('an index whose clock goes on', () => {
  const noon = Date.parse(`${today}T12:00:00Z`);
  const later = '2026-12-31';
  let now = noon;
  const clock = { now: () => now };
  const relevant = { filter: { values: {} }, sort: 'relevance', offset: 0, limit: 400 } as const;
  const young = { ...first, id: 901, vin: 'Y1', listedOn: later };
  const orderOf = async ({ engine }: SearchIndex) =>
    (await engine.search(relevant)).hits.map(({ card }) => card.id);
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await fill(await openInMemory());
    await changeMarket(opened.database, (change) => writeListings(change, [young]));
  });
  afterEach(async () => {
    now = noon;
    await stopAll();
    rmSync(snapshotPath, { recursive: true, force: true });
  });
  afterAll(() => opened.close());

  test.each([0, 2])(
    'puts cars in the order of one that began on that day, with %i threads',
    async (workers) => {
      const began = await start(opened, { clock, workers });
      const before = await orderOf(began);
      now = Date.parse(`${later}T00:00:00Z`);
      const fresh = await start(opened, {
        clock,
        today: later,
        snapshotPath: join(folder, 'another'),
      });
      const expected = await orderOf(fresh);
      expect(expected).not.toEqual(before);
      await expect.poll(() => orderOf(began), { timeout: 10_000 }).toEqual(expected);
      const { version } = began.engine.status;
      await new Promise((resume) => setTimeout(resume, 3 * pauseAfter(0)));
      expect(began.engine.status.version).toBe(version);
    },
  );
});

describe.each(engines)('indexes of the %s', (_name, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await fill(await open());
  });
  afterEach(stopAll);
  afterAll(() => opened.close());

  test('of several processes each follow the log by themselves', async () => {
    const indexes = [await start(opened), await start(opened)];
    await changeMarket(opened.database, (change) =>
      writeListings(change, [{ ...first, salePrice: 54_321 }]),
    );
    for (const { engine } of indexes) {
      const price = async () => (await engine.findById(first.id))?.salePrice;
      await expect.poll(price, { interval: 10 }).toBe(54_321);
    }
  });

  test('say when changes were forgotten that they have not read, and go on no further', async () => {
    const errors: string[] = [];
    let ended = 0;
    const index = await start(opened, {
      logger: { ...logger, error: (error) => errors.push(String(error)) },
      onChangesForgotten: () => {
        ended += 1;
      },
    });
    // In one transaction, as a process sees it that was suspended meanwhile.
    await opened.database.transaction(async (transaction) => {
      for (const salePrice of [10_001, 10_002])
        await changeMarket(transaction, (change) =>
          writeListings(change, [{ ...first, salePrice }, second]),
        );
      await transaction.execute(sql`delete from listing_change
        where sequence < (select max(sequence) from listing_change)`);
    });
    await expect.poll(() => ended, { interval: 10 }).toBe(1);
    expect((await index.engine.findById(first.id))?.salePrice).not.toBe(10_002);
    await expect(index.catchUp()).rejects.toThrow(/were forgotten before this process read them/);
    expect(errors).toHaveLength(1);
  });

  test('lose nothing where numbers of the log were never given', async () => {
    const index = await start(opened);
    await opened.database.execute(sql`select nextval('listing_change_sequence_seq')`);
    await changeMarket(opened.database, (change) =>
      writeListings(change, [{ ...first, salePrice: 10_003 }]),
    );
    await index.catchUp();
    expect((await index.engine.findById(first.id))?.salePrice).toBe(10_003);
  });

  test('take over a car whose owner the log tells of later', async () => {
    const index = await start(opened);
    const owner = { ...requireOwner(), id: 42, dealerCode: 'late' };
    await changeMarket(opened.database, async (change) => {
      await writeOwners(change, [owner]);
      await writeListings(change, [{ ...first, ownerId: owner.id }]);
      // As if its entry were among the next that are read.
      change.ownerIds.clear();
    });
    await index.catchUp();
    expect((await index.engine.findById(first.id))?.ownerId).toBe(owner.id);
  });
});

function requireOwner(): Owner {
  const [seller] = stock;
  if (!seller) throw new Error('no demo owner');
  return seller.owner;
}

test('a database that is away is asked ever less often, and every two seconds at the least', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map(pauseAfter)).toEqual([100, 200, 400, 800, 1600, 2000, 2000]);
});
