import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBrand, arbitraryQuery } from '../../../test/arbitrary-search.ts';
import { fixtureReference as reference } from '../../../test/fixture-reference.ts';
import { requireBrand } from '../../brand/known-brands.ts';
import type { SearchQuery } from '../search-query.ts';
import { searchTitles } from './titles.ts';

const base: SearchQuery = {
  filters: {},
  marketExtension: 'include',
  sortBy: 'relevance',
  page: 1,
  numRecords: 25,
};
const titles = (change: Partial<SearchQuery>) =>
  searchTitles({ ...base, ...change }, requireBrand('atc'), reference);

test.each<[string, Partial<SearchQuery>]>([
  ['Cars for Sale', {}],
  ['New Cars for Sale', { filters: { listingType: ['NEW'] } }],
  ['Used Cars for Sale', { filters: { listingType: ['USED'] } }],
  ['Certified Cars for Sale', { filters: { listingType: ['CERTIFIED'] } }],
  ['Used Cars for Sale', { filters: { listingType: ['3P_CERT', 'USED'] } }],
  ['Cars for Sale', { filters: { listingType: ['NEW', 'USED'] } }],
  ['Commercial Vehicles for Sale', { experience: 'commercial' }],
  [
    'Commercial Vehicles for Sale',
    { experience: 'commercial', filters: { listingType: ['NEW'], makeCode: ['FORD'] } },
  ],
  ['Cars for Sale', { experience: 'best-deals' }],
  ['Used Toyota Cars for Sale', { filters: { listingType: ['USED'], makeCode: ['TOYOTA'] } }],
  ['Toyota SUVs for Sale', { filters: { makeCode: ['TOYOTA'], vehicleStyleCode: ['SUVCROSS'] } }],
  ['Cars for Sale', { filters: { makeCode: ['BMW', 'FORD'] } }],
  ['Cars for Sale', { filters: { makeCode: ['FORD', 'HONDA'], modelCode: ['CIVIC'] } }],
  [
    'BMW Cars for Sale',
    { filters: { makeCode: ['BMW'], seriesCode: ['3_SERIES'], modelCode: ['328I'] } },
  ],
  [
    '2020 Toyota Camry LE for Sale Under $20,000',
    {
      filters: { makeCode: ['TOYOTA'], modelCode: ['CAMRY'], trimCode: ['CAMRY|LE'] },
      startYear: 2020,
      endYear: 2020,
      maxPrice: 20_000,
    },
  ],
  ['Electric Cars for Sale', { filters: { fuelTypeGroup: ['ELE'] } }],
  ['Cars with AWD/4WD for Sale', { filters: { driveGroup: ['AWD4WD'] } }],
  ['Cars for Sale by Owner', { filters: { sellerType: ['p'] } }],
  ['Vans for Sale by Owner', { filters: { sellerType: ['p'], vehicleStyleCode: ['VANMV'] } }],
  [
    'Used 2022 BMW Diesel SUVs with Rear Wheel Drive for Sale by Owner Under $20,000',
    {
      filters: {
        listingType: ['USED'],
        makeCode: ['BMW'],
        fuelTypeGroup: ['DSL'],
        vehicleStyleCode: ['SUVCROSS'],
        driveGroup: ['RWD'],
        sellerType: ['p'],
      },
      startYear: 2022,
      endYear: 2022,
      maxPrice: 20_000,
    },
  ],
  [
    'Toyota Camry LE Hybrid Sedans for Sale',
    {
      filters: {
        makeCode: ['TOYOTA'],
        modelCode: ['CAMRY'],
        trimCode: ['CAMRY|LE'],
        fuelTypeGroup: ['HYB'],
        vehicleStyleCode: ['SEDAN'],
      },
    },
  ],
  ['Cars for Sale', { filters: { fuelTypeGroup: ['ALT'], doorCode: ['2'], sellerType: ['d'] } }],
  ['Cars for Sale', { filters: { fuelTypeGroup: ['DSL', 'ELE'], driveGroup: ['FWD', 'RWD'] } }],
  [
    'Commercial Vehicles for Sale',
    { experience: 'commercial', filters: { fuelTypeGroup: ['ELE'], sellerType: ['p'] } },
  ],
])('%s [routes.page-title, routes.commercial-title, options.many-makes]', (heading, change) =>
  expect(titles(change).heading).toBe(heading),
);

test('the place is in the title and beside the heading [routes.page-title]', () => {
  const filters = { listingType: ['USED'], makeCode: ['TOYOTA'], modelCode: ['CAMRY'] };
  expect(titles({ filters, zip: '30303', searchRadius: 50 })).toMatchObject({
    title: 'Used Toyota Camry for Sale in Atlanta, GA | Forecourt',
    heading: 'Used Toyota Camry for Sale',
    location: 'within 50 miles of Atlanta, GA',
  });
  expect(titles({ zip: '30303', searchRadius: 1 }).location).toBe('within 1 mile of Atlanta, GA');
  expect(titles({ zip: '30303', searchRadius: 0 }).location).toBe('nationwide from Atlanta, GA');
  expect(titles({ state: 'GA' }).location).toBe('in GA');
  expect(titles({}).location).toBeNull();
});

test('title and description of a later page say which one it is, its heading does not', () => {
  const { title, description, heading } = titles({ state: 'GA', page: 2 });
  expect(title).toBe('Cars for Sale in GA, page 2 | Forecourt');
  expect(description).toMatch(/^Cars for Sale in GA, page 2: compare/);
  expect(heading).toBe('Cars for Sale');
});

test('a model that is named after its fuel says it once', () => {
  const hybrid = { code: 'RAV4HYB', name: 'RAV4 Hybrid', makeCode: 'TOYOTA', seriesCode: null };
  const findModel: typeof reference.findModel = (code) =>
    code === hybrid.code ? hybrid : reference.findModel(code);
  const filters = { makeCode: ['TOYOTA'], modelCode: [hybrid.code], fuelTypeGroup: ['HYB'] };
  const atc = requireBrand('atc');
  const { heading } = searchTitles({ ...base, filters }, atc, { ...reference, findModel });
  expect(heading).toBe('Toyota RAV4 Hybrid for Sale');
});

test('no code and no gap ever reaches a title', () => {
  const cases = arbitraryBrand.chain((brand) =>
    fc.tuple(fc.constant(brand), arbitraryQuery(brand)),
  );
  fc.assert(
    fc.property(cases, ([brand, query]) => {
      const { title, description } = searchTitles(query, brand, reference);
      expect(title).toMatch(new RegExp(` \\| ${brand.name}$`));
      expect(`${title} ${description}`).not.toMatch(/undefined|null| {2}|SUVCROSS|TOYOTA|\|.*\|/);
    }),
  );
});

test('a market or a state is named in title and beside the heading', () => {
  expect(titles({ dma: 'STLOUIS' })).toMatchObject({
    title: 'Cars for Sale in St. Louis | Forecourt',
    location: 'in St. Louis',
  });
  expect(titles({ state: 'GA' }).location).toBe('in GA');
});
