import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { articles } from '@forecourt/catalog/editorial/articles';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { filterGroup, filterGroupKeys } from '@forecourt/domain/search/filter-groups';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { type ApiDescription, readDescription } from '../../../test/described-answers.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { startKeywordSearch } from '../../../test/started-keywords.ts';
import { searchBookmarks } from '../../bookmarks/tables.ts';
import { loadDemoInventory } from '../../demo/load-demo-inventory.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { reference } from '../../request/reference.ts';
import { addPhotograph } from '../../selling/test/add-photograph.ts';
import type { App } from '../app.ts';

const request = { listings: 400, seed: 9, today: '2026-11-21' };
const stock = [...generateDemoInventory(request)];
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: stock.flatMap(({ listings }) => listings),
    today: request.today,
  }),
);
const [car] = stock.flatMap(({ listings }) => listings);
const dealer = stock.find(({ owner }) => !owner.privateSeller && owner.tagline !== null)?.owner;

const bookmarkId = '8c7a3c1e-6a2d-4a38-9a70-0c9a0e6b1f10';

let opened: OpenDatabase;
let app: App;
let api: ApiDescription;

const photographId = '0b0f9a3c-5c1e-4f5a-9d55-2f1f4f6e7a01';

beforeAll(async () => {
  opened = await openInMemory();
  await loadDemoInventory(opened.database, { request, lastOwnerId: null });
  await opened.database.insert(searchBookmarks).values({
    id: bookmarkId,
    keeper: 'person:1',
    brand: 'atc',
    title: 'Hondas',
    searchName: 'Hondas',
    parameters: { makeCode: ['HONDA'] },
    position: 1,
    savedAt: new Date(0),
    executedAt: new Date(0),
  });
  const keywords = await startKeywordSearch({ engine, reference, brands: [], onError() {} });
  await addPhotograph(opened.database, photographId);
  app = createQuietApp({ database: opened.database, engine, keywords });
  api = await readDescription(app);
});
afterAll(() => opened.close());

