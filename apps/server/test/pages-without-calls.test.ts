import { existsSync } from 'node:fs';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { toSlug } from '@forecourt/domain/vehicle/slug';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientFolder, loadProductionPages } from '../src/compose/production-pages.ts';
import { loadDemoInventory } from '../src/demo/load-demo-inventory.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import type { PageHandler } from '../src/request/page-cache/page-handler.ts';
import { openInMemory } from './databases.ts';
import { createQuietApp } from './quiet-app.ts';

const today = '2026-11-22';
const demo = { listings: 400, seed: 3, today };
const stock = [...generateDemoInventory(demo)];
const owners = stock.map(({ owner }) => owner);
const listings = stock.flatMap((one) => one.listings);
const engine = new LocalSearch(createVehicleSearchEngine({ owners, listings, today }));

const [dealer] = stock.filter(
  ({ owner, listings: cars }) => !owner.privateSeller && cars.length > 2,
);
if (!dealer) throw new Error('no dealer has three cars');
const { owner } = dealer;
const [car, another] = dealer.listings;

/** Pages by name: their address, the call each is about, and the headings that go with each other call. */
const rows: readonly (readonly [
  name: string,
  address: string,
  about: string | null,
  others: Readonly<Record<string, readonly string[]>>,
])[] = [
  [
    ...(['home', '/', null] as const),
    {
      'home-counts': [],
      'home-medians': [],
      'home-prices': [],
      'home-payments': ['Start from a payment'],
      'home-models': [],
      'home-price-drops': ['Price drops'],
      'home-price-histories': [],
      'market-pulse': ['Market pulse'],
      'electric-articles': [],
      'own-reviews': [],
    },
  ],
  [
    ...(['vehicle', `/cars-for-sale/vehicle/${car?.id}?zip=30303`, null] as const),
    // Without its row of the database a car is told of as far as the search knows it.
    {
      vehicle: ['Others like it'],
      'like-counts': [],
      'model-years': [],
      swaps: [],
    },
  ],
  ['compare', `/cars-for-sale/compare?ids=${car?.id},${another?.id}`, 'compare', {}],
  [
    ...(['dealer', `/cars-for-sale/dealer/${owner.id}-${toSlug(owner.name)}`, null] as const),
    {
      dealer: [],
      'dealer-stock': [],
      'dealer-reviews': ['8 reviews by shoppers of Forecourt'],
      'dealer-differentiator': [`What sets ${owner.name} apart`],
    },
  ],
];

let opened: OpenDatabase;
let closed: OpenDatabase;
let pages: PageHandler;

/** A page as it is rendered, what it called, and its headings in words. */
async function render(address: string, lost: string | null, { database } = opened) {
  const asked = new Set<string>();
  const app = createQuietApp({
    database,
    engine,
    pages,
    clock: { now: () => Date.parse(`${today}T17:00:00Z`) },
    beforeCall(name) {
      asked.add(name);
      if (name === lost) throw new Error('away');
    },
  });
  const answer = await app.request(`http://localhost${address}`);
  const html = await answer.text();
  const headings = [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/gs)].map(([, text = '']) =>
    text.replaceAll(/<[^>]*>/g, ''),
  );
  return { status: answer.status, html, headings, asked: [...asked].sort() };
}

describe.skipIf(!existsSync(clientFolder))('a rendered page of cars', () => {
  beforeAll(async () => {
    opened = await openInMemory();
    closed = await openInMemory();
    await closed.close();
    await loadDemoInventory(opened.database, { request: demo, lastOwnerId: null });
    pages = await loadProductionPages();
  });
  afterAll(() => opened.close());

  test.each(rows)(
    '%s, is whole without each of its calls alone',
    async (_name, address, about, others) => {
      const whole = await render(address, null);
      expect(whole.status).toBe(200);
      expect(whole.asked).toEqual([...Object.keys(others), ...(about ? [about] : [])].sort());
      for (const [call, gone] of Object.entries(others)) {
        const { status, headings } = await render(address, call);
        const missing = whole.headings.filter((heading) => !headings.includes(heading));
        expect([status, missing], call).toEqual([200, gone]);
      }
    },
  );

  test('that is about a call which fails leads to itself and to all cars', async () => {
    const address = `/cars-for-sale/compare?ids=${car?.id},${another?.id}`;
    const { status, html } = await render(address, 'compare');
    expect(status).toBe(500);
    const ways = [...html.matchAll(/<a class="ui-button[^"]*" href="([^"]*)">([^<]*)</g)];
    expect(ways.map(([, href, text]) => [text, href])).toEqual([
      ['Try again', address.replace(',', '%2C')],
      ['See all cars', '/cars-for-sale'],
    ]);
  });

  test.each(rows)('%s, is there while the database is away', async (_name, address) => {
    const [{ headings }, away] = await Promise.all([
      render(address, null),
      render(address, null, closed),
    ]);
    expect([away.status, away.headings[0]]).toEqual([200, headings[0]]);
  });
});
