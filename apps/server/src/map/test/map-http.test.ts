import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { milesToFurthest } from '@forecourt/domain/map/map-area';
import { cellsOf, isInCells } from '@forecourt/domain/map/map-clusters';
import type { MapOwners, MapView } from '@forecourt/domain/map/map-view';
import { parseSearchParameters } from '@forecourt/domain/search/address/parse-search-url';
import { toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { OpenAPIHono } from '@hono/zod-openapi';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withCalls } from '../../../test/calls.ts';
import { reference } from '../../request/reference.ts';
import { findMapPins } from '../find-map-pins.ts';
import { homeAreaOf } from '../find-map-view.ts';
import { mapRoutes } from '../routes.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 800, seed: 5, today })];
const listings = stock.flatMap((entry) => entry.listings);
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings,
    today,
  }),
);
const world = '-180,-85,180,85';
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const dependencies = { engine, reference, config: { remotePhotos: true } };
const app = new OpenAPIHono().route('/', withCalls(mapRoutes(dependencies)));
app.doc31('/openapi.json', { openapi: '3.1.0', info: { title: 'Map', version: '1' } });

const get = async (path: string) => app.request(`http://localhost${path}`);
async function getMap(query: string): Promise<MapView> {
  const response = await get(`/rest/lsc/listing/map?${query}`);
  expect(response.status).toBe(200);
  return JSON.parse(await response.text());
}
async function getOwners(query: string): Promise<MapOwners> {
  const response = await get(`/rest/lsc/listing/map/owners?${query}`);
  expect(response.status).toBe(200);
  return JSON.parse(await response.text());
}
/** What the search page counts. */
function countOf(query: string): Promise<number> {
  const { query: search } = parseSearchParameters(
    new URLSearchParams(query),
    requireBrand('atc'),
    reference,
  );
  return engine.count(toSearchFilter(search, reference, today));
}

const searches = [
  'allListingType=all',
  'makeCode=TOYOTA',
  'zip=30303&searchRadius=300',
  'zip=30303&searchRadius=300&marketExtension=off&vehicleStyleCode=SUVCROSS',
  'maxPrice=20000&listingType=USED',
  'sellerType=p',
];

