import { readFileSync } from 'node:fs';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import type { Comparables } from '@forecourt/domain/listing/found-vehicle';
import { financeTablesSchema } from '@forecourt/domain/money/finance-tables';
import { usualTerms } from '@forecourt/domain/money/shopper-terms';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../app-context.ts';
import type { FoundVin } from '../vin/services.ts';
import { loader, meta } from './vin.tsx';

const vin = '4S4BTAFCXL3184529';
const tables = financeTablesSchema.parse(
  Object.fromEntries(
    ['states', 'apr', 'lease', 'energy', 'ownership'].map((name) => {
      const file = new URL(`../../../server/src/wallet/tables/${name}.json`, import.meta.url);
      return [name, JSON.parse(readFileSync(file, 'utf8'))];
    }),
  ),
);
const nothing: FoundVin = {
  makes: [{ code: 'SUB', name: 'Subaru' }],
  plant: 'Lafayette, Indiana',
  listings: [],
  card: null,
  alike: null,
  decoded: null,
};
const comparables: Comparables = {
  ofTrim: true,
  atZeroMiles: 27_000,
  cars: Array.from({ length: 14 }, (_, id) => ({
    id,
    year: 2020,
    trim: 'Premium',
    mileage: 40_000,
    price: 22_000 + 100 * id,
    atZeroMiles: 26_000 + 100 * id,
  })),
};

async function open(fields: Record<string, string>, changes: Partial<FoundVin> | null = {}) {
  const reported: unknown[] = [];
  const provider = new RouterContextProvider();
  provider.set(appContext, {
    brand: requireBrand('atc'),
    reference: { ...vehicleReference, ...placeReference },
    services: {
      lookUpVin: async () => (changes === null ? null : { ...nothing, ...changes }),
      findComparables: async () => comparables,
      valueTradeIn: async () => ({ value: 18_700, low: 17_900, high: 19_500, comparables: 14 }),
      findRecalls: async () => null,
      countSearches: async () => [14],
      usualCar: () => null,
      financeTables: () => tables,
      reportError: (error: unknown) => reported.push(error),
    },
    today: '2026-11-22',
    wallet: null,
    terms: usualTerms,
    origin: 'https://cars.example',
  } as unknown as AppContext);
  const url = new URL(`https://cars.example/vin?${new URLSearchParams(fields)}`);
  const args = { params: {}, url, request: new Request(url), context: provider };
  const { data: page } = await loader(args as unknown as Parameters<typeof loader>[0]);
  return { page, reported };
}

test.each([
  ['', null],
  ['x'.repeat(10_000), 'A VIN has 17 characters; this has 10,000.'],
  ['4S4BTAFCXL318452O', 'The 17th character is O. I, O and Q never occur'],
  ['4S4BTAFC6L3184529', 'One character is mistyped'],
  ['<script>', 'A VIN has 17 characters; this has 8.'],
])('a VIN that is none is answered in words and not looked up further', async (typed, problem) => {
  const { page } = await open({ vin: typed });
  expect(page.car).toBeNull();
  expect(page.problem).toEqual(problem === null ? null : expect.stringContaining(problem));
});

