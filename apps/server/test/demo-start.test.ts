import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filterGroupKeys } from '@forecourt/domain/filter-groups';
import type { SearchRequest } from '@forecourt/domain/search-engine';
import { afterAll, expect, test } from 'vitest';
import { parseConfig } from '../src/config.ts';
import { createLogger } from '../src/platform/logger.ts';
import { startMarketplace } from '../src/start-marketplace.ts';

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

test('the index made of demo cars as they are written is that of the database', async () => {
  const made = await answerOfStart();
  expect(made.total).toBe(300);
  const restored = await answerOfStart();
  expect(restored).toEqual(made);
  rmSync(join(folder, 'search-index'), { recursive: true });
  const builtFromDatabase = await answerOfStart();
  expect(builtFromDatabase).toEqual(made);
});
