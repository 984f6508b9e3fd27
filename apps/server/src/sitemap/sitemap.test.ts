import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import {
  makePath,
  parseResearchPath,
  researchPath,
} from '@forecourt/domain/reference/research-address';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../test/databases.ts';
import { createQuietApp } from '../../test/quiet-app.ts';
import type { App } from '../compose/app.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { yearsOf } from '../reference/catalog-facts.ts';

const today = '2026-11-22';
const stock = [...generateDemoInventory({ listings: 3000, seed: 11, today })];
const listings = stock.flatMap((entry) => entry.listings);
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings, today }),
);

let opened: OpenDatabase;
let app: App;
beforeAll(async () => {
  opened = await openInMemory();
  app = createQuietApp({ database: opened.database, engine });
});
afterAll(() => opened.close());

const read = async (path: string) => {
  const answer = await app.request(`http://localhost${path}`);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  return { text, type: answer.headers.get('Content-Type') };
};
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at);

test('what a cookie chose is cached for who sends it', async () => {
  const answer = await app.request('http://localhost/sitemaps/research.xml', {
    headers: { Cookie: 'brand=hyundai' },
  });
  expect(answer.headers.get('Vary')).toContain('Cookie');
});

test('robots are told the sitemap, and the sitemap its files', async () => {
  const { text } = await read('/robots.txt');
  expect(text).toContain('Sitemap: http://localhost/sitemap.xml');
  expect(text).toContain('Disallow: /account');
  expect(text).toContain('Disallow: /sell/');
  const { text: index, type } = await read('/sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  expect(addressesIn(index)).toEqual([
    'http://localhost/sitemaps/pages.xml',
    'http://localhost/sitemaps/research.xml',
    'http://localhost/sitemaps/markets.xml',
  ]);
});

test('research pages are those of every make, model and year of the catalogue', async () => {
  const addresses = addressesIn((await read('/sitemaps/research.xml')).text);
  expect(addresses).toContain('http://localhost/research');
  expect(addresses).toContain('http://localhost/research/toyota');
  expect(addresses).toContain('http://localhost/research/toyota/camry');
  expect(addresses).toContain('http://localhost/research/toyota/camry/2020');
  expect(addresses).not.toContain('http://localhost/research/toyota/camry/1890');
  expect(new Set(addresses).size).toBe(addresses.length);
  // What one file may hold.
  expect(addresses.length).toBeLessThan(50_000);
});

test('each of 10,000 research pages is where it is, about a model that was sold in its year', async () => {
  const addresses = addressesIn((await read('/sitemaps/research.xml')).text);
  expect(addresses.length).toBeGreaterThan(10_000);
  const reference = { ...vehicleReference, ...placeReference };
  const models = vehicleReference.makes.flatMap(({ code }) => vehicleReference.modelsOf(code));
  const makePaths = new Set(vehicleReference.makes.map(makePath));
  // No two models share one, however alike their names are.
  const own = new Set(models.map(({ code }) => researchPath(code, null, reference)));
  expect(own.size).toBe(models.length);
  const lost = addresses.filter((address = '') => {
    const [, , make = '', model, year] = new URL(address).pathname.split('/');
    if (model === undefined) return make !== '' && !makePaths.has(new URL(address).pathname);
    const about = parseResearchPath({ make, model, ...(year && { year }) }, reference);
    // Elsewhere its page leads on, and of a year without it the page says so: all else is answered 200.
    return (
      about === null ||
      researchPath(about.modelCode, about.year, reference) !== new URL(address).pathname ||
      (about.year !== null && !yearsOf(about.modelCode).includes(about.year))
    );
  });
  expect(lost).toEqual([]);
});

test('markets are those with enough used cars', async () => {
  const addresses = addressesIn((await read('/sitemaps/markets.xml')).text);
  const carsOf = new Map<string, number>();
  for (const car of listings)
    if (car.listingType !== 'NEW' && car.salePrice !== null)
      carsOf.set(car.modelCode, (carsOf.get(car.modelCode) ?? 0) + 1);
  const enough = [...carsOf.values()].filter((cars) => cars >= 20).length;
  expect(addresses).toHaveLength(enough + 1);
  expect(addresses[0]).toBe('http://localhost/market');
});

test('pages are those that stand alone, and searches that find cars', async () => {
  const addresses = addressesIn((await read('/sitemaps/pages.xml')).text);
  expect(addresses).toContain('http://localhost/vin');
  expect(addresses).toContain('http://localhost/cars-for-sale/toyota/camry');
  expect(addresses).toContain('http://localhost/cars-for-sale/toyota');
  expect(addresses).toContain('http://localhost/cars-for-sale/suv');
  expect(addresses).toContain('http://localhost/cars-for-sale/electric');
});
