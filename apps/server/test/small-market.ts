import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { reference } from '../src/request/reference.ts';
import { openInMemory } from './databases.ts';
import { createQuietApp, type QuietAppParts } from './quiet-app.ts';
import { startKeywordSearch } from './started-keywords.ts';

/** What a test looks into freely: its shape is what the test is about. */
export type Json = ReturnType<typeof JSON.parse>;

/** The day of its cars, and of every request. */
export const today = '2026-11-21';
export const stock = [...generateDemoInventory({ listings: 800, seed: 3, today })].map(
  (entry, place) => (place % 3 === 0 ? { ...entry, owner: telling(entry.owner) } : entry),
);
export const listings = stock
  .flatMap((entry) => entry.listings)
  .map((listing, place) => (place === 0 ? { ...listing, fyuseId: 'ab12' } : listing));

/** A seller that tells all that demo sellers keep to themselves. */
function telling(owner: Owner): Owner {
  const own = `https://seller-${owner.id}.example`;
  return {
    ...owner,
    website: `${own}/`,
    logoUrl: `${own}/logo.png`,
    hideEmailForm: true,
    ...(owner.paymentServices && {
      paymentServices: {
        digitalRetailingType: `Deals of ${owner.name}`,
        dealerSettings: { uiEnabled: false, leaseEnabled: true, priceBreakdownEnabled: false },
        paymentCalculationUrl: `${own}/payments`,
        incentivesUrl: `${own}/incentives`,
      },
    }),
  };
}
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings,
    today,
  }),
);

/** What each page is: long enough to be compressed. */
export const page = `<!doctype html><title>${'Page '.repeat(100)}</title>`;

export type SmallMarket = Awaited<ReturnType<typeof openSmallMarket>>;

/** The marketplace of 800 demo cars, whose pages say which channel led to them. Whoever opens it closes it. */
export async function openSmallMarket() {
  const opened = await openInMemory();
  const keywords = await startKeywordSearch({
    engine,
    reference,
    brands: [],
    onError() {},
  });
  const dependencies: QuietAppParts = {
    database: opened.database,
    engine,
    keywords,
    clock: { now: () => Date.parse(`${today}T12:00:00Z`) },
    pages: async (_request, { channel }) =>
      new Response(page, {
        headers: {
          'Content-Type': 'text/html',
          'Content-Length': String(page.length),
          'X-Channel': channel,
        },
      }),
  };
  const app = createQuietApp(dependencies);
  const get = async (path: string, headers: Record<string, string> = {}) =>
    app.request(`http://localhost${path}`, { headers });
  return {
    app,
    dependencies,
    get,
    getJson: async (path: string): Promise<Json> => JSON.parse(await (await get(path)).text()),
    async close() {
      await keywords.stop();
      await opened.close();
    },
  };
}