const ask = (method: string, path: string, body?: object) =>
  app.request(`http://localhost${path}`, {
    method: method.toUpperCase(),
    headers: { Origin: 'http://localhost', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

describe('the document', () => {
  test('has every route but its own two, what robots read and what only redirects', () => {
    const isForRobots = (route: string) => /^get \/(robots\.txt$|sitemap)/.test(route);
    const isRedirect = (route: string) => route.startsWith('get /account/google/');
    const routes = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => {
        const template = path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}');
        return `${method.toLowerCase()} ${template}`;
      });
    const described = api.operations.map(({ method, path }) => `${method} ${path}`);
    expect(described.toSorted()).toEqual(
      [...new Set(routes)]
        .filter((route) => !['get /openapi.json', 'get /docs'].includes(route))
        .filter((route) => !isForRobots(route) && !isRedirect(route))
        .sort(),
    );
  });

  test('says of every call what it is for, and how it is refused', () => {
    for (const { path, summary = '', responses } of api.operations) {
      expect([path, summary]).toEqual([path, expect.stringMatching(/ /)]);
      expect(Object.keys(responses.default.content)).toEqual(['application/problem+json']);
    }
  });

  test('says of every call that changes something that no page of another site makes it', () => {
    const changing = api.operations.filter(({ method }) => method !== 'get');
    const silent = changing.filter(({ responses }) => !('403' in responses));
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(changing.length).toBeGreaterThan(10);
  });

  test('says of every call that takes a body how long it may be', async () => {
    const changing = api.operations.filter(({ method }) => method !== 'get');
    for (const { method, path, responses } of changing) {
      // The file of an inventory is bounded by what is unpacked of it.
      if (path === '/rest/operator/feeds') continue;
      const [, bytes = ''] = /longer than ([\d,]+) bytes/.exec(responses[413]?.description) ?? [];
      const text = 'x'.repeat(Number(bytes.replaceAll(',', '')));
      const answer = await ask(method, path.replaceAll(/\{\w+\}/g, '1'), { text });
      expect([method, path, bytes, answer.status]).toEqual([
        method,
        path,
        expect.stringMatching(/./),
        413,
      ]);
    }
  });

  test('lets a parameter be given as often as it says', () => {
    const repeated: string[] = [];
    for (const { path, parameters = [] } of api.operations)
      for (const { name, description = '', schema } of parameters) {
        if (!/repeat for several/i.test(description)) continue;
        repeated.push(name);
        expect([path, name, ...api.validate(schema, ['a', 'b'])]).toEqual([path, name]);
      }
    for (const name of ['makeCode', 'stats', 'filters', 'excludedFilter', 'excludedListingId'])
      expect(repeated).toContain(name);
  });

  test('tells every older name of a parameter that is taken', () => {
    const search = api.operations.find(({ path }) => path === '/rest/lsc/listing');
    for (const key of filterGroupKeys) {
      const { description = '' } = search?.parameters?.find(({ name }) => name === key) ?? {};
      for (const older of filterGroup(key).legacy ?? []) expect(description).toContain(older);
    }
  });

  test('names no page of what is answered whole', () => {
    const paging = ['page', 'firstRecord', 'numRecords'];
    const named = (path: string) =>
      api.operations
        .find((operation) => operation.path === `/rest/lsc/${path}`)
        ?.parameters?.map(({ name }) => name)
        .filter((name) => paging.includes(name));
    expect(named('listing/similar')).toEqual([]);
    for (const call of ['vehiclehighlight', 'premiumresults', 'results'])
      expect([call, named(`listing/spotlight/${call}`)]).toEqual([call, []]);
    expect(named('newcarboost/listing')?.toSorted()).toEqual(['firstRecord', 'numRecords']);
  });

  test('says of what is sent in a body what is taken: the length of an address, no message left out by mistake', () => {
    const bodyOf = (path: string) =>
      api.document.paths[path].post.requestBody.content['application/json'].schema.properties;
    expect(bodyOf('/cars-for-sale/alert-api/subscribe').email).toMatchObject({ maxLength: 45 });
    const { comments } = bodyOf('/cars-for-sale/leads');
    expect(comments).not.toHaveProperty('default');
    expect(comments.description).toMatch(/email or chat/);
  });

  test('leaves no answer open: every object lists its fields', () => {
    const open: string[] = [];
    const visit = (at: string, schema: unknown) => {
      if (typeof schema !== 'object' || schema === null) return;
      const isObject = 'type' in schema && schema.type === 'object';
      if (isObject && !('properties' in schema) && !('additionalProperties' in schema))
        open.push(at);
      for (const [key, part] of Object.entries(schema)) visit(`${at}/${key}`, part);
    };
    visit('', api.document.components.schemas);
    visit('', api.document.paths);
    expect(open).toEqual([]);
  });

  test('gives examples that are as described', () => {
    const examples: string[] = [];
    const visit = (at: string, schema: unknown) => {
      if (typeof schema !== 'object' || schema === null) return;
      if ('example' in schema && 'type' in schema) {
        examples.push(at);
        expect([at, ...api.validate(schema, schema.example)]).toEqual([at]);
      }
      for (const [key, part] of Object.entries(schema)) visit(`${at}/${key}`, part);
    };
    visit('', api.document);
    expect(examples.length).toBeGreaterThan(15);
  });
});

const search = 'zip=30303&searchRadius=0&allListingType=all&numRecords=100';
/** Every call with requests that it answers: several where answers differ in what they hold. */
const answered: Record<string, readonly string[]> = {
  '/healthz': ['/healthz'],
  '/readyz': ['/readyz'],
  '/metrics': ['/metrics'],
  '/images/articles/{slug}/{file}': [
    `/images/articles/${articles[0]?.slug}/front-quarter-320.webp`,
  ],
  '/images/listing/{id}/{file}': ['avif', 'webp', 'jpg', 'png'].map(
    (format) => `/images/listing/${car?.id}/front-quarter-160.${format}`,
  ),
  '/images/listing/{id}/preview.png': [`/images/listing/${car?.id}/preview.png`],
  '/images/photographs/{id}/{file}': ['large.webp', 'small.jpg'].map(
    (file) => `/images/photographs/${photographId}/${file}`,
  ),
  '/cars-for-sale/personalization': [
    '/cars-for-sale/personalization?zip=30303',
    `/cars-for-sale/personalization?pc.origin=homepage&vin=${car?.vin}`,
  ],
  '/images/model/{modelCode}/{year}/{color}/{file}': [
    '/images/model/CAMRY/2020/BLUE/side-320.webp',
  ],
  '/images/dealer/{file}': [`/images/dealer/${dealer?.id}.svg`],
  '/rest/lsc/listing': [
    `/rest/lsc/listing?${search}&includeSuggested=true`,
    '/rest/lsc/listing?makeCode=TOYOTA&modelCode=CAMRY&maxPrice=30000&experience=commercial',
    '/rest/lsc/listing?fuelTypeGroup=STEAM',
    '/rest/lsc/listing?isSponsorship=true&showcaseOwnerId=1&state=GA&categorySearch=red',
  ],
  ...Object.fromEntries(
    ['atom', 'rss', 'json'].map((format) => {
      const path = `/rest/lsc/listing/feed.${format}`;
      return [path, [`${path}?${search}`]];
    }),
  ),
  '/rest/lsc/listing/count': [`/rest/lsc/listing/count?${search}`],
  '/rest/lsc/listing/page-data': [
    `/rest/lsc/listing/page-data?${search}`,
    '/rest/lsc/listing/page-data?zip=30303&searchRadius=0&fuelTypeGroup=ELE',
    '/rest/lsc/listing/page-data?zip=30303&makeCode=TOYOTA&endYear=2023',
  ],
  '/rest/lsc/crawl/modelyears': [
    '/rest/lsc/crawl/modelyears?modelCode=CAMRY',
    '/rest/lsc/crawl/modelyears?makeCode=TOYOTA&fuelTypeGroup=STEAM',
  ],
  '/rest/lsc/crawl/trims': ['/rest/lsc/crawl/trims?modelCode=CAMRY&startYear=2020&endYear=2020'],
  '/rest/lsc/crawl/stats/mileage': [
    '/rest/lsc/crawl/stats/mileage?modelCode=CAMRY&listingType=USED',
    '/rest/lsc/crawl/stats/mileage?modelCode=&listingType=USED',
  ],
  '/rest/lsc/modelinfo/ymm': [
    '/rest/lsc/modelinfo/ymm?makeCode=TOYOTA&modelCode=CAMRY&startYear=2020&numRecords=3',
    '/rest/lsc/modelinfo/ymm?makeCode=FORD&modelCode=CAMRY',
  ],
  '/cars-for-sale/kbbresearch/reference/vehicles': [
    '/cars-for-sale/kbbresearch/reference/vehicles?yearId=2020&atcMakeCode=TOYOTA&atcModelCode=CAMRY',
  ],
  '/cars-for-sale/kbbresearch/reference/consumerratings/vehicleId/{vehicleId}': [
    '/cars-for-sale/kbbresearch/reference/consumerratings/vehicleId/2020_CIVIC_lx',
  ],
  '/rest/lsc/listing/similar': [`/rest/lsc/listing/similar?${search}&makeCode=TOYOTA`],
  '/rest/lsc/listing/spotlight/vehiclehighlight': [
    `/rest/lsc/listing/spotlight/vehiclehighlight?${search}`,
  ],
  '/rest/lsc/listing/spotlight/premiumresults': [
    `/rest/lsc/listing/spotlight/premiumresults?${search}`,
  ],
  '/rest/lsc/listing/spotlight/results': [
    `/rest/lsc/listing/spotlight/results?${search}&listingTier=standard`,
  ],
  '/rest/lsc/newcarboost/listing': [
    '/rest/lsc/newcarboost/listing?zip=30303&searchRadius=0&endYear=2023&vehicleStyleCode=SUVCROSS',
  ],
  '/rest/lsc/listing/map': ['/rest/lsc/listing/map?area=-90,30,-80,35&zoom=5'],
  '/rest/lsc/listing/map/owners': ['/rest/lsc/listing/map/owners?cell=2/2/3'],
  '/rest/lsc/marketplace/suggested/keywords': ['/rest/lsc/marketplace/suggested/keywords'],
  '/rest/lsc/marketplace/suggested/keywords/{text}': [
    '/rest/lsc/marketplace/suggested/keywords/hnda%20civc',
    '/rest/lsc/marketplace/suggested/keywords/3%20row%20suv%20under%2030k%20with%20wings',
  ],
  '/cars-for-sale/svc/listing-view-count': [
    `/cars-for-sale/svc/listing-view-count?vin=${car?.vin}`,
  ],
  '/cars-for-sale/dealer-differentiator/{contentId}': stock
    .filter(({ owner }) => !owner.privateSeller)
    .map(({ owner }) => `/cars-for-sale/dealer-differentiator/${owner.id}`),
  '/cars-for-sale/dealer-differentiator/{contentId}/html': [
    `/cars-for-sale/dealer-differentiator/${dealer?.id}/html`,
  ],
  '/cars-for-sale/consumer-device/key': ['/cars-for-sale/consumer-device/key'],
  '/cars-for-sale/api/firebase-messaging-sw.js': ['/cars-for-sale/api/firebase-messaging-sw.js'],
  '/manifest.webmanifest': ['/manifest.webmanifest'],
  '/favicon.svg': ['/favicon.svg'],
  '/icons/{name}': ['/icons/icon-192.png', '/icons/none.png'],
  '/cars-for-sale/content/certified.json': ['/cars-for-sale/content/certified.json'],
  '/cars-for-sale/content/certified-program/{productId}': [
    '/cars-for-sale/content/certified-program/ford-certified',
    '/cars-for-sale/content/certified-program/none',
  ],
  '/brands/{code}/icons/{name}': [
    '/brands/kbb/icons/badge-96.png',
    '/brands/none/icons/badge-96.png',
  ],
  '/brands/{code}/theme.css': ['/brands/kbb/theme.css', '/brands/none/theme.css'],
  '/cars-for-sale/history/active': [`/cars-for-sale/history/active?vin=${car?.vin}`],
  '/account-api/searchbookmarks': [
    '/account-api/searchbookmarks',
    '/account-api/searchbookmarks?searchBookmarkId=none',
  ],
  '/account-api/searchbookmarks/share-bookmark/{id}': [bookmarkId, 'none'].map(
    (id) => `/account-api/searchbookmarks/share-bookmark/${id}`,
  ),
  '/cars-for-sale/saved-listings': ['/cars-for-sale/saved-listings'],
  '/cars-for-sale/still-interested/vehicles': [
    `/cars-for-sale/still-interested/vehicles?listingId=${car?.id}`,
  ],
  ...Object.fromEntries(
    Object.entries({
      makes: '',
      models: '?makeCode=TOYOTA',
      series: '?makeCode=BMW',
      trims: '?makeCode=TOYOTA&modelCode=CAMRY',
      bodystyles: '',
      mileageranges: '',
      years: '?listingType=NEW',
      packages: '?makeCode=TOYOTA&modelCode=RAV4&trimCode=RAV4|XLE',
    }).map(([name, query]) => {
      const path = `/cars-for-sale/searchoptions/${name}`;
      return [path, [path + query]];
    }),
  ),
  '/cars-for-sale/searchoptions/zip/{zip}': ['/cars-for-sale/searchoptions/zip/30303'],
};

test('the page for people names every call and every shape, and leads only to what is on it', async () => {
  const page = await (await ask('get', '/docs')).text();
  for (const { method, path } of api.operations)
    expect(page).toContain(`${method.toUpperCase()} ${path}`);
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toContain('Listing');
  expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  expect(page).not.toMatch(/undefined|\[object/);
});

describe('answers have the fields that are documented, and no other', () => {
  test('of every call that reads', () => {
    // Those below are for programs with a key: api-keys.test.ts asks them.
    const read = api.operations
      .filter(({ method, path }) => method === 'get' && !path.startsWith('/rest/operator/'))
      .map(({ path }) => path);
    expect(Object.keys(answered).sort()).toEqual(read.toSorted());
  });

  test.each(Object.entries(answered))('%s', async (path, requests) => {
    const statuses = new Set<number>();
    for (const one of requests) {
      const answer = await ask('get', one);
      statuses.add(answer.status);
      expect([one, ...(await api.judge('get', path, answer))]).toEqual([one]);
    }
    expect(statuses).toContain(200);
  });

  test.each([
    ['/cars-for-sale/events/note', { events: [{ kind: 'page', page: 'vdp', listingId: car?.id }] }],
    [
      '/cars-for-sale/still-interested/alert',
      { brand: 'atc', vins: [car?.vin], email: 'shopper@example.com' },
    ],
  ])('%s, which notes something', async (path, body) => {
    const answer = await ask('post', path, body);
    expect(answer.status).toBe(204);
    expect(await api.judge('post', path, answer)).toEqual([]);
  });

  test.each([
    ['get', '/cars-for-sale/searchoptions/zip/{zip}', '/cars-for-sale/searchoptions/zip/x', 400],
    [
      'get',
      '/cars-for-sale/searchoptions/zip/{zip}',
      '/cars-for-sale/searchoptions/zip/00001',
      404,
    ],
    ['get', '/rest/lsc/listing/map', '/rest/lsc/listing/map', 400],
    ['get', '/rest/lsc/newcarboost/listing', '/rest/lsc/newcarboost/listing?numRecords=0', 400],
    ['get', '/images/dealer/{file}', '/images/dealer/nobody.svg', 404],
    ['get', '/images/listing/{id}/{file}', '/images/listing/1/roof-640.webp', 404],
    ['post', '/cars-for-sale/still-interested/alert', '/cars-for-sale/still-interested/alert', 400],
  ])('%s %s is refused with problem details: %s', async (method, path, request, status) => {
    const answer = await ask(method, request);
    expect(answer.status).toBe(status);
    expect(api.document.paths[path][method].responses).toHaveProperty(String(status));
    expect(await api.judge(method, path, answer)).toEqual([]);
  });
});

describe('on the host of an automaker', () => {
  const others = stock
    .flatMap(({ listings }) => listings)
    .filter(({ makeCode }) => makeCode !== 'HYUND');
  const wide = 'makeCode=HYUND&makeCode=HONDA&makeCode=TOYOTA&allListingType=all&zip=30303';
  // How often a car was looked at is told of the one that is named, by its name.
  const { '/cars-for-sale/svc/listing-view-count': _named, ...finding } = answered;

  test.each(Object.entries(finding))('%s knows no car of another make', async (_, requests) => {
    for (const one of requests.flatMap((asked) => [asked, withSearch(asked)])) {
      const text = await (await app.request(`http://hyundai.localhost${one}`)).text();
      const named = others.filter(
        ({ id, vin }) => text.includes(vin) || text.includes(vehiclePath(id)),
      );
      expect([one, named.map(({ vin }) => vin)]).toEqual([one, []]);
    }
  });

  const withSearch = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${wide}`;
});
