import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { usualTerms } from '@forecourt/domain/money/shopper-terms';
import type { AskedModel, ModelReference } from '@forecourt/domain/reference/model-reference';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import { loader, meta } from './research.tsx';

const nothing: ModelReference = {
  year: 2020,
  soldYears: [2021, 2020],
  years: [],
  trims: [],
  compared: null,
  economy: { year: 2021, rows: [] },
  safety: null,
  mileage: null,
};

async function open(path: string, changes: Partial<ModelReference> = {}) {
  const asked: AskedModel[] = [];
  const provider = new RouterContextProvider();
  provider.set(appContext, {
    brand: requireBrand('atc'),
    reference: { ...vehicleReference, ...placeReference },
    services: {
      findModelReference: async (of: AskedModel) => {
        asked.push(of);
        return { ...nothing, ...changes };
      },
      findReviews: async () => null,
      findArticles: async () => ({ electric: [], reviews: [] }),
    },
    origin: 'https://cars.example',
    terms: usualTerms,
    today: '2026-11-20',
  } as unknown as AppContext);
  const url = new URL(path, 'https://cars.example');
  const [, , make = '', model = '', year] = url.pathname.split('/');
  const args = {
    params: { make, model, ...(year && { year }) },
    url,
    request: new Request(url),
    context: provider,
  } as unknown as Parameters<typeof loader>[0];
  const answer = await loader(args).catch((thrown: unknown) => thrown);
  return { answer: answer as Awaited<ReturnType<typeof loader>>, asked };
}

describe('the page about a model', () => {
  test('is of all its years, or of one', async () => {
    const { asked, answer } = await open('/research/toyota/camry');
    expect(asked).toEqual([{ makeCode: 'TOYOTA', modelCode: 'CAMRY', year: null, zip: null }]);
    expect(answer).toMatchObject({ data: { name: 'Toyota Camry', isSold: true } });
    expect((await open('/research/toyota/camry/2020')).asked).toMatchObject([{ year: 2020 }]);
  });

  test.each([
    ['kept', '7'],
    ['gone', null],
    ['unknown', null],
  ])('tells what came of reporting a review: %s', async (outcome, review) => {
    const { answer } = await open(`/research/toyota/camry?review=7&report=${outcome}`);
    expect(answer).toMatchObject({ data: { report: { outcome, review } } });
  });

  test('is led to however its model is hyphenated', async () => {
    const { answer } = await open('/research/honda/crv?zip=30303');
    expect(answer).toMatchObject({ status: 301 });
    expect((answer as unknown as Response).headers.get('Location')).toBe(
      '/research/honda/cr-v?zip=30303',
    );
  });

  test.each(['/research/toyota/civic', '/research/nobody/camry', '/research/toyota/camry/1890'])(
    '%s is nothing that is known',
    async (path) => {
      expect((await open(path)).answer).toMatchObject({ init: { status: 404 } });
    },
  );

  test('says of a year without the model where to go', async () => {
    const { answer } = await open('/research/toyota/camry/1985');
    expect(answer).toMatchObject({ data: { isSold: false }, init: { status: 404 } });
    const tags = meta({ loaderData: answer.data } as Parameters<typeof meta>[0]);
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  test('tells a fair range near a ZIP, and what is wrong with one', async () => {
    expect((await open('/research/toyota/camry?zip=30303')).asked).toMatchObject([
      { zip: '30303' },
    ]);
    for (const zip of ['3030', '00000', 'x'.repeat(10_000)]) {
      const { asked, answer } = await open(`/research/toyota/camry?zip=${zip}`);
      expect(asked).toMatchObject([{ zip: null }]);
      expect(answer.data.zipForm).toEqual({
        typed: zip.slice(0, 5),
        problem: 'Enter a valid ZIP Code',
      });
    }
  });

  test('is whole without any of its parts', async () => {
    const { answer } = await open('/research/toyota/camry', { years: null, trims: null });
    expect(answer.data.questions).toEqual([]);
  });
});
