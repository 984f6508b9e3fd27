import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import type { Listing } from '@forecourt/domain/listing/listing';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { App } from '../src/compose/app.ts';
import { parseConfig } from '../src/compose/config.ts';
import { openInMemory } from './databases.ts';
import { createQuietApp, type QuietAppParts } from './quiet-app.ts';
import { startKeywordSearch } from './started-keywords.ts';

/** What a test looks into freely: its shape is what the test is about. */
export type Json = ReturnType<typeof JSON.parse>;

export const today = '2026-11-21';
export const now = new Date(`${today}T12:00:00Z`);
/** Three thousand demo cars, of which sellers have paid for some. */
export const stock = [...generateDemoInventory({ listings: 3000, seed: 5, today })];
export const byId = new Map(
  stock.flatMap(({ listings }) =>
    listings.map((listing): [number, Listing] => [listing.id, listing]),
  ),
);
export const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: [...byId.values()],
    today,
  }),
);
export const reference = { ...vehicleReference, ...placeReference };

export function listingOf(id: number): Listing {
  const listing = byId.get(id);
  if (!listing) throw new Error(`${id} was never stored`);
  return listing;
}

/** The marketplace of these cars at their day, over a database of its own, while the tests of a file run. */
export function marketForTests() {
  let market: Awaited<ReturnType<typeof openPaidMarket>>;
  beforeAll(async () => {
    market = await openPaidMarket();
    vi.setSystemTime(now);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await market.close();
  });
  return {
    dependencies: () => market.dependencies,
    /** What is answered to an address, which is to be well. */
    getJson: (path: string, from: App = market.app): Promise<Json> => readJson(from, path),
    request: (path: string) => market.app.request(path),
    /** Another one of them, which tells of each call before it is made. */
    appWith: (beforeCall: BeforeCall): App =>
      appWhosePageIsData({ ...market.dependencies, beforeCall }),
  };
}

async function openPaidMarket() {
  const opened = await openInMemory();
  const keywords = await startKeywordSearch({ engine, reference, brands: [], onError() {} });
  // Not later, while timers stand still.
  await keywords.refresh();
  const dependencies = {
    config: parseConfig({ REMOTE_PHOTOS: 'on' }),
    database: opened.database,
    engine,
    keywords,
  };
  return {
    dependencies,
    app: appWhosePageIsData(dependencies),
    async close() {
      await keywords.stop();
      await opened.close();
    },
  };
}

type BeforeCall = (name: string) => void | Promise<void>;

/** A marketplace whose page is what its loaders are given: the promotions and the end of a search. */
const appWhosePageIsData = (given: QuietAppParts): App =>
  createQuietApp({
    ...given,
    pages: async (request, { services }) => {
      const url = new URL(request.url);
      const { query, invalid } = parseSearchUrl(url, requireBrand('atc'), reference);
      const [result, promotions] = await Promise.all([
        services.searchListings(query, invalid),
        services.findPromotions(query),
      ]);
      const shownIds = result.hits.map(({ card }) => card.id);
      const end = await services.findPageEnd(query, { total: result.total, shownIds });
      const ways = await services.findRelaxations(query, {
        total: result.total,
        invalid: [],
      });
      const articles = await services.findArticles(query);
      const counts = [...((await services.countTabs(query)) ?? [])];
      const pictures = Object.fromEntries(promotions.pictures);
      return Response.json({
        result,
        promotions: { ...promotions, pictures },
        end,
        articles,
        ways,
        counts,
        map: await services.findMapView({ query, invalid, view: 'map' }),
        adverts: await services.findAdverts({ page: 'srp', makeCodes: [] }),
        unread: await services.explainWords('zxqv'),
        packages: await services.findPackages(['RAV4|XLE']),
        home: await services.findHomeFigures(query),
        stock: await services.findDealerStock(query),
        address: await services.findKeywordAddress('zxqv under 20k', url.pathname + url.search),
      });
    },
  });

async function readJson(app: App, path: string): Promise<Json> {
  const answer = await app.request(`http://localhost${path}`);
  expect(answer.status).toBe(200);
  return answer.json();
}
