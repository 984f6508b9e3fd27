import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { usualTerms } from '@forecourt/domain/money/shopper-terms';
import type { ComparedTrim, ModelReference } from '@forecourt/domain/reference/model-reference';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import type { ReviewAnswer } from '../../reference/services.ts';
import {
  action as reviewAction,
  headers as reviewHeaders,
  loader as reviewLoader,
} from '../reviews/model-review.tsx';
import {
  clientAction as pressed,
  action as trimsAction,
  loader as trimsLoader,
} from './compare-trims.tsx';
import { loader as panelsLoader } from './model-panels.ts';

const trim: ComparedTrim = {
  trimName: 'Sport Touring Hybrid Hatchback Limited',
  imagePath: null,
  nationalMSRP: 25_000,
  engineType: '2.0L 4-Cylinder',
  vehicleId: '2020_CIVIC_sport',
  atcMake: 'Honda',
  atcModel: 'Civic',
  atcMakeCode: 'HONDA',
  atcModelCode: 'CIVIC',
  specs: { 1224: true },
  fuelTypeCode: 'GSL',
  mpg: [31, 40],
};
const hybrid: ComparedTrim = { ...trim, fuelTypeCode: 'HYB', trimName: 'EX' };
const found: ModelReference = {
  year: 2020,
  soldYears: [2020, 2019],
  years: [],
  trims: [],
  mileage: null,
  safety: null,
  economy: { year: 2020, rows: [] },
  compared: { year: 2020, trims: [trim, hybrid] },
};

interface Page {
  readonly kind?: 'visitor' | 'person';
  readonly answer?: ReviewAnswer | Error;
  readonly model?: ModelReference;
  /** Milliseconds for which nothing more is taken. */
  readonly waitMs?: number;
  /** Of the same request. */
  readonly context?: RouterContextProvider;
}

function openApp({
  kind = 'visitor',
  answer = { status: 'KEPT' },
  model = found,
  waitMs = 0,
}: Page) {
  const noted: unknown[] = [];
  const provider = new RouterContextProvider();
  provider.set(appContext, {
    brand: requireBrand('atc'),
    reference: { ...vehicleReference, ...placeReference },
    services: {
      findModelReference: async () => model,
      findReviewBefore: async ({ year }: { year: number }) =>
        year === 2021
          ? { fields: { year: '2021', title: 'Good' }, rejectedBecause: 'It is about a dealer.' }
          : null,
      findWrittenReviews: async () =>
        ['CIVIC', 'FIT'].map((modelCode) => ({
          modelCode,
          year: modelCode === 'FIT' ? 2018 : 2021,
        })),
      findReviews: async () => null,
      findArticles: async () => ({ electric: [], reviews: [] }),
      noteTrimsFeedback: async (...given: unknown[]) => noted.push(given),
      writeReview: async () => {
        if (answer instanceof Error) throw answer;
        return answer;
      },
      reportError: (...given: unknown[]) => noted.push(given),
      reportReview: async (id: string) => (id === 'known' ? 'kept' : 'gone'),
    },
    origin: 'https://cars.example',
    terms: usualTerms,
    today: '2021-11-20',
    asker: () => ({ kind, personId: 'dana' }),
    waitMs,
  } as unknown as AppContext);
  return { provider, noted };
}

