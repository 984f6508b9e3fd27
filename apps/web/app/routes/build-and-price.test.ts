import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import type { Buildable } from '@forecourt/domain/build-and-price/build';
import { usualTerms } from '@forecourt/domain/money/shopper-terms';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../app-context.ts';
import { buildMessage } from '../build-and-price/build-message.ts';
import { loader, meta } from './build-and-price.tsx';

const version = {
  code: 'v',
  name: '1.5L 4-Cylinder',
  engineName: '1.5L 4-Cylinder',
  driveType: 'FWD',
  details: [],
  msrp: 30_000,
};
const buildable: Buildable = {
  makeCode: 'HONDA',
  modelCode: 'CRV',
  year: 2027,
  years: [2027, 2026],
  trims: [{ name: 'LX', versions: [version], standard: [], optional: ['1319'] }],
  extras: [{ code: '1319', name: 'Heated Seats', holds: [], price: 500 }],
  packages: [],
};

/** Of Buick, all but the last are sold no more. */
const soldNew = vehicleReference.makes.flatMap(({ code }) =>
  vehicleReference
    .modelsOf(code)
    .map((model) => model.code)
    .filter((_, index, all) => code !== 'BUICK' || index === all.length - 1),
);

function contextOf(services: Partial<AppContext['services']> = {}): AppContext {
  return {
    brand: requireBrand('atc'),
    reference: { ...vehicleReference, ...placeReference },
    services: {
      buildableModels: () => new Set(soldNew),
      findBuildable: async (modelCode: string, year: number | null) =>
        modelCode === 'CRV' && (year === null || year === 2027) ? buildable : null,
      findLikeBuild: async () => null,
      ...services,
    },
    wallet: null,
    terms: usualTerms,
    remotePhotos: false,
    origin: 'https://cars.example',
  } as unknown as AppContext;
}

async function open(query: string, services?: Partial<AppContext['services']>) {
  const provider = new RouterContextProvider();
  provider.set(appContext, contextOf(services));
  const url = new URL(`https://cars.example/cars-for-sale/build-and-price?${query}`);
  const args = { params: {}, url, request: new Request(url), context: provider };
  const { data: page, init } = await loader(args as unknown as Parameters<typeof loader>[0]);
  return { page, status: init?.status ?? 200 };
}

test('what may be built is one page for search engines', async () => {
  const { page } = await open('makeCode=HONDA');
  const tags = meta({ loaderData: page } as unknown as Parameters<typeof meta>[0]);
  const href = 'https://cars.example/cars-for-sale/build-and-price';
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href });
  expect(tags).toContainEqual({ name: 'description', content: expect.stringMatching(/^Choose/) });
});

test('a model and its year are built, with a running price [routes.build-and-price]', async () => {
  const { page } = await open('makeCode=HONDA&modelCode=CRV&year=2027&extra=1319&color=BLUE');
  expect(page.build).toMatchObject({
    name: '2027 Honda CR-V',
    words: 'LX, Blue',
    price: '$30,500',
    problems: [],
    picture: '/images/model/CRV/2027/BLUE/side-1280',
  });
});

test.each(['1890', '2020', 'x'.repeat(5000)])(
  'a year %.9s that was not sold is said',
  async (year) => {
    const { page, status } = await open(`makeCode=HONDA&modelCode=CRV&year=${year}`);
    expect(status).toBe(200);
    expect(page.build?.problems[0]).toContain('the 2027 is shown');
  },
);

test.each([
  ['', null, 200],
  ['makeCode=HONDA', 'Honda', 200],
  ['makeCode=NONE', null, 404],
  ['makeCode=HONDA&modelCode=CAMRY', 'Honda', 404],
  ['makeCode=BMW&seriesCode=3_SERIES', 'BMW 3 Series', 200],
])('%s leads to a choice [routes.build-and-price]', async (query, make, status) => {
  const opened = await open(query);
  expect(opened.status).toBe(status);
  expect(opened.page.choices?.make).toBe(make);
  expect(opened.page.choices?.links.length).toBeGreaterThan(1);
});

test('a series and its year lead to its models of that year [routes.build-and-price]', async () => {
  const { page } = await open('makeCode=BMW&seriesCode=3_SERIES&year=2027');
  const inSeries = vehicleReference
    .modelsOf('BMW')
    .filter(({ code }) => vehicleReference.findModel(code)?.seriesCode === '3_SERIES');
  expect(page.choices?.links.map(({ href }) => href)).toEqual(
    inSeries.map(
      ({ code }) =>
        `/cars-for-sale/build-and-price?makeCode=BMW&modelCode=${encodeURIComponent(code)}&year=2027`,
    ),
  );
  const unread = await open('makeCode=BMW&seriesCode=3_SERIES&year=x');
  for (const { href } of unread.page.choices?.links ?? []) expect(href).not.toContain('year');
});

test('a dealer is written to of the build, and of nothing else that is sent', async () => {
  const app = contextOf();
  const message = await buildMessage('modelCode=CRV&extra=1319', app);
  expect(message).toContain('I built a 2027 Honda CR-V LX, Silver');
  expect(message).toContain('Heated Seats');
  expect(message).toContain('https://cars.example/cars-for-sale/build-and-price?');
  for (const query of [null, '', 'modelCode=NONE', `modelCode=CRV&${'x'.repeat(3000)}`])
    expect(await buildMessage(query, app)).toBeNull();
});

test('models that are sold no more are not offered', async () => {
  const { page } = await open('makeCode=BUICK');
  expect(page.choices?.links).toHaveLength(1);
});

test('where the shopper is goes along to another model year', async () => {
  const model = 'makeCode=HONDA&modelCode=CRV';
  const hrefsOf = async (query: string) =>
    (await open(query)).page.build?.years.map(({ href }) => href);
  for (const href of (await hrefsOf(`${model}&zip=30303`)) ?? [])
    expect(href).toMatch(/&zip=30303$/);
  for (const href of (await hrefsOf(model)) ?? []) expect(href).not.toContain('zip');
});

test('cars like it are those near a ZIP that exists, and others are told of where none is', async () => {
  const nearOf = async (zip: string, nearby: number) => {
    const { page } = await open(`makeCode=HONDA&modelCode=CRV&zip=${zip}`, {
      findLikeBuild: async (_buildable, _build, origin) => ({
        total: origin === null ? 12 : nearby,
        cars: [],
        toAsk: [],
        underSticker: null,
      }),
    });
    return page.build?.near;
  };
  expect(await nearOf('30303', 3)).toMatchObject({ zip: '30303', total: 3, farther: 0 });
  expect((await nearOf('30303', 3))?.href).toMatch(/searchRadius=100.*zip=30303/);
  expect(await nearOf('30303', 0)).toMatchObject({ zip: '30303', total: 0, farther: 12 });
  expect((await nearOf('30303', 0))?.href).not.toContain('30303');
  expect(await nearOf('00000', 3)).toMatchObject({ zip: null, total: 12, farther: 0 });
});
