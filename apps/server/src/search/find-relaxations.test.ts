import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { expect, test } from 'vitest';
import { reference } from '../request/reference.ts';
import { searchFacts } from '../request/request-facts.ts';
import { findRelaxations } from './find-relaxations.ts';
import { readMarket } from './read-market.ts';

const today = '2026-05-20';
const stock = [...generateDemoInventory({ listings: 800, seed: 5, today })];
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: stock.flatMap(({ listings }) => listings),
    today,
  }),
);
const atc = requireBrand('atc');
const { filterOf } = searchFacts(flagsOf(atc, []), today, reference);

function readQuery(address: string) {
  const [pathname = '', search = ''] = address.split('?');
  return parseSearchUrl({ pathname, search: `?${search}` }, atc, reference).query;
}

const firstFifty = { sort: 'relevance', offset: 0, limit: 50 } as const;

/** The ways out of the search at an address, each as counted again. */
async function relaxationsOf(address: string) {
  const [pathname = '', search = ''] = address.split('?');
  const { query, invalid } = parseSearchUrl({ pathname, search: `?${search}` }, atc, reference);
  const total = invalid.length > 0 ? 0 : await engine.count(filterOf(query));
  const found = await findRelaxations({ engine, reference, brand: atc, filterOf }, query, {
    total,
    invalid,
  });
  for (const way of found.ways) expect(await engine.count(filterOf(way.query))).toBe(way.total);
  return { ...found, words: found.ways.map(({ label, to }) => `${label}: ${to}`) };
}

test('a single change that brings cars is enough', async () => {
  const { kind, words, nearest } = await relaxationsOf('/cars-for-sale/toyota?maxPrice=600');
  expect(kind).toBe('change');
  expect(words).toContain('Price: any price');
  expect(words.every((way) => !way.startsWith('Filters:'))).toBe(true);
  expect(nearest?.hits.map(({ card }) => card.makeCode)).toContain('TOYOTA');
});

test('a dealer without such cars is left out by its name', async () => {
  const dealer = stock.find(({ owner }) => !owner.privateSeller)?.owner;
  const { ways } = await relaxationsOf(
    `/cars-for-sale?showcaseOwnerId=${dealer?.id}&startYear=2000&endYear=2001`,
  );
  const way = ways.find(({ key }) => key === 'showcaseOwnerId');
  if (way) expect(way.from).toBe(dealer?.name);
  expect(ways.map(({ from }) => from)).not.toContain('One dealer');
});

test('where no single change helps, the parts of the search are ways out', async () => {
  const { kind, words, nearest } = await relaxationsOf(
    '/cars-for-sale/toyota?maxPrice=600&startYear=2024&engineCode=12CLDR&zip=30303&searchRadius=10',
  );
  expect(kind).toBe('part');
  expect(words).toEqual(expect.arrayContaining([expect.stringMatching(/^Filters: only Toyota/)]));
  expect(words).toEqual(expect.arrayContaining([expect.stringMatching(/^Filters: no filters/)]));
  expect(new Set(nearest?.hits.map(({ card }) => card.makeCode))).toEqual(new Set(['TOYOTA']));
});

test('a price goes up to the cheapest car, and a radius as far as the nearest', async () => {
  const { words, nearest } = await relaxationsOf(
    '/cars-for-sale/toyota?maxPrice=600&zip=30303&searchRadius=500',
  );
  expect(words[0]).toMatch(/^Price: under \$/);
  const under = Number(words[0]?.replace(/\D/g, ''));
  const cheaper = await engine.count(
    filterOf(readQuery(`/cars-for-sale/toyota?maxPrice=${under - 500}&zip=30303&searchRadius=500`)),
  );
  expect(cheaper).toBe(0);
  expect(nearest?.way.to).toBe(words[0]?.replace('Price: ', ''));
});

test('the cheapest car that a ceiling leaves out costs more than the ceiling', async () => {
  const market = (maxPrice: number) =>
    readMarket({ engine, filterOf }, readQuery(`/cars-for-sale/toyota?maxPrice=${maxPrice}`));
  const { cheapest } = await market(1);
  expect((await market((cheapest ?? 0) - 1)).cheapest).toBe(cheapest);
  expect((await market(cheapest ?? 0)).cheapest).toBeGreaterThan(cheapest ?? 0);
});

test('other models of the same body style are offered', async () => {
  const { ways } = await relaxationsOf('/cars-for-sale/toyota/camry?maxPrice=6000');
  const models = ways.filter(
    ({ key }) => key.startsWith('modelCode:') && key !== 'modelCode:CAMRY',
  );
  expect(models.length).toBeGreaterThan(0);
  for (const { query } of models) {
    const styles = await engine.search({ ...firstFifty, filter: filterOf(query) });
    expect(styles.hits.map(({ card }) => card.vehicleStyleCode)).toContain('SEDAN');
  }
});

test('what could not be read is left out, and nothing else is changed', async () => {
  const { words } = await relaxationsOf('/cars-for-sale/toyota?minPrice=abc');
  expect(words).toEqual(['Min price: left out']);
});

test.each([
  ['startYear=2015&endYear=2010', 'startYear=2015', 'To year: 2010'],
  ['minPrice=9000&maxPrice=5000', 'minPrice=9000', 'Max price: $5,000'],
  ['minPayment=200&maxPayment=100', 'minPayment=200', 'Max payment a month: $100'],
  ['maxPrice=0&endYear=2010&startYear=2015', 'startYear=2015', 'To year, Max price: 2010, $0'],
  ['maxPrice=0&page=x', '', 'Max price, Page: as in the address'],
])('a bound that contradicts the search is left out of it: %s', async (filters, left, told) => {
  const { ways } = await relaxationsOf(`/cars-for-sale/toyota?${filters}`);
  expect(ways.map(({ label, from, to }) => `${label}: ${from} ${to}`)).toEqual([
    `${told} left out`,
  ]);
  expect(ways.map(({ query }) => query)).toEqual([readQuery(`/cars-for-sale/toyota?${left}`)]);
  expect(ways[0]?.total).toBeGreaterThan(0);
});
