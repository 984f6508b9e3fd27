import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { withCalls } from '../../../test/calls.ts';
import { reference } from '../../request/reference.ts';
import { listingRoutes } from '../routes.ts';

const stock = [...generateDemoInventory({ listings: 900, seed: 4, today: '2026-11-21' })];
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: stock.flatMap(({ listings }) => listings),
    today: '2026-11-21',
  }),
);
const app = withCalls(listingRoutes({ engine, reference, countViewers: async () => new Map() }));

const answerSchema = z.looseObject({
  totalResultCount: z.int(),
  listings: z.array(z.looseObject({ id: z.int(), vhrPreview: z.array(z.string()) })),
  owners: z.array(z.looseObject({ distanceFromSearch: z.number().optional() })),
  filters: z.record(
    z.string(),
    z.looseObject({ options: z.array(z.looseObject({ count: z.int().default(0) })) }),
  ),
  stats: z.record(z.string(), z.unknown()),
  requestParams: z.looseObject({ sortBy: z.string() }),
  warnings: z.array(z.looseObject({ code: z.string(), parameter: z.string() })),
});
const ask = async (search: string) =>
  answerSchema.parse(
    await (await app.request(`http://localhost/rest/lsc/listing?${search}`)).json(),
  );

const optionsOf = ({ filters }: z.output<typeof answerSchema>) =>
  Object.values(filters).flatMap(({ options }) => options);

test('an answer has the counts and figures that were asked for [calls.listing-parameters, calls.listing-extras]', async () => {
  const keysOf = async (search: string) => Object.keys((await ask(search)).filters);
  const every = await keysOf('');
  expect(every.length).toBeGreaterThan(10);
  expect(await keysOf('filters=makeCode,doorCode')).toEqual(
    every.filter((key) => key === 'makeCode' || key === 'doorCode'),
  );
  expect(await keysOf('excludedFilter=doorCode')).toEqual(
    every.filter((key) => key !== 'doorCode'),
  );
  expect(await keysOf('hideFilters=true')).toEqual([]);
  const { stats } = await ask('stats=year');
  expect(stats).toMatchObject({ year: expect.anything(), startYear: expect.any(Number) });
  expect(stats).not.toHaveProperty('derivedprice');
});

test('collapsed filters have only what would find something [calls.listing-extras]', async () => {
  const whole = optionsOf(await ask('makeCode=TOYOTA'));
  const collapsed = optionsOf(await ask('makeCode=TOYOTA&collapseFilters=true'));
  expect(whole.some(({ count }) => count === 0)).toBe(true);
  expect(collapsed.length).toBeGreaterThan(0);
  expect(collapsed.every(({ count }) => count > 0)).toBe(true);
});

test('supplemental is the same search at any distance, the nearest first [calls.listing-extras]', async () => {
  const near = await ask('zip=30303&searchRadius=50&makeCode=TOYOTA');
  const all = await ask(
    'zip=30303&searchRadius=50&makeCode=TOYOTA&supplemental=true&numRecords=100',
  );
  expect(all.totalResultCount).toBeGreaterThan(near.totalResultCount);
  expect(all.requestParams.sortBy).toBe('distanceASC');
  expect(all.listings.length).toBe(Math.min(100, all.totalResultCount));
  const distances = all.owners.map(({ distanceFromSearch = 0 }) => distanceFromSearch);
  expect(Math.max(...distances)).toBeGreaterThan(50);
});

test('what relevance means, whose usual choices and what histories say may be asked for [calls.listing-extras]', async () => {
  expect((await ask('relevanceConfig=newest')).requestParams.sortBy).toBe('datelistedDESC');
  const idsOf = async (search: string) => (await ask(search)).listings.map(({ id }) => id);
  expect(await idsOf('relevanceConfig=newest')).toEqual(await idsOf('sortBy=datelistedDESC'));
  expect(await idsOf('relevanceConfig=newest')).not.toEqual(await idsOf(''));
  expect((await ask('relevanceConfig=newest&sortBy=yearASC')).requestParams.sortBy).toBe('yearASC');
  const [used, every] = await Promise.all([ask(''), ask('channel=KBB')]);
  expect(used.requestParams.listingType).toEqual(['USED']);
  expect(every.totalResultCount).toBeGreaterThan(used.totalResultCount);
  const untold = await ask('vhrProvider=NONE');
  expect(used.listings.some(({ vhrPreview }) => vhrPreview.length > 0)).toBe(true);
  expect(untold.listings.every(({ vhrPreview }) => vhrPreview.length === 0)).toBe(true);
  expect(await ask('vhrProviders=none')).toEqual(untold);
  expect(await ask('ignorePriority=true&pixallId=a1')).toEqual(used);
});

test.each([
  ['supplemental', 'foo'],
  ['hideFilters', 'foo'],
  ['collapseFilters', 'yes'],
  ['includeSuggested', 'all'],
  ['vhrProvider', 'foo'],
  ['vhrProviders', 'foo'],
])('%s=%s is passed over, and said [calls.listing-extras]', async (parameter, value) => {
  const [usual, { warnings, ...told }] = await Promise.all([ask(''), ask(`${parameter}=${value}`)]);
  expect(warnings).toEqual([
    expect.objectContaining({ code: 'ignored_parameter', parameter, value }),
  ]);
  expect(told).toEqual({ ...usual, warnings: undefined });
});

test.each(['supplemental=false', 'hideFilters=false', 'vhrProvider=None', 'collapseFilters='])(
  '%s is understood',
  async (search) => expect((await ask(search)).warnings).toEqual([]),
);

test.each([
  'stats=colour',
  'filters=makeCode,colour',
  'excludedFilter=colour',
  'isSponsorship=maybe',
  'relevanceConfig=best',
  'relevanceConfig=constructor',
  'state=XX',
])('%s finds nothing and says why [address.invalid]', async (search) => {
  const { totalResultCount, warnings } = await ask(search);
  expect([totalResultCount, warnings.length]).toEqual([0, 1]);
});

test.each([
  ['sortBy=best', 'sortBy', 'best'],
  ['channel=ABC', 'channel', 'ABC'],
  ['makeCode=ACURA,AUDI,BMW,FORD,HONDA,TOYOTA', 'makeCode', 'TOYOTA'],
])('%s is left out, which is said, and cars are found', async (search, parameter, value) => {
  const { totalResultCount, warnings } = await ask(search);
  expect(totalResultCount).toBeGreaterThan(0);
  expect(warnings).toMatchObject([{ code: 'ignored_parameter', parameter, value }]);
});

const manyModels = reference.makes
  .flatMap(({ code }) => reference.modelsOf(code))
  .map(({ code }) => code)
  .slice(0, 61);

test.each([
  ['numRecords=500', 'numRecords', '500'],
  ['zip=30303&searchRadius=9999', 'searchRadius', '9999'],
  [manyModels.map((code) => `modelCode=${code}`).join('&'), 'modelCode', manyModels.at(-1)],
  [`categorySearch=${'x'.repeat(101)}`, 'categorySearch', 'x'.repeat(80)],
])(
  '%.40s is more than a search takes, which is said with the most',
  async (search, parameter, value) => {
    const { totalResultCount, warnings } = await ask(search);
    expect(totalResultCount).toBeGreaterThan(0);
    expect(warnings).toMatchObject([
      { code: 'limited_parameter', parameter, value, expected: expect.stringMatching(/^at most /) },
    ]);
  },
);

test('the most that a search takes is no reason for a warning', async () => {
  const { warnings } = await ask('numRecords=100&zip=30303&searchRadius=500');
  expect(warnings).toEqual([]);
});
