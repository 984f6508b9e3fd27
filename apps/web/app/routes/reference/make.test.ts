import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import type { KnownModel } from '../../reference/services.ts';
import { meta, loader as openMake } from './make.tsx';
import { loader as openMakes } from './makes.tsx';

const civic: KnownModel = {
  modelCode: 'CIVIC',
  years: [2000, 2027],
  style: 'Sedan',
  cars: 1,
};
const s2000: KnownModel = {
  modelCode: 'S2000',
  years: [2009, 2009],
  style: null,
  cars: 0,
};

async function open(path: string, models: readonly KnownModel[] = [civic, s2000], brand = 'atc') {
  const provider = new RouterContextProvider();
  const makes = [
    { makeCode: 'HONDA', models: 17, cars: 1088 },
    { makeCode: 'SMART', models: 1, cars: null },
  ];
  provider.set(appContext, {
    brand: requireBrand(brand),
    reference: { ...vehicleReference, ...placeReference },
    services: {
      findMakes: async () => ({ makes, popular: models }),
      findModelsOf: async () => models,
    },
    origin: 'https://cars.example',
    today: '2026-11-22',
  } as unknown as AppContext);
  const url = new URL(path, 'https://cars.example');
  const [, , make] = url.pathname.split('/');
  const args = { params: { make }, url, request: new Request(url), context: provider };
  const loader = make === undefined ? openMakes : openMake;
  return loader(args as never).catch((thrown: unknown) => thrown);
}

test('models of a make are those that are sold new, and those of earlier years', async () => {
  const page = await open('/research/honda');
  expect(page).toMatchObject({
    name: 'Honda',
    url: 'https://cars.example/research/honda',
    soldNew: [
      {
        name: 'Honda Civic',
        href: '/research/honda/civic',
        facts: '2000–2027 · Sedan',
        cars: '1 car for sale',
      },
    ],
    earlier: [{ name: 'Honda S2000', facts: '2009', cars: 'None for sale' }],
  });
  expect(meta({ loaderData: page } as never)).toContainEqual({
    title: 'Honda models: prices, trims, safety and reviews',
  });
});

test('what cannot be counted is not told', async () => {
  expect(await open('/research/honda', [{ ...civic, cars: null }])).toMatchObject({
    soldNew: [{ cars: null }],
  });
});

test.each([
  ['/research/Honda?x=1', '/research/honda?x=1'],
  ['/research/mercedesbenz', '/research/mercedes-benz'],
])('%s leads to %s', async (path, target) => {
  const answer = (await open(path)) as Response;
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, target]);
});

test('a make that nobody knows is not found', async () => {
  expect(await open('/research/nobody')).toMatchObject({ init: { status: 404 } });
});

test('every make has its models and cars', async () => {
  expect(await open('/research')).toMatchObject({
    url: 'https://cars.example/research',
    models: 18,
    makes: [
      { name: 'Honda', href: '/research/honda', facts: '17 models · 1,088 cars' },
      { name: 'smart', href: '/research/smart', facts: '1 model' },
    ],
    popular: [{ name: 'Honda Civic' }, { name: 'Honda S2000' }],
  });
});

test('a brand with one make leads to its models', async () => {
  const answer = (await open('/research', [], 'hyundai')) as Response;
  expect(answer.headers.get('Location')).toBe('/research/hyundai');
});
