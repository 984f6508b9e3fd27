import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { parseConfig } from '../config.ts';

const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
);

test('pages get the settings that are theirs [defaults.filter-debounce]', async () => {
  const { database, close } = await openInMemory();
  const config = parseConfig({
    PAGE_PATIENCE_MS: '1234',
    FILTER_DEBOUNCE_MS: '77',
    REMOTE_PHOTOS: 'off',
    OUTSIDE_PAGES: 'lease=https://a.test',
    DEMO_LISTINGS: '0',
  });
  const app = createQuietApp({
    database,
    engine,
    config,
    pages: async (_request, { patience, filterPause, remotePhotos, outsidePages, hasDemo }) =>
      Response.json({ patience, filterPause, remotePhotos, outsidePages, hasDemo }),
  });
  expect(await (await app.request('/cars-for-sale')).json()).toEqual({
    patience: 1234,
    filterPause: 77,
    remotePhotos: false,
    outsidePages: { lease: 'https://a.test' },
    hasDemo: false,
  });
  expect(parseConfig({}).filterDebounceMs).toBe(100);
  await close();
});
