import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { articles } from '@forecourt/catalog/editorial/articles';
import { allBrands, requireBrand } from '@forecourt/domain/brand/known-brands';
import type { SuggestedKeyword } from '@forecourt/domain/keyword/keyword-search';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { toChangeAddress } from '@forecourt/domain/search/search-changes';
import type { SearchFilter } from '@forecourt/domain/search/search-engine';
import { toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import { anyCharacter } from '@forecourt/domain/test/any-character';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { OpenAPIHono } from '@hono/zod-openapi';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { withCalls } from '../../../test/calls.ts';
import { startKeywordSearch } from '../../../test/started-keywords.ts';
import { reference } from '../../request/reference.ts';
import type { Routes } from '../../request/request-variables.ts';
import { brandEngine } from '../../search/brand-engine.ts';
import { scopeToBrand } from '../../search/brand-scope.ts';
import { explainWords, findKeywordAddress } from '../find-keyword-address.ts';
import type { KeywordCall } from '../keyword-policies.ts';
import { keywordRoutes } from '../routes.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 3000, seed: 5, today })];
const listings = stock.flatMap((entry) => entry.listings);
const owners = stock.map(({ owner }) => owner);
const engine = new LocalSearch(createVehicleSearchEngine({ owners, listings, today }));
const keywords = await startKeywordSearch({
  engine,
  reference,
  brands: allBrands(),
  onError: () => {},
});
afterAll(() => keywords.stop());

const { middleware, engine: scoped } = scopeToBrand(engine);
const scopedRoutes: Routes<KeywordCall> = new OpenAPIHono();
scopedRoutes.use(middleware).route('/', keywordRoutes({ engine: scoped, reference, keywords }));
const routes = withCalls(scopedRoutes);
const path = '/rest/lsc/marketplace/suggested/keywords/';
const get = async (text: string, from?: string, host = 'localhost') =>
  routes.request(
    `http://${host}${path}${encodeURIComponent(text)}${from ? `?from=${encodeURIComponent(from)}` : ''}`,
  );
const suggest = async (...request: Parameters<typeof get>): Promise<readonly SuggestedKeyword[]> =>
  JSON.parse(await (await get(...request)).text());

const near = '/cars-for-sale/atlanta-ga?searchRadius=50&zip=30303';
const atc = requireBrand('atc');
const addressOf = (text: string, from: string | null = null) =>
  findKeywordAddress({ engine, reference, keywords }, { text, from, brand: atc, today });

test.each([
  ['flumbo honda', ['flumbo']],
  ['dana flumbo 404-555-1212', []],
  ['dana flumbo dana@people.example', []],
])('of “%s” nobody is told but what is nobody’s: %j', async (text, expected) => {
  const told: string[] = [];
  const onUnknown = (words: string) => void told.push(words);
  const sources = { engine, reference, keywords, onUnknown };
  await findKeywordAddress(sources, { text, from: null, brand: atc, today });
  expect(told).toEqual(expected);
});

describe('suggestions', () => {
  test.each([
    ['hnda civc', { name: 'Honda Civic', codes: { makeCode: ['HONDA'], modelCode: ['CIVIC'] } }],
    ['toy', { name: 'Toyota', kind: 'make', url: '/cars-for-sale/toyota' }],
    ['chev tru', { name: 'Chevrolet Truck', kind: 'combination' }],
    [
      'f150 crew',
      { name: 'Ford F-150 Crew Cab', kind: 'sentence', understood: ['Ford F-150', 'Crew Cab'] },
    ],
    [
      'used awd suv under 25k near 30309 with heated seats',
      {
        kind: 'sentence',
        understood: [
          'Used',
          'AWD/4WD',
          'SUV / Crossover',
          'Under $25,000',
          'near Atlanta, GA 30309',
          'Heated Seats',
        ],
        unknown: [],
      },
    ],
  ])('for “%s” begin with what is meant [calls.suggested-keywords]', async (text, first) => {
    expect((await suggest(text))[0]).toMatchObject(first);
  });

  test.each([
    ['honda civic', 'Honda Civic: prices, ratings and reviews', '/research/honda/civic'],
    ['cold range', /cold/i, /^\/articles\//],
  ])(
    'for “%s” also name a page to read, behind searches [calls.suggested-keywords]',
    async (text, name, url) => {
      const found = await suggest(text);
      const content = found.filter(({ kind }) => kind === 'content');
      expect(content[0]).toMatchObject({ codes: {}, count: null });
      expect(content[0]?.name).toMatch(name);
      expect(content[0]?.url).toMatch(url);
      expect(found.length).toBeLessThanOrEqual(8);
      const isReadable = (url: string) =>
        /^\/research\//.test(url) || articles.some(({ slug }) => url === `/articles/${slug}`);
      expect(content.map((one) => isReadable(one.url))).not.toContain(false);
    },
  );

  test('keep where the shopper looks, and say so of a sentence', async () => {
    const [first] = await suggest('red civic under 20k', near);
    expect(first?.url).toMatch(/atlanta-ga/);
    expect(first?.where).toBe('within 50 miles of Atlanta, GA');
  });

  test('that only name a place move the present search', async () => {
    const [first] = await suggest('chicago', '/cars-for-sale/toyota/camry');
    expect(first?.kind).toBe('place');
    expect(first?.url).toMatch(/^\/cars-for-sale\/toyota\/camry\/chicago-il\?/);
  });

  test('lead a VIN to its car', async () => {
    const [car] = listings;
    expect(await suggest(` ${car?.vin.toLowerCase()} `)).toEqual([
      expect.objectContaining({
        kind: 'vehicle',
        codes: {},
        url: `/cars-for-sale/vehicle/${car?.id}`,
      }),
    ]);
  });

  test('of an automaker’s site lead to no car of another make', async () => {
    const [other, own] = ['TOYOTA', 'HYUND'].map((code) =>
      listings.find(({ makeCode }) => makeCode === code),
    );
    const kinds = async (car = own) =>
      (await suggest(car?.vin ?? '', undefined, 'hyundai.localhost')).map(({ url }) => url);
    expect(await kinds(own)).toEqual([`/cars-for-sale/vehicle/${own?.id}`]);
    expect(await kinds(other)).toEqual([`/vin?vin=${other?.vin}`]);
  });

  test('promise exactly the cars that they bring, the empty ones last [calls.suggested-keywords]', async () => {
    const text = fc.constantFrom(
      'toy',
      'suv',
      'electric',
      'new ford tr',
      'ford',
      'manual',
      'atl',
      'red bmw',
    );
    const from = fc.constantFrom(undefined, near, '/cars-for-sale/toyota?zip=90001&searchRadius=0');
    const host = fc.constantFrom(
      ...allBrands().map(({ code }) => ({ code, name: `${code}.localhost` })),
    );
    await fc.assert(
      fc.asyncProperty(text, from, host, async (typed, address, { code, name }) => {
        const suggestions = await suggest(typed, address, name);
        const brand = requireBrand(code);
        for (const { url, count } of suggestions) {
          const { pathname, search } = new URL(url, 'http://localhost');
          const { query } = parseSearchUrl({ pathname, search }, brand, reference);
          const filter: SearchFilter = toSearchFilter(query, reference, today);
          const own = brandEngine(engine, brand);
          if (count !== null) expect(count, url).toBe(await own.count(filter));
        }
        const empty = suggestions.findIndex(
          ({ count, kind }) => count === 0 && kind !== 'sentence',
        );
        const after = empty === -1 ? [] : suggestions.slice(empty);
        expect(after.every(({ count }) => count === 0)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test.each(['honda toyota camry', 'toyota camry xle honda'])(
    'for “%s” count the makes as well as the models',
    async (text) => {
      const [first] = await suggest(text);
      expect(first?.kind).toBe('sentence');
      const { pathname, search } = new URL(first?.url ?? '', 'http://localhost');
      const { query } = parseSearchUrl({ pathname, search }, atc, reference);
      expect(first?.count).toBe(await engine.count(toSearchFilter(query, reference, today)));
    },
  );

  test('for a misspelt model begin with that model', async () => {
    expect((await suggest('tesla modle 3'))[0]?.name).toBe('Tesla Model 3');
    expect((await suggest('toyta camri'))[0]?.name).toBe('Toyota Camry');
  });

  test('before anything is typed are what most cars are, where the shopper looks', async () => {
    const path = `http://localhost/rest/lsc/marketplace/suggested/keywords?from=${encodeURIComponent(near)}`;
    const offered: readonly SuggestedKeyword[] = JSON.parse(
      await (await routes.request(path)).text(),
    );
    expect(offered.map(({ kind }) => kind)).toEqual([
      'model',
      'model',
      'model',
      'model',
      'model',
      'style',
      'style',
      'style',
    ]);
    const used = listings.filter(({ listingType }) => listingType === 'USED');
    const models = Map.groupBy(used, ({ modelCode }) => modelCode);
    const most = Math.max(...[...models.values()].map((cars) => cars.length));
    expect(models.get(offered[0]?.codes.modelCode?.[0] ?? '')).toHaveLength(most);
    for (const { url } of offered) expect(url).toMatch(/atlanta-ga/);
  });

  test('are made again from the cars of today', async () => {
    await keywords.refresh();
    expect((await suggest('toy'))[0]?.name).toBe('Toyota');
  });
});

describe('what cannot be answered is told', () => {
  test.each([
    ['no text', '', undefined, 'The text is missing'],
    ['blanks', '   ', undefined, 'The text is missing'],
    ['too long a text', 'x'.repeat(301), undefined, '301 characters: expected at the most 300'],
    ['an address elsewhere', 'suv', 'https://elsewhere.example/', 'is no path'],
  ])('%s', async (_, text, from, detail) => {
    const response = await get(text, from);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      code: 'invalid_parameter',
      detail: expect.stringContaining(detail),
    });
  });

  test('nothing else ever fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        // An address resolves these two steps before anyone sees them.
        fc
          .string({ unit: anyCharacter, minLength: 1, maxLength: 40 })
          .filter((text) => text !== '.' && text !== '..'),
        fc.string({ unit: anyCharacter, maxLength: 20 }),
        async (text, from) => {
          const response = await get(text.toWellFormed(), `/${from.toWellFormed()}`);
          expect([200, 400]).toContain(response.status);
        },
      ),
    );
    expect((await routes.request(`http://localhost${path}%00%zz%E0`)).status).toBe(200);
  });
});

describe('words without scripts', () => {
  test.each([
    ['honda civic', '/cars-for-sale/honda/civic'],
    ['red civic under 20k', '/cars-for-sale/cars-under-20000/honda/civic?extColorSimple=RED'],
    ['purple people eater', '/cars-for-sale?categorySearch=people%20eater&extColorSimple=PURPLE'],
    ['', '/cars-for-sale'],
  ])('“%s” leads to its search [results.keyword-box]', async (text, address) => {
    expect(await addressOf(text)).toBe(address);
  });

  test('lead a VIN to its car', async () => {
    const [car] = listings;
    expect(await addressOf(car?.vin ?? '')).toBe(`/cars-for-sale/vehicle/${car?.id}`);
  });

  test.each(['1HGCM82633A0O4352', '1HGCM82633A00435'])(
    'lead %s, mistyped, to what is wrong with it',
    async (typed) => {
      expect(await addressOf(typed)).toBe(`/vin?vin=${typed}`);
      expect(await suggest(typed)).toMatchObject([{ name: `Look up the VIN ${typed}` }]);
    },
  );

  test('of seventeen characters together are no VIN', async () => {
    expect(await addressOf('2019 lexus rx350 red')).not.toContain('/vin');
  });

  test('lead a VIN that no car here has to what is known of it', async () => {
    const vin = '1M8GDM9AXKP042788';
    expect(await addressOf(` ${vin.toLowerCase()} `)).toBe(`/vin?vin=${vin}`);
    expect(await suggest(vin)).toEqual([
      {
        name: `Look up the VIN ${vin}`,
        kind: 'vehicle',
        codes: {},
        url: `/vin?vin=${vin}`,
        count: null,
      },
    ]);
  });

  test('keep the place of the search that is on its way, with the changes made to it', async () => {
    const underway = toChangeAddress('/cars-for-sale/suv', {
      from: '/cars-for-sale/suv',
      to: '/cars-for-sale/suv/atlanta-ga?searchRadius=200&zip=30303',
    });
    expect(await addressOf('civic', underway)).toBe(
      '/cars-for-sale/honda/civic/atlanta-ga?searchRadius=200&zip=30303',
    );
  });

  test('keep the place of the search that they were typed on, and none of its filters', async () => {
    const address = await addressOf(
      'suv',
      '/cars-for-sale/toyota/atlanta-ga?searchRadius=25&zip=30303',
    );
    expect(address).toMatch(/\/suv\/atlanta-ga\?/);
    expect(address).toMatch(/searchRadius=25/);
    expect(address).not.toMatch(/toyota/);
  });

  test.each([
    ['kia', '/cars-for-sale?state=TX', '/cars-for-sale/kia?state=TX'],
    ['kia', '/cars-for-sale?dma=524', '/cars-for-sale/kia?dma=524'],
    ['kia', '/cars-for-sale/toyota?dma=524&state=GA', '/cars-for-sale/kia?dma=524&state=GA'],
    ['kia in ohio', '/cars-for-sale?dma=524', '/cars-for-sale/kia?state=OH'],
    ['nationwide', '/cars-for-sale/kia?state=TX', '/cars-for-sale/kia'],
    ['all states', '/cars-for-sale/kia?dma=524', '/cars-for-sale/kia'],
    ['kia anywhere', '/cars-for-sale?state=TX', '/cars-for-sale/kia'],
  ])('“%s” on %s leads to %s', async (text, from, address) => {
    expect(await addressOf(text, from)).toBe(address);
  });

  test('whatever they are, the address is canonical and on this site', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: anyCharacter, maxLength: 400 }),
        fc.string(),
        async (text, from) => {
          const address = await addressOf(text, from);
          const [pathname = '', search = ''] = address.split(/(?=\?)/);
          const parsed = parseSearchUrl({ pathname, search }, atc, reference);
          expect(parsed).toMatchObject({ invalid: [], unknownSegments: [], canonical: address });
        },
      ),
    );
  });

  test('are answered quickly also when there are ten thousand', async () => {
    const address = await addressOf('civic zeppelin '.repeat(10_000));
    expect(address.length).toBeLessThan(300);
  });

  test.each([
    ['people eater', 'We do not know these words.', true],
    ['zeppelin', 'We do not know this word.', true],
    ['not red', 'Filters cannot leave something out.', false],
    ['within 50 miles', 'Enter a ZIP code first.', false],
    ['under 20k', 'It does not fit the rest of the search.', false],
  ])('say why “%s” became no filter [results.keyword-box]', (text, reason, mayBeName) => {
    expect(explainWords({ keywords }, text, today)).toEqual([{ text, reason, mayBeName }]);
  });
});
