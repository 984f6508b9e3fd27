import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { planOf } from '../../../test/plan-of.ts';
import {
  changesAfter,
  findFingerprint,
  lastPosition,
  pruneChanges,
} from '../../change-log/change-log.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import { readAllOwners, readOwnersByCode } from '../../dealers/read-owners.ts';
import { writeOwners } from '../../dealers/write-owners.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { startSearchIndex } from '../../search-index/search-index.ts';
import { addListings } from '../add-listings.ts';
import {
  countActiveListings,
  findListing,
  readActiveListings,
  readLatelyGone,
  readStock,
} from '../read-listings.ts';
import { takeOffMarket, writeListings } from '../write-listings.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-listings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 300, seed: 7, today })];
const owners = stock.map(({ owner }) => owner);
/** What a statement that takes texts apart could stumble over. */
const description = 'Clean.\nOne owner,\t"Café" {2,3} \\n C:\\cars, it\'s $1';
const listings = stock.flatMap((entry) => entry.listings).map((car) => ({ ...car, description }));

describe.each(engines)('listings added to the %s', (_name, open) => {
  test('come back as they were, and are told of; one that is there already adds none', async () => {
    const { database, close } = await open();
    await changeMarket(database, async (change) => {
      await writeOwners(change, owners);
      await addListings(change, listings);
    });
    const read: Listing[] = [];
    await readActiveListings(database, (listing) => read.push(listing));
    expect(read.sort((a, b) => a.id - b.id)).toEqual(listings);
    expect(await changesAfter(database, 0, 1000)).toHaveLength(owners.length + listings.length);
    const more = listings.slice(0, 1).map((car) => ({ ...car, id: 999_999_999 }));
    const again = changeMarket(database, (change) => addListings(change, more));
    await expect(again).rejects.toThrow('listings_active_vin');
    expect(await countActiveListings(database)).toBe(listings.length);
    await close();
  });
});

describe.each(engines)('listings in the %s', (_name, open) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
    await changeMarket(opened.database, async (change) => {
      await writeOwners(change, owners);
      await writeListings(change, listings);
    });
  });
  afterAll(() => opened.close());

  test('come back as they were written', async () => {
    const read: Listing[] = [];
    await readActiveListings(opened.database, (listing) => read.push(listing));
    expect(read.sort((a, b) => a.id - b.id)).toEqual(listings);
    expect(await readAllOwners(opened.database)).toEqual(owners);
  });

  test('are found by id, by owner and owners by their code', async () => {
    const [listing] = listings;
    if (!listing) throw new Error('no demo listing');
    expect((await findListing(opened.database, listing.id))?.data).toEqual(listing);
    expect(await findListing(opened.database, 1)).toBeUndefined();
    const byOwner = await readStock(opened.database, [listing.ownerId]);
    expect(byOwner.get(listing.ownerId)).toHaveLength(
      listings.filter(({ ownerId }) => ownerId === listing.ownerId).length,
    );
    const dealer = owners.find(({ dealerCode }) => dealerCode !== null);
    const byCode = await readOwnersByCode(opened.database, [dealer?.dealerCode ?? '', 'nobody']);
    expect([...byCode.values()]).toEqual([dealer]);
  });

  test('of some owners are found without going through those of all', async () => {
    const ids = owners.slice(0, 3).map(({ id }) => id);
    expect(await planOf(opened.database, (explaining) => readStock(explaining, ids))).toContain(
      'listings_active_vin',
    );
    expect(
      await planOf(opened.database, (explaining) => readLatelyGone(explaining, ids)),
    ).toContain('listings_sold');
  });

  test('are searchable as soon as a change is committed, and gone once sold', async () => {
    await changeMarket(opened.database, (change) => writeListings(change, listings));
    const index = await startSearchIndex({
      database: opened.database,
      logger: createLogger('silent'),
      today,
      workers: 0,
      snapshotPath: join(folder, 'search-index'),
    });
    const [first, second] = listings;
    if (!first || !second) throw new Error('too few demo listings');
    expect(index.engine.status.listings).toBe(listings.length);
    await changeMarket(opened.database, async (change) => {
      await writeListings(change, [{ ...first, salePrice: 12_345 }]);
      await takeOffMarket(change, [second.id]);
    });
    await index.catchUp();
    expect((await index.engine.findById(first.id))?.salePrice).toBe(12_345);
    expect(await index.engine.findById(second.id)).toBeUndefined();
    expect(await countActiveListings(opened.database)).toBe(listings.length - 1);
    await index.stop();
  });

  test('tell of their changes for a week, and of the last one for ever', async () => {
    const { database } = opened;
    const change = () =>
      changeMarket(database, (market) => writeListings(market, listings.slice(0, 2)));
    await change();
    const first = await lastPosition(database);
    await database.execute(sql`update listing_change set recorded_at = now() - interval '8 days'`);
    // In several steps: there are some hundreds.
    await pruneChanges(database, 100);
    expect(await findFingerprint(database, first)).not.toBeNull();
    expect(await changesAfter(database, 0, 100)).toHaveLength(1);
    await change();
    await pruneChanges(database);
    expect(await findFingerprint(database, first)).toBeNull();
    expect(await changesAfter(database, 0, 100)).toHaveLength(2);
  });

  test('leave nothing behind when their transaction fails', async () => {
    const before = await countActiveListings(opened.database);
    const [listing] = listings;
    if (!listing) throw new Error('no demo listing');
    const failing = changeMarket(opened.database, async (change) => {
      await writeListings(change, [{ ...listing, id: 999_999_999, vin: 'JTDEPRAE1LJ000001' }]);
      throw new Error('something else went wrong');
    });
    await expect(failing).rejects.toThrow('something else went wrong');
    expect(await countActiveListings(opened.database)).toBe(before);
  });
});
