import { Random } from '@forecourt/catalog/demo/random';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { makes } from '@forecourt/catalog/vehicles/makes';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { usualTerms } from '@forecourt/domain/money/shopper-terms';
import { referenceTabs } from '@forecourt/domain/reference/active-model';
import type { ModelReference } from '@forecourt/domain/reference/model-reference';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { AppContext } from '../app-context.ts';
import { ReferencePanels } from './reference-panels.tsx';
import { toResearchData } from './research-data.ts';

const context = {
  brand: requireBrand('atc'),
  reference: { ...vehicleReference, ...placeReference },
  origin: 'http://localhost',
  terms: usualTerms,
  today: '2021-11-20',
} as AppContext;

/** A model of which nothing is known, by a call that failed or by one that found nothing. */
const away: ModelReference = {
  year: 2020,
  soldYears: [],
  years: null,
  trims: null,
  compared: null,
  economy: { year: 2020, rows: [] },
  safety: null,
  mileage: null,
};
const empty: ModelReference = {
  ...away,
  years: [],
  trims: [],
  compared: { year: 2020, trims: [] },
};

const seed = Math.floor(Math.random() * 2 ** 31);
const random = new Random(seed);
const models = makes.flatMap(({ code: makeCode, models: ofMake }) =>
  ofMake.map(({ code: modelCode }) => ({ makeCode, modelCode })),
);
const chosen = Array.from({ length: 50 }, () => random.pick(models));

test(`of any 50 models every tab says something, or why it does not (seed ${seed})`, () => {
  for (const of of chosen) {
    for (const model of [away, empty]) {
      const data = toResearchData(
        { ...of, year: null, zip: null },
        { model, articles: { reviews: [], electric: [] }, reviews: null },
        context,
      );
      const sections = referenceTabs.map(({ code }) =>
        renderToStaticMarkup(
          <MemoryRouter>
            <ReferencePanels data={data} only={code} />
          </MemoryRouter>,
        ),
      );
      for (const section of sections) {
        const [, said = ''] = section.split('</h2>');
        expect(
          said.replace(/<[^>]+>/g, '').trim(),
          `${of.modelCode}: ${section.slice(0, 80)}`,
        ).toMatch(/\w{3}/);
        expect(said).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  }
});

test('what came of reporting a review stands at the reviews, where the page opens after it', () => {
  const about = { makeCode: 'HONDA', modelCode: 'CIVIC', year: null, zip: null };
  const reviews = {
    consumer: { ratings: [], numberOfReviews: 0 },
    distribution: [],
    newest: [],
  };
  const found = { model: empty, articles: { reviews: [], electric: [] }, reviews };
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <ReferencePanels
        data={toResearchData(about, found, context)}
        only={null}
        report={{ outcome: 'kept', review: null }}
      />
    </MemoryRouter>,
  );
  const [said] = page.split('<section').filter((section) => section.includes('Thank you. We look'));
  expect(said).toMatch(/^ id="reviews"/);
  expect(said).toMatch(
    /<p [^>]*role="status"[^>]*>Thank you\. We look at that review again\.<\/p>/,
  );
});

test('what each engine uses is told, in the city and on the highway [content.model-mpg]', () => {
  const row = { drive: 'AWD', transmission: 'Automatic', isEquivalent: false, rangeMiles: null };
  const rows = [
    { ...row, engineType: '2.0L', city: 28, highway: 35 },
    { ...row, engineType: 'Electric', city: 120, highway: 99, isEquivalent: true, rangeMiles: 250 },
    { ...row, engineType: '1.5L', city: null, highway: null },
  ];
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <ReferencePanels
        data={toResearchData(
          { makeCode: 'HONDA', modelCode: 'CIVIC', year: null, zip: null },
          {
            model: { ...empty, economy: { year: 2020, rows } },
            articles: { reviews: [], electric: [] },
            reviews: null,
          },
          context,
        )}
        only="mpg"
      />
    </MemoryRouter>,
  );
  const told = [...page.matchAll(/<td>([^<]*)<\/td>/g)].map(([, text]) => text);
  expect(told).toEqual([
    '28\u00a0mpg',
    '35\u00a0mpg',
    '–',
    '120\u00a0MPGe',
    '99\u00a0MPGe',
    '250 mi',
    'Not known',
    'Not known',
    '–',
  ]);
});

test('safety ratings, room and equipment are told with their source and its day [content.model-safety]', () => {
  const info = {
    features: {
      'Safety Ratings': [{ label: 'Overall', value: '5 of 5' }],
      'Safety Features': [{ label: 'Brake Assist', value: 'Standard' }],
    },
    Specifications: [{ label: 'Legroom, front', value: '42.3 in' }],
  };
  const source = { name: 'NHTSA', readOn: '2026-11-22' };
  const model = { ...empty, safety: { year: 2020, info, source, recalls: null } };
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <ReferencePanels
        data={toResearchData(
          { makeCode: 'HONDA', modelCode: 'CIVIC', year: null, zip: null },
          { model, articles: { reviews: [], electric: [] }, reviews: null },
          context,
        )}
        only="safety"
      />
    </MemoryRouter>,
  );
  const words = page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(words).toContain('2020 model year');
  for (const told of ['Overall 5 of 5', 'Brake Assist Standard', 'Legroom, front 42.3 in'])
    expect(words).toContain(told);
  expect(words).toMatch(/Reported by NHTSA, read on (Nov|November) 22, 2026/);
});

test.each([
  [[2021, 2020], '2021-11-20', 'that of a new one then'],
  [[2020, 2019], '2021-11-20', null],
  [[2020, 2019], '2022-01-01', 'that of a new one then'],
])('of trims of 2020, sold in %j, on %s the MSRP is said to be: %s', (soldYears, today, words) => {
  const about = { makeCode: 'HONDA', modelCode: 'CIVIC', year: 2020, zip: null };
  const found = {
    model: { ...empty, soldYears },
    reviews: null,
    articles: { reviews: [], electric: [] },
  };
  const { pastWords } = toResearchData(about, found, { ...context, today });
  expect(pastWords).toEqual(words === null ? null : expect.stringContaining(words));
});
