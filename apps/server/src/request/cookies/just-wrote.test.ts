import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { parseConfig } from '../../compose/config.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { Reads } from '../../platform/database/reads.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
});
afterAll(() => opened.close());

test('a browser that sent something reads from the primary as long as a replica may be behind', async () => {
  let readsOfReplica = 0;
  const reads: Reads = {
    read: (use) => {
      readsOfReplica += 1;
      return use(opened.database);
    },
  };
  const engine = new LocalSearch(
    createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
  );
  const app = createQuietApp({
    database: opened.database,
    engine,
    reads,
    config: parseConfig({ DATABASE_READ_URL: 'postgresql://replica/db', PAGE_CACHE_SECONDS: '0' }),
    pages: async (_request, { services }) =>
      Response.json({ dealer: (await services.findDealer(1)) ?? null }),
  });
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' };
  const look = (cookie = '') =>
    app.request('/cars-for-sale', { headers: { ...headers, Cookie: cookie } });

  expect((await look()).headers.getSetCookie().join()).not.toContain('justWrote');
  expect(readsOfReplica).toBe(1);
  const sent = await app.request('/cars-for-sale/saved-listings', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ listingId: 1 }),
  });
  const mark = sent.headers.getSetCookie().find((cookie) => cookie.startsWith('justWrote='));
  // Two seconds behind at the most, and one as browsers count.
  expect(mark).toMatch(/^justWrote=yes; Max-Age=3; Path=\/; SameSite=Lax; HttpOnly$/);
  await look('justWrote=yes');
  expect(readsOfReplica).toBe(1);
  await look();
  expect(readsOfReplica).toBe(2);
});