async function ask<Answer>(
  call: (args: never) => Promise<Answer> | Answer,
  path: string,
  page: Page = {},
  fields?: Record<string, string> | string,
  cookies: readonly string[] = [],
) {
  const { provider, noted } = openApp(page);
  const url = new URL(path, 'https://cars.example');
  const [, , make, model] = url.pathname.split('/');
  // A text is sent as such: it is no form.
  const body = typeof fields === 'object' ? new URLSearchParams(fields) : fields;
  const headers = { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
  const request = new Request(url, { headers, ...(body && { method: 'POST', body }) });
  const context = page.context ?? provider;
  const args = { params: { make, model }, url, request, context } as never;
  const answer: unknown = await Promise.resolve(call(args)).catch((thrown: unknown) => thrown);
  return { answer, noted, context };
}
const locationOf = (answer: unknown) =>
  answer instanceof Response ? answer.headers.get('Location') : null;

describe('the page that compares trims', () => {
  const path = '/research/honda/civic/trims';

  test('has a column for each, its name cut at 30 [modals.compare-trims-rows]', async () => {
    const { answer } = await ask(trimsLoader, `${path}?year=2020`);
    expect(answer).toMatchObject({
      columns: [
        {
          name: 'Sport Touring Hybrid Hatchb...',
          msrp: '$25,000',
          payment: '$401/mo',
          note: '2.0L 4-Cylinder, 31\u00a0/\u00a040\u00a0mpg',
        },
        { name: 'EX' },
      ],
    });
  });

  test.each([
    ['HYB', 'HYB'],
    ['ELE', null],
    ['x', null],
  ])('shows the fuel %s as %s [modals.compare-trims]', async (fuel, shown) => {
    expect((await ask(trimsLoader, `${path}?fuel=${fuel}`)).answer).toMatchObject({ fuel: shown });
  });

  test.each([
    ['/research/honda/camry/trims', found],
    [`${path}?year=1890`, found],
    [path, { ...found, compared: { year: 2020, trims: [] } }],
  ])('%s is nothing where there are no trims', async (address, model) => {
    expect((await ask(trimsLoader, address, { model })).answer).toMatchObject({
      init: { status: 404 },
    });
  });
  test('rests while its trims cannot be read: the model is still there', async () => {
    const { answer } = await ask(trimsLoader, path, { model: { ...found, compared: null } });
    expect(answer).toMatchObject({ init: { status: 503 } });
  });

  test('notes whether it helped [modals.compare-trims-feedback]', async () => {
    const { answer, noted } = await ask(trimsAction, path, {}, { helpful: 'no' });
    expect(answer).toEqual({ isThanked: true });
    expect(noted).toEqual([['CIVIC', false]]);
    const praised = await ask(trimsAction, path, {}, { helpful: 'yes' });
    expect(praised).toMatchObject({ answer: { isThanked: true }, noted: [['CIVIC', true]] });
    const often = await ask(trimsAction, path, { waitMs: 60_000 }, { helpful: 'no' });
    expect(often).toMatchObject({
      answer: {
        data: { isThanked: false, sentence: expect.stringContaining('in a minute') },
        init: { status: 429 },
      },
      noted: [],
    });
    for (const sent of [{ helpful: 'perhaps' }, 'yes']) {
      const wrong = await ask(trimsAction, path, {}, sent);
      expect(wrong.answer).toMatchObject({ init: { status: 400 } });
      expect(wrong.noted).toEqual([]);
    }
  });
});

test('what gets no answer of whether it helped leaves the page, and says so', async () => {
  const serverAction = () => Promise.reject(new TypeError('Failed to fetch'));
  const given = { serverAction } as unknown as Parameters<typeof pressed>[0];
  expect(await pressed(given)).toMatchObject({
    data: { isThanked: false, sentence: expect.stringContaining('Press it once more') },
    init: { status: 503 },
  });
});

describe('the page to review a model', () => {
  const path = '/research/honda/civic/review';
  const signIn = '/account/sign-in?reason=review&refUrl=%2Fresearch%2Fhonda%2Fcivic%2Freview';

  test('is for who is signed in', async () => {
    expect(locationOf((await ask(reviewLoader, path)).answer)).toBe(signIn);
    const { answer: page } = await ask(reviewLoader, path, { kind: 'person' });
    expect(page).toMatchObject({ data: { name: 'Honda Civic', soldYears: [2020, 2019] } });
  });

  test('begins with what was written of the year that is asked for, and of no other', async () => {
    const opened = async (query: string) =>
      (await ask(reviewLoader, path + query, { kind: 'person' })).answer;
    const fields = { year: '2021', title: 'Good' };
    const written = { fields, rejectedBecause: 'It is about a dealer.' };
    expect(await opened('?year=2021')).toMatchObject({ data: { opened: { written }, others: [] } });
    for (const query of ['', '?year=2018', '?year=x'])
      expect(await opened(query)).toMatchObject({
        data: { opened: { written: null }, others: [2021] },
      });
  });

  test('has the headers of its answer where one was sent, else its own', () => {
    const headersOf = (name: string) => new Headers({ 'Cache-Control': 'private', 'X-Of': name });
    const loaderHeaders = headersOf('page');
    const sent = headersOf('answer');
    const of = (actionHeaders: Headers) =>
      new Headers(
        reviewHeaders({ loaderHeaders, actionHeaders } as Parameters<typeof reviewHeaders>[0]),
      ).get('X-Of');
    expect([of(new Headers()), of(sent)]).toEqual(['page', 'answer']);
  });

  test('what was sent after the session ended is there for the same person, until it is sent', async () => {
    const text = 'A car that never let us down, said Élodie; twice. '.repeat(80);
    const typed = { person: 'dana', title: 'Good', text };
    for (const page of [{}, { kind: 'person', answer: { status: 'SIGN_IN' } }] as const) {
      const { answer } = await ask(reviewAction, path, page, typed);
      const [way] = (locationOf(answer) ?? '').split('&');
      expect(way).toBe('/account/sign-in?reason=ended');
    }
    const { answer } = await ask(reviewAction, path, {}, typed);
    const kept = answer instanceof Response ? answer.headers.getSetCookie() : [];
    const { answer: again } = await ask(reviewLoader, path, { kind: 'person' }, undefined, kept);
    const form = { typed, problems: { form: expect.stringContaining('send it now') } };
    expect(again).toMatchObject({ data: { opened: { unsent: form } } });
    const sent = await ask(reviewAction, path, { kind: 'person' }, typed);
    const left = sent.answer instanceof Response ? sent.answer.headers.getSetCookie() : [];
    expect(left.map((cookie) => /Max-Age=0; Path=[^;]*/.exec(cookie)?.[0])).toEqual([
      `Max-Age=0; Path=${path}`,
      `Max-Age=0; Path=${path}`,
    ]);
    const others = await ask(reviewAction, path, {}, { ...typed, person: 'kim' });
    const theirs = others.answer instanceof Response ? others.answer.headers.getSetCookie() : [];
    const mine = await ask(reviewLoader, path, { kind: 'person' }, undefined, theirs);
    expect(mine.answer).toMatchObject({
      data: { opened: { unsent: { typed: null, problems: {} } } },
    });
  });

  test('what is too long for a browser to keep stays on the page of who is signed out', async () => {
    const letters = Array.from({ length: 4000 }, (_, at) => 0x4e00 + ((at * 7919) % 20_000));
    const typed = { person: 'dana', title: 'Good', text: String.fromCharCode(...letters) };
    const { answer, context } = await ask(reviewAction, path, {}, typed);
    const problems = { form: expect.stringContaining('Sign in in another tab') };
    expect(answer).toMatchObject({ data: { typed, problems }, init: { status: 403 } });
    const { answer: page } = await ask(reviewLoader, path, { context });
    expect(page).toMatchObject({ data: { name: 'Honda Civic', opened: { personId: null } } });
  });

  test('thanks, or says what is wrong beside what was typed', async () => {
    const kind = 'person';
    expect(locationOf((await ask(reviewAction, path, { kind }, { title: 'x' })).answer)).toBe(
      `${path}?kept=yes`,
    );
    const answer: ReviewAnswer = { status: 'INVALID', problems: { title: 'Write a title.' } };
    expect((await ask(reviewAction, path, { kind, answer }, { title: 'x' })).answer).toMatchObject({
      data: { typed: { title: 'x' }, problems: { title: 'Write a title.' } },
      init: { status: 400 },
    });
    const another = await ask(reviewAction, path, { kind }, { title: 'x', person: 'kim' });
    expect(another.answer).toMatchObject({
      data: { typed: { title: 'x' }, problems: { form: expect.stringContaining('Another') } },
    });
  });

  test('what cannot be stored is told beside what was typed', async () => {
    const away = new Error('away');
    const failing = { kind: 'person', answer: away } as const;
    const { answer, noted } = await ask(reviewAction, path, failing, { title: 'x' });
    expect(answer).toMatchObject({
      data: { typed: { title: 'x' }, problems: { form: expect.stringContaining('try again') } },
      init: { status: 503 },
    });
    expect(noted).toEqual([[away]]);
  });

  test('what is sent too often is told beside what was typed, and nothing is stored', async () => {
    const answer = new Error('stored');
    const often = { kind: 'person', answer, waitMs: 400_000 } as const;
    expect(await ask(reviewAction, path, often, { title: 'x' })).toMatchObject({
      answer: {
        data: {
          typed: { title: 'x' },
          problems: { form: expect.stringContaining('still here: send them again in 7 minutes.') },
        },
        init: { status: 429 },
      },
      noted: [],
    });
    const reported = await ask(reviewAction, path, often, { report: 'known' });
    expect(locationOf(reported.answer)).toBe('/research/honda/civic?report=later#reviews');
  });

  test.each([
    ['known', {}, '?review=known&report=kept'],
    ['x', {}, '?report=gone'],
    ['known', { year: '2020' }, '/2020?review=known&report=kept'],
  ])(
    'a review %s is reported, and led back to where it was read: %j',
    async (report, of, where) => {
      const { answer } = await ask(reviewAction, path, {}, { report, ...of });
      expect(locationOf(answer)).toBe(`/research/honda/civic${where}#reviews`);
    },
  );
});

describe('the tabs of a model beside its results', () => {
  const open = (of: string) =>
    ask(panelsLoader, `/cars-for-sale/model-panels?${new URLSearchParams({ of })}`);

  test.each([
    ['/research/honda/civic', null],
    ['/research/honda/civic/2020', 2020],
  ])('have what is known of %s', async (path, askedYear) => {
    const { answer } = await open(path);
    expect(answer).toBeInstanceOf(Response);
    if (answer instanceof Response)
      expect(await answer.json()).toMatchObject({ path, askedYear, name: 'Honda Civic' });
  });

  test.each([
    '',
    '/cars-for-sale',
    '/research/honda',
    '/research/honda/camry',
    '/elsewhere/honda/civic',
  ])('have nothing of “%s”', async (path) => {
    expect((await open(path)).answer).toMatchObject({ status: 400 });
  });
});
