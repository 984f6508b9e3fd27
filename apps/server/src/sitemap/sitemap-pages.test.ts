import { existsSync } from 'node:fs';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInMemory } from '../../test/databases.ts';
import { createQuietApp } from '../../test/quiet-app.ts';
import type { App } from '../compose/app.ts';
import { clientFolder, loadProductionPages } from '../compose/production-pages.ts';
import type { OpenDatabase } from '../platform/database/database.ts';

const today = '2026-11-22';
const stock = [...generateDemoInventory({ listings: 150, seed: 11, today })];
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: stock.flatMap(({ listings }) => listings),
    today,
  }),
);

let opened: OpenDatabase;
let app: App;

describe.skipIf(!existsSync(clientFolder))('pages that the sitemap names', () => {
  beforeAll(async () => {
    opened = await openInMemory();
    app = createQuietApp({
      database: opened.database,
      engine,
      pages: await loadProductionPages(),
      clock: { now: () => Date.parse(`${today}T12:00:00Z`) },
    });
  });
  afterAll(() => opened.close());

  test.each(['localhost', 'kbb.localhost', 'hyundai.localhost'])(
    'are found, are their own canonical addresses and may be indexed: on %s',
    async (host) => {
      const sitemap = await app.request(`http://${host}/sitemaps/pages.xml`);
      const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
        ([, address = '']) => address.replaceAll('&amp;', '&'),
      );
      expect(addresses.length).toBeGreaterThan(10);
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const address of addresses) {
        const answer = await app.request(address);
        const html = await answer.text();
        expect([address, answer.status]).toEqual([address, 200]);
        expect([address, answer.headers.get('X-Robots-Tag')]).toEqual([address, null]);
        expect([address, html.includes('content="noindex"')]).toEqual([address, false]);
        const [, canonical = address] = /rel="canonical" href="([^"]*)"/.exec(html) ?? [];
        expect(canonical.replaceAll('&amp;', '&')).toBe(address);
      }
    },
    120_000,
  );
});
