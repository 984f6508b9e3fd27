import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import { loader } from './markets.tsx';

test('the page of all markets has a trail to it, also while they cannot be told', async () => {
  const context = new RouterContextProvider();
  context.set(appContext, {
    brand: requireBrand('hyundai'),
    services: { findMarketModels: async () => null, findMarketPulse: async () => null },
    origin: 'https://cars.example',
  } as unknown as AppContext);
  expect(
    await loader({ url: new URL('https://cars.example/market'), context } as never),
  ).toMatchObject({
    data: {
      models: null,
      crumbs: [
        { label: 'Home', href: '/cars-for-sale' },
        { label: 'Market prices', href: '/market' },
      ],
    },
    init: { status: 503 },
  });
});

test('models are found by words of their names, in any order and without a script', async () => {
  const context = new RouterContextProvider();
  const models = ['CAMRY', 'COROL', 'CRV'].map((modelCode) => ({ modelCode, cars: 30 }));
  context.set(appContext, {
    brand: requireBrand('atc'),
    reference: { ...vehicleReference, ...placeReference },
    services: { findMarketModels: async () => models, findMarketPulse: async () => null },
    origin: 'https://cars.example',
  } as unknown as AppContext);
  const namesOf = async (name: string) => {
    const url = new URL(`https://cars.example/market?${new URLSearchParams({ name })}`);
    const { data } = await loader({ url, context } as never);
    return data.models?.map((model) => model.name);
  };
  expect(await namesOf(' ')).toHaveLength(3);
  expect(await namesOf('camry TOYOTA')).toEqual(['Toyota Camry']);
  expect(await namesOf('cr-v')).toEqual(['Honda CR-V']);
  expect(await namesOf('crv')).toEqual(['Honda CR-V']);
  expect(await namesOf('<none>'.repeat(1000))).toEqual([]);
});