describe('GET /rest/lsc/listing/map', () => {
  test.each(searches)(
    'shows every car of %s once, at every zoom [shoppers.search]',
    async (search) => {
      const total = await countOf(search);
      for (const zoom of [0, 2, 3]) {
        const map = await getMap(`${search}&area=${world}&zoom=${zoom}`);
        expect(map.cars).toBe(total);
        expect(sum(map.places.map(({ cars }) => cars))).toBe(total);
        expect(sum(map.places.map(({ owners }) => owners))).toBe(map.owners);
        expect(new Set(map.places.map(({ cell }) => cell)).size).toBe(map.places.length);
      }
    },
  );

  test.each(['-88,31,-80,36', '-124.9,24.3,-66.8,49.5'])(
    'the first marks of %s are those that a window of each zoom then asks for [shoppers.search]',
    async (text) => {
      const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
      const { query } = parseSearchParameters(
        new URLSearchParams('allListingType=all'),
        requireBrand('atc'),
        reference,
      );
      const filter = toSearchFilter(query, reference, today);
      const area = { west, south, east, north };
      const pins = await findMapPins(engine, { invalid: [], filter, area });
      expect(pins.length).toBeGreaterThanOrEqual(2);
      for (const { level, places } of pins) {
        const map = await getMap(`allListingType=all&area=${text}&zoom=${level}`);
        expect(map.places.slice(0, 80).map(({ href: _, ...pin }) => pin)).toEqual(places);
      }
      expect(JSON.stringify(pins).length).toBeLessThan(50_000);
    },
  );

  test('shows what stands in the cells of the area, and nothing else', async () => {
    const sides = fc.tuple(
      fc.integer({ min: -124, max: -80 }),
      fc.integer({ min: 25, max: 40 }),
      fc.integer({ min: 2, max: 12 }),
    );
    await fc.assert(
      fc.asyncProperty(sides, async ([west, south, width]) => {
        const area = { west, south, east: west + width, north: south + width };
        const text = Object.values(area).join(',');
        const map = await getMap(`allListingType=all&area=${text}&zoom=6`);
        const cells = cellsOf(area, 6);
        const inside = stock.filter(({ owner }) => isInCells(owner, cells));
        expect(map.cars).toBe(sum(inside.map(({ listings: own }) => own.length)));
        const prices = inside.flatMap(({ listings: own }) =>
          own.flatMap((car) => derivedPrice(car) ?? []),
        );
        const spans = map.places.flatMap((place) => place.prices ?? []);
        expect(Math.min(...spans.map(({ min }) => min))).toBe(Math.min(...prices));
        expect(Math.max(...spans.map(({ max }) => max))).toBe(Math.max(...prices));
      }),
      { numRuns: 40 },
    );
  });

  test('names the search that an area stands for: nothing of it is out of the radius', async () => {
    const { searchHere } = await getMap(
      'area=-85.2,33.2,-83.6,34.3&zoom=7&maxPrice=30000&state=GA',
    );
    const place = reference.findZip(searchHere?.zip ?? '');
    expect(place?.state).toBe('GA');
    const area = { west: -85.2, south: 33.2, east: -83.6, north: 34.3 };
    const needed = place ? milesToFurthest(area, place) : 0;
    expect(searchHere?.searchRadius).toBe(75);
    expect(needed).toBeLessThanOrEqual(75);
    expect(needed).toBeGreaterThan(50);
    const { pathname, searchParams } = new URL(searchHere?.href ?? '', 'http://shop.test');
    expect(pathname).toContain('/cars-under-30000/');
    expect(searchParams.get('area')).toBe('-85.2,33.2,-83.6,34.3');
    expect(searchParams.get('view')).toBe('map');
    expect(searchParams.has('state')).toBe(false);
  });

  test('searches the nation where no radius is wide enough', async () => {
    const { searchHere } = await getMap('area=-120,25,-70,48&zoom=4');
    expect(searchHere?.searchRadius).toBe(0);
  });

  test('an invalid parameter of the search empties the map, as it does the results', async () => {
    const map = await getMap(`fuelTypeGroup=STEAM&area=${world}&zoom=2`);
    expect([map.cars, map.owners, map.places]).toEqual([0, 0, []]);
  });

  test.each([
    ['zoom=5', 'area'],
    ['area=&zoom=5', 'area'],
    ['area=-84,33,-85,34&zoom=5', 'area'],
    ['area=north&zoom=5', 'area'],
    [`area=${world}`, 'zoom'],
    [`area=${world}&zoom=-1`, 'zoom'],
    [`area=${world}&zoom=2.5`, 'zoom'],
    [`area=${world}&zoom=15`, 'zoom'],
    [`area=${world}&zoom=9`, 'zoom'],
  ])('refuses %s and names what is wrong', async (query, parameter) => {
    const response = await get(`/rest/lsc/listing/map?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    const { code, detail } = JSON.parse(await response.text());
    expect(code).toBe('invalid_parameter');
    expect(detail).toMatch(new RegExp(`^${parameter}: `));
  });
});

describe('GET /rest/lsc/listing/map/owners', () => {
  test.each(searches)('tells who stands in each cluster of %s', async (search) => {
    const map = await getMap(`${search}&area=${world}&zoom=4`);
    for (const place of map.places.slice(0, 12)) {
      const found = await getOwners(`${search}&cell=${place.cell}`);
      expect([found.cars, found.owners]).toEqual([place.cars, place.owners]);
      if (found.owners <= 30) expect(sum(found.list.map(({ cars }) => cars))).toBe(place.cars);
      for (const owner of found.list) {
        expect(owner.listings).toHaveLength(Math.min(3, owner.cars));
        for (const { id, picture, href } of owner.listings) {
          expect(href.split('?')[1]).toBe(/zip=\d+/.exec(search)?.[0]);
          expect(picture).toMatch(/^(https:|\/images\/listing\/)/);
          expect((await engine.findById(id))?.ownerId).toBe(owner.id);
        }
      }
    }
  });

  test('writes a city larger the more ZIPs it has', async () => {
    const { landmarks } = await getMap(`area=${world}&zoom=4`);
    expect(landmarks.find(({ name }) => name === 'Houston')?.size).toBe('large');
    const near = await getMap('area=-84.8,33.2,-83.2,34.4&zoom=9');
    expect(new Set(near.landmarks.map(({ size }) => size)).size).toBeGreaterThan(1);
  });

  test('opens on a single seller with enough around it to tell where it is', async () => {
    const { id, latitude, longitude } = stock[0]?.owner ?? { id: 0, latitude: 0, longitude: 0 };
    const { west, south, east, north } = await homeAreaOf(engine, { values: {}, ownerId: id });
    const degrees = 39 / 69;
    expect(
      Math.min(north - south, (east - west) * Math.cos((latitude * Math.PI) / 180)),
    ).toBeGreaterThan(degrees);
    expect([(west + east) / 2, (south + north) / 2]).toEqual([
      expect.closeTo(longitude, 1),
      expect.closeTo(latitude, 1),
    ]);
  });

  test('leads to all cars of a seller, as many as were told', async () => {
    const map = await getMap(`allListingType=all&area=${world}&zoom=3`);
    const { list } = await getOwners(`allListingType=all&cell=${map.places[0]?.cell}`);
    for (const { href, id, cars } of list.slice(0, 3)) {
      expect(new URL(href, 'http://shop.test').searchParams.get('showcaseOwnerId')).toBe(
        String(id),
      );
      expect(await countOf(`allListingType=all&showcaseOwnerId=${id}`)).toBe(cars);
    }
  });

  test.each(['', 'cell=', 'cell=4/1', 'cell=4/999/1', 'cell=99/1/1', 'cell=a/b/c'])(
    'refuses “%s” and names what is wrong',
    async (query) => {
      const response = await get(`/rest/lsc/listing/map/owners?${query}`);
      expect(response.status).toBe(400);
      expect(JSON.parse(await response.text()).detail).toMatch(/^cell: /);
    },
  );
});

test('the interface describes the map', async () => {
  const { paths } = JSON.parse(await (await get('/openapi.json')).text());
  const names = ({ parameters }: { parameters: { name: string }[] }) =>
    parameters.map(({ name }) => name);
  expect(names(paths['/rest/lsc/listing/map'].get)).toEqual(
    expect.arrayContaining(['area', 'zoom', 'makeCode', 'zip']),
  );
  expect(names(paths['/rest/lsc/listing/map/owners'].get)).toContain('cell');
});
