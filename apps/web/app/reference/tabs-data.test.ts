import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { expect, test } from 'vitest';
import type { AppContext } from '../app-context.ts';
import { findSearchRatings, toReferenceTabs } from './tabs-data.ts';

const brand = requireBrand('atc');
const reference = { ...vehicleReference, ...placeReference };
const stats = {
  year: null,
  mileage: { min: 0, max: 99_000, average: 52_310 },
  derivedprice: { min: 3000, max: 29_490, average: 14_049.6 },
};
const searchAt = (address: string) =>
  parseSearchUrl(new URL(address, 'http://localhost'), brand, reference).query;
const usual = { ratings: null, hasArticles: true };
const tabsAt = (address: string, flags = flagsOf(brand)) =>
  toReferenceTabs(searchAt(address), { stats, ...usual }, { flags, reference });

test('beside the cars of one model stand its tabs and facts [results.reference-tabs]', () => {
  const about = tabsAt('/cars-for-sale/honda/civic');
  expect(about).toMatchObject({
    name: 'Honda Civic',
    href: '/research/honda/civic',
    words: [
      'The cars of this search ask $14,050 on average, from $3,000 to $29,490.',
      'They have been driven 52,300 miles on average.',
    ],
  });
  expect(about?.tabs.map(({ name }) => name)).toEqual([
    'Pricing',
    'Compare Trims',
    'Safety',
    'Consumer Reviews',
    'FAQs',
    'MPG',
    'Expert Review',
  ]);
  const ofYear = tabsAt('/cars-for-sale/honda/civic?startYear=2020&endYear=2020');
  expect(ofYear?.href).toBe('/research/honda/civic/2020');
});

test('there is no tab of what our editors wrote where they wrote nothing', () => {
  const found = { stats, ...usual, hasArticles: false };
  const context = { flags: flagsOf(brand), reference };
  const about = toReferenceTabs(searchAt('/cars-for-sale/bmw/i8'), found, context);
  expect(about?.tabs.map(({ code }) => code)).not.toContain('editorial');
  expect(about?.tabs.length).toBeGreaterThan(3);
});

test('a model that begins with its make’s name is named once', () => {
  expect(tabsAt('/cars-for-sale/mazda/mazda3')?.name).toBe('Mazda3');
});

test('an average is not told of odometers that count nowhere [validation.mileage-stats]', () => {
  const wordsOf = (max: number) =>
    toReferenceTabs(
      searchAt('/cars-for-sale/honda/civic'),
      { stats: { ...stats, mileage: { min: 10, max, average: 52_310 } }, ...usual },
      { flags: flagsOf(brand), reference },
    )?.words;
  expect(wordsOf(249_999)).toHaveLength(2);
  expect(wordsOf(250_000)).toEqual([expect.stringContaining('ask $14,050 on average')]);
});

test.each([
  '/cars-for-sale',
  '/cars-for-sale/honda',
  '/cars-for-sale?modelCode=CIVIC&modelCode=CRV',
  '/cars-for-sale?makeCode=TOYOTA&modelCode=CIVIC',
  '/cars-for-sale?seriesCode=3_SERIES&modelCode=330I',
])('beside %s there are none', (address) => expect(tabsAt(address)).toBeNull());

test('are switched off with what is said about one model', () => {
  expect(tabsAt('/cars-for-sale/honda/civic', new Set())).toBeNull();
});

test.each([
  ['/cars-for-sale/honda/civic', { year: 2026 }],
  ['/cars-for-sale/honda/civic?startYear=2020&endYear=2020', { year: 2020 }],
  ['/cars-for-sale/honda/civic?startYear=2019&endYear=2020', null],
  ['/cars-for-sale/new-cars/honda/civic', null],
  ['/cars-for-sale/honda/civic?maxPrice=20000', null],
  ['/cars-for-sale/honda/civic?trimCode=CIVIC|LX', null],
  ['/cars-for-sale?seriesCode=3_SERIES&modelCode=330I', null],
])('ratings are asked for %s: %j [conditions.consumer-ratings]', async (address, expected) => {
  const asked: unknown[] = [];
  const services = {
    findReviews: async (of: unknown) => {
      asked.push(of);
      return null;
    },
  };
  const app = { services, today: '2026-11-22' } as AppContext;
  await findSearchRatings(searchAt(address), app);
  expect(asked).toMatchObject(expected === null ? [] : [expected]);
});
