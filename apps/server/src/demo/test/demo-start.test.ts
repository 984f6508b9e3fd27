import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import { filterGroupKeys } from '@forecourt/domain/search/filter-groups';
import type { SearchRequest } from '@forecourt/domain/search/search-engine';
import { afterAll, describe, expect, test } from 'vitest';
import { engines, openInMemory, placeMigrated } from '../../../test/databases.ts';
import { parseConfig } from '../../compose/config.ts';
import { startMarketplace } from '../../compose/start-marketplace.ts';
import { nextIds } from '../../platform/database/next-ids.ts';
import { createLogger } from '../../platform/logger.ts';
import { readActiveListings } from '../../vehicles/read-listings.ts';
import { demoBatches } from '../demo-batches.ts';
import { findDemoLoad, loadDemoInventory } from '../load-demo-inventory.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-demo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const config = parseConfig({ DATA_DIR: folder, DEMO_LISTINGS: '300', DEMO_SEED: '3' });

const request: SearchRequest = {
  filter: { values: {}, origin: { latitude: 33.7, longitude: -84.4 } },
  sort: 'distanceASC',
  offset: 0,
  limit: 300,
  facets: filterGroupKeys,
  histograms: true,
  stats: true,
};

async function answerOfStart() {
  const marketplace = await startMarketplace(config, createLogger('silent'));
  const answer = await marketplace.index.engine.search(request);
  await marketplace.stop();
  return answer;
}

test('a load of demo cars that is cut short leaves no numbers to be given out again', async () => {
  const { database, close } = await openInMemory();
  const stop = () => {
    throw new Error('cut short');
  };
  const request = { listings: 2500, seed: 3, today: '2026-11-21' };
  const load = { request, lastOwnerId: null };
  const loading = loadDemoInventory(database, load, demoBatches(load), stop);
  await expect(loading).rejects.toThrow('cut short');
  const used = new Set<number>();
  await readActiveListings(database, ({ id }) => used.add(id));
  expect(used.size).toBeGreaterThan(0);
  for (const id of await nextIds(database, 'listing_ids', 5)) expect(used).not.toContain(id);
  await close();
});

describe.each(engines)('a load of demo cars into the %s that is cut short', (_name, open) => {
  test('is gone on with, to the cars of one that was not', async () => {
    const { database, close } = await open();
    const request = { listings: 5000, seed: 3, today: '2026-11-21' };
    const asked = { ...request, today: '2026-11-22' };
    let batches = 0;
    const cutShort = async () => {
      const load = await findDemoLoad(database, asked);
      if (!load) throw new Error('nothing to load');
      batches = 0;
      await loadDemoInventory(database, load, demoBatches(load), () => {
        batches += 1;
        if (batches === 2) throw new Error('cut short');
      });
    };
    const begun = { request, lastOwnerId: null };
    const stop = () => {
      throw new Error('cut short');
    };
    const beginning = loadDemoInventory(database, begun, demoBatches(begun), stop);
    await expect(beginning).rejects.toThrow('cut short');
    await cutShort().catch(() => {});
    expect((await findDemoLoad(database, asked))?.request).toEqual(request);
    await cutShort();
    expect(await findDemoLoad(database, asked)).toBeUndefined();
    const loaded: Listing[] = [];
    await readActiveListings(database, (listing) => loaded.push(listing));
    const expected = [...generateDemoInventory(request)].flatMap(({ listings }) => listings);
    expect(loaded.sort((a, b) => a.id - b.id)).toEqual(expected);
    await close();
  });
});

test('the index made of demo cars as they are written is that of the database', async () => {
  rmSync(folder, { recursive: true, force: true });
  await placeMigrated(folder);
  const made = await answerOfStart();
  expect(made.total).toBe(300);
  const restored = await answerOfStart();
  expect(restored).toEqual(made);
  rmSync(join(folder, 'search-index'), { recursive: true });
  const builtFromDatabase = await answerOfStart();
  expect(builtFromDatabase).toEqual(made);
});
