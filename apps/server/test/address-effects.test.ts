import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../src/compose/app.ts';
import { dayOf, systemClock } from '../src/platform/clock.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { reference } from '../src/request/reference.ts';
import { dataOfPages, isObject } from './data-of-pages.ts';
import { openInMemory } from './databases.ts';
import { createQuietApp } from './quiet-app.ts';
import { startKeywordSearch } from './started-keywords.ts';

// Which cars are promoted turns each minute, and two answers are compared here.
const now = systemClock.now();
const clock = { now: () => now };
const today = dayOf(clock);
const stock = [...generateDemoInventory({ listings: 300, seed: 3, today })];
const listings = stock.flatMap((one) => one.listings);
const owners = stock.map(({ owner }) => owner);
const engine = new LocalSearch(createVehicleSearchEngine({ owners, listings, today }));

let opened: OpenDatabase;
let app: App;
beforeAll(async () => {
  opened = await openInMemory();
  const keywords = await startKeywordSearch({ engine, reference, brands: [], onError() {} });
  app = createQuietApp({ database: opened.database, engine, keywords, clock, pages: dataOfPages });
});
afterAll(() => opened.close());

/** What the page of an address is told: its data, or where it leads instead. */
async function pageOf(address: string): Promise<unknown> {
  const answer = await app.request(`http://localhost${address}`);
  expect(answer.status).toBe(200);
  const shown: unknown = await answer.json();
  return isObject(shown) ? shown.page : undefined;
}

test('productId leads to the certified cars of its program, of what else was asked', async () => {
  expect(await pageOf('/cars-for-sale?productId=ford-certified&zip=30303&maxPrice=30000')).toBe(
    '/cars-for-sale/certified-cars/cars-under-30000/ford/atlanta-ga?zip=30303',
  );
  expect(await pageOf('/cars-for-sale?productId=none&maxPrice=30000')).toBe(
    '/cars-for-sale/cars-under-30000',
  );
});

interface Shown {
  readonly listedOn: string;
  readonly ribbon: unknown;
}

/** The cards of a list of results, however deep in it. */
function cardsIn(value: unknown): Shown[] {
  if (Array.isArray(value)) return value.flatMap(cardsIn);
  if (!isObject(value)) return [];
  const { listedOn, ribbon } = value;
  if (typeof listedOn === 'string') return [{ listedOn, ribbon }];
  return Object.values(value).flatMap(cardsIn);
}

test('lastExec marks the cars that came since, and those alone [query.marks]', async () => {
  // Of a hundred cards some came on the day, some after it, and some before.
  const day =
    listings
      .map(({ listedOn }) => listedOn)
      .toSorted()
      .at(-50) ?? '';
  const ribbonsOf = async (search: string) => {
    const address = `/cars-for-sale/all-cars?${search}numRecords=100&searchRadius=0&sortBy=datelistedDESC`;
    const led = await pageOf(address);
    // Parameters have an order of their own.
    const page = typeof led === 'string' ? await pageOf(led) : led;
    return isObject(page) ? cardsIn(page.items) : [];
  };
  const marked = await ribbonsOf(`lastExec=${day}T08:00:00Z&`);
  expect(marked.length).toBeGreaterThan(50);
  const isNew = ({ ribbon }: Shown) => ribbon === 'New since last time';
  for (const card of marked) expect(isNew(card), String(card.listedOn)).toBe(card.listedOn > day);
  expect(marked.some(isNew)).toBe(true);
  expect(marked.some(({ listedOn }) => listedOn === day)).toBe(true);
  expect((await ribbonsOf('')).some(isNew)).toBe(false);
});

/** A page of results where it is in the end: parameters have an order and forms of their own. */
async function resultsOf(address: string): Promise<Record<string, unknown>> {
  const led = await pageOf(address);
  const page = typeof led === 'string' ? await pageOf(led) : led;
  return isObject(page) ? page : {};
}

test('categorySearch narrows nothing, is said to be unread with its reason, and is a chip that takes it away [query.category-search, parameters.category-search]', async () => {
  const place = 'searchRadius=0&sortBy=yearASC';
  const plain = await resultsOf(`/cars-for-sale/all-cars?${place}`);
  const worded = await resultsOf(`/cars-for-sale/all-cars?categorySearch=people%20eater&${place}`);
  expect(worded.total).toBe(plain.total);
  expect(cardsIn(worded.items)).toEqual(cardsIn(plain.items));
  expect(plain.notices).toEqual([]);
  expect(JSON.stringify(worded.notices)).toContain('eater');
  const chips = JSON.stringify(worded.chips);
  expect(chips).toContain('“people eater”');
  expect(chips).not.toContain('categorySearch=');
});

test('mmt is a search for its make, model and trim [query.marks]', async () => {
  const named = await resultsOf('/cars-for-sale/all-cars?mmt=[TOYOTA[CAMRY[XLE]]]');
  const filtered = await resultsOf('/cars-for-sale/all-cars/toyota/camry?trimCode=CAMRY%7CXLE');
  expect(named.titles).toMatchObject({ heading: 'Toyota Camry XLE for Sale' });
  expect([named.total, named.chips]).toEqual([filtered.total, filtered.chips]);
});
