import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filterGroupKeys } from '@forecourt/domain/filter-groups';
import type { SearchRequest } from '@forecourt/domain/search-engine';
import { afterAll, expect, test } from 'vitest';
import { parseConfig } from '../src/config.ts';
import { loadDemoInventory } from '../src/demo/load-demo-inventory.ts';
import { readActiveListings } from '../src/listings/read-listings.ts';
import { nextIds } from '../src/platform/database/next-ids.ts';
import { createLogger } from '../src/platform/logger.ts';
import { startMarketplace } from '../src/start-marketplace.ts';
import { openInMemory } from './databases.ts';

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
  const load = loadDemoInventory(database, { listings: 2500, seed: 3, today: '2026-11-21' }, stop);
  await expect(load).rejects.toThrow('cut short');
  const used = new Set<number>();
  await readActiveListings(database, ({ id }) => used.add(id));
  expect(used.size).toBeGreaterThan(0);
  for (const id of await nextIds(database, 'listing_ids', 5)) expect(used).not.toContain(id);
  await close();
});

test('the index made of demo cars as they are written is that of the database', async () => {
  const made = await answerOfStart();
  expect(made.total).toBe(300);
  const restored = await answerOfStart();
  expect(restored).toEqual(made);
  rmSync(join(folder, 'search-index'), { recursive: true });
  const builtFromDatabase = await answerOfStart();
  expect(builtFromDatabase).toEqual(made);
});