test('search engines are given the page without a VIN alone, at one address', async () => {
  const metaOf = async (fields: Record<string, string>) => {
    const { page } = await open(fields);
    return meta({ loaderData: page } as unknown as Parameters<typeof meta>[0]);
  };
  const canonical = { tagName: 'link', rel: 'canonical', href: 'https://cars.example/vin' };
  expect(await metaOf({ utm_source: 'mail' })).toContainEqual(canonical);
  expect(await metaOf({ vin })).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('the VIN alone tells maker, year, plant and number', async () => {
  const { page } = await open({ vin });
  expect(page.anatomy).toMatchObject([
    { characters: '4S4', meaning: 'Subaru', detail: 'registered in the United States' },
    { characters: 'BTAFC' },
    { characters: 'X', detail: 'fits', isWrong: false },
    { characters: 'L', meaning: '2020' },
    { characters: '3', meaning: 'Lafayette, Indiana' },
    { characters: '184529', meaning: 'Number 184,529' },
  ]);
  expect(page.car).toMatchObject({ worth: null, market: { now: null, times: [] } });
  expect(page.car?.identity).toMatchObject({ named: null, title: '2020 Subaru' });
  expect(page.car?.identity.choices?.models).toContainEqual({
    code: 'SUBOUTBK',
    name: 'Subaru Outback',
  });
});

test('the models and trims offered are those of the model year, or all where none is known', async () => {
  const choicesOf = async (fields: Record<string, string>, makes = nothing.makes) =>
    (await open(fields, { makes })).page.car?.identity.choices;
  const { models = [], unknownYear } = (await choicesOf({ vin })) ?? {};
  expect(unknownYear).toBeNull();
  expect(models.map(({ code }) => code)).not.toContain('SUBSOLTERR');
  for (const { code } of models) expect(vehicleReference.isSold(code, 2020), code).toBe(true);
  const outback = await choicesOf({ vin, model: 'SUBOUTBK' });
  expect(outback?.trims).toContain('Premium');
  for (const trim of outback?.trims ?? [])
    expect(vehicleReference.isSold('SUBOUTBK', 2020, trim), trim).toBe(true);
  const gone = await choicesOf({ vin }, [{ code: 'OLDS', name: 'Oldsmobile' }]);
  expect(gone?.unknownYear).toBe(2020);
  expect(gone?.models).toHaveLength(vehicleReference.modelsOf('OLDS').length);
});

test('with the model and the miles it is worth what cars like it ask', async () => {
  const { page } = await open({ vin, model: 'SUBOUTBK', trim: 'Premium', miles: '41,870' });
  expect(page.car).toMatchObject({
    miles: 41_870,
    identity: { title: '2020 Subaru Outback Premium' },
    worth: { tradeIn: { value: 18_700 }, dealer: { ofTrim: true } },
    like: { others: 14, name: 'Subaru Outback Premium', years: '2019 to 2021' },
  });
  const { dealer, privately } = page.car?.worth ?? {};
  expect(dealer?.cars).toHaveLength(14);
  expect(privately).toMatchObject({ low: 18_700, high: dealer?.value });
  expect(privately?.value).toBe(Math.round((18_700 + (dealer?.value ?? 0)) / 2));
  expect(page.car?.like?.subscribeHref).toContain('/cars-for-sale/alerts?search=');
});

// Of a listing this page asks for these alone.
const sold = {
  listing: {
    id: 1,
    vin,
    listingType: 'USED',
    year: 2020,
    makeCode: 'SUB',
    modelCode: 'SUBOUTBK',
    trim: 'Premium',
    mileage: null,
    msrp: null,
    salePrice: null,
    priceHistory: [],
    dealerFees: null,
    listedOn: '2026-11-01',
  },
  owner: { name: 'A lot', city: 'Atlanta', state: 'GA', zip: '30303' },
  writtenOn: '2026-11-20',
};

test('a car that is for sale is none of those like it', async () => {
  for (const [status, others] of [
    ['active', 13],
    ['sold', 14],
  ]) {
    const listings = [{ ...sold, status }] as unknown as FoundVin['listings'];
    const { page } = await open({ vin }, { listings });
    expect(page.car?.like?.others).toBe(others);
  }
});

test('cars like one of a trim that only its feed names are those of the model, as they are found and named', async () => {
  const listing = { ...sold.listing, trim: 'Nightshade Special' };
  const listings = [{ ...sold, listing, status: 'sold' }] as unknown as FoundVin['listings'];
  const { page } = await open({ vin }, { listings });
  expect(page.car?.identity.title).toContain('Nightshade Special');
  expect(page.car?.like).toMatchObject({ name: 'Subaru Outback' });
  expect(page.car?.like?.href).not.toContain('Nightshade');
});

test('a number with letters is shown as it is written', async () => {
  for (const [typed, number] of [
    ['1HGCM8261JA12E345', 'Number 12E345'],
    ['1HGCM8261JA012345', 'Number 12,345'],
  ] as const) {
    const { page } = await open({ vin: typed });
    expect(page.anatomy?.at(-1)?.meaning).toBe(number);
  }
});

test('a model of another make, words for miles and a ZIP that is none change nothing', async () => {
  const { page } = await open({ vin, model: 'CAMRY', miles: 'many', zip: '00000' });
  expect(page.car).toMatchObject({
    identity: { named: null },
    milesProblem: 'The mileage is a whole number below 1,000,000, such as 61,300.',
    zipProblem: 'Enter a valid ZIP Code',
  });
});

test('when nothing can be looked up the page says so', async () => {
  const { page } = await open({ vin }, null);
  expect(page).toMatchObject({
    car: null,
    isLost: true,
    problem: expect.stringContaining('just now'),
  });
});

test('miles and a ZIP that cannot be read stay as they were typed', async () => {
  const { page } = await open({ vin, model: 'OUTBK', miles: 'about 50k', zip: '00000' });
  expect(page.car).toMatchObject({
    typed: { miles: 'about 50k', zip: '00000' },
    miles: null,
    zip: '',
    zipProblem: 'Enter a valid ZIP Code',
  });
  const read = await open({ vin, miles: '50,000', zip: '30303' });
  expect(read.page.car).toMatchObject({ typed: { miles: '', zip: '' }, miles: 50_000 });
});
