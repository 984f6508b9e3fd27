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
  expect(await loader({ context } as never)).toMatchObject({
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
