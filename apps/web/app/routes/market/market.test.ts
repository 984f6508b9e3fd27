import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { marketTrends } from '@forecourt/domain/market/market-trends';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import type { FoundMarket } from '../../market/services.ts';
import { loader } from './market.tsx';

const marketOf = (cars: number, state = 'GA'): FoundMarket => ({
  since: '2026-10-01',
  trends: marketTrends(
    Array.from({ length: cars }, (_, at) => ({
      state,
      dmaCode: '524',
      listedOn: '2026-10-01',
      goneOn: null,
      prices: [{ on: '2026-10-01', price: 20_000 + at }],
    })),
    '2026-11-22',
  ),
});

async function open(path: string, found: FoundMarket | null = marketOf(25)) {
  const asked: unknown[] = [];
  const provider = new RouterContextProvider();
  provider.set(appContext, {
    brand: requireBrand('atc'),
    reference: { ...vehicleReference, ...placeReference },
    services: {
      findMarket: async (of: unknown) => {
        asked.push(of);
        return found;
      },
      financeTables: () => ({ states: { states: { GA: { name: 'Georgia' } } } }),
    },
    hasDemo: true,
    origin: 'https://cars.example',
  } as unknown as AppContext);
  const url = new URL(path, 'https://cars.example');
  const [, , make = '', model = '', area] = url.pathname.split('/');
  const args = {
    params: { make, model, ...(area && { area }) },
    url,
    request: new Request(url),
    context: provider,
  } as unknown as Parameters<typeof loader>[0];
  const answer: unknown = await loader(args).catch((thrown: unknown) => thrown);
  return { answer, asked };
}

test('a market is of the country, of a state or of a television market', async () => {
  const whole = await open('/market/toyota/camry');
  expect(whole.asked).toMatchObject([{ modelCode: 'CAMRY', area: null }]);
  expect(whole.answer).toMatchObject({
    data: {
      name: 'Toyota Camry',
      where: null,
      isTold: true,
      isDemo: true,
      places: [
        { name: 'Georgia', href: '/market/toyota/camry/ga', cars: 25 },
        { name: 'Atlanta', href: '/market/toyota/camry/atlanta-524', cars: 25 },
      ],
    },
  });
  const part = await open('/market/toyota/camry/ga');
  expect(part.asked).toMatchObject([{ area: { kind: 'state', code: 'GA' } }]);
  expect(part.answer).toMatchObject({ data: { where: 'Georgia' } });
  const atlanta = await open('/market/toyota/camry/atlanta-524');
  expect(atlanta.asked).toMatchObject([{ area: { kind: 'dma', code: '524' } }]);
  expect(atlanta.answer).toMatchObject({
    data: { where: 'Atlanta', carsHref: expect.stringContaining('dma=524') },
  });
});

test('a territory, which has no page, is named by none', async () => {
  const { answer } = await open('/market/toyota/camry', marketOf(25, 'GU'));
  expect(answer).toMatchObject({ data: { places: [{ name: 'Atlanta' }] } });
});

test.each([
  '/market/toyota/civic',
  '/market/toyota/camry/zz',
  '/market/toyota/camry/georgia',
  '/market/toyota/camry/nowhere-999',
  `/market/toyota/camry/${'a'.repeat(10_000)}`,
])('%.60s is nothing that is known', async (path) =>
  expect((await open(path)).answer).toMatchObject({ init: { status: 404 } }),
);

test('an address is written in one way', async () => {
  for (const [asked, written] of [
    ['GA', 'ga'],
    ['524', 'atlanta-524'],
    ['somewhere-else-524', 'atlanta-524'],
  ]) {
    const { answer } = await open(`/market/honda/crv/${asked}`);
    expect(answer).toMatchObject({ status: 301 });
    expect((answer as Response).headers.get('Location')).toBe(`/market/honda/cr-v/${written}`);
  }
});

test('under twenty cars nothing is told but their number, wherever that is', async () => {
  expect((await open('/market/toyota/camry', marketOf(19))).answer).toMatchObject({
    data: { isTold: false, trends: { cars: 19 }, places: [] },
  });
  expect((await open('/market/toyota/camry/atlanta-524', marketOf(19))).answer).toMatchObject({
    data: { isTold: false, where: 'Atlanta' },
  });
});

test('what cannot be read now is asked for again', async () => {
  expect((await open('/market/toyota/camry', null)).answer).toMatchObject({
    data: { isLost: true },
    init: { status: 503 },
  });
});
