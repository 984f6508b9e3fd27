import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryBrand, arbitraryQuery } from '../../../test/arbitrary-search.ts';
import { fixtureReference as reference } from '../../../test/fixture-reference.ts';
import { requireBrand } from '../../brand/known-brands.ts';
import type { SearchQuery } from '../search-query.ts';
import { breadcrumbs, crumbKeys } from './breadcrumbs.ts';
import { parseSearchUrl } from './parse-search-url.ts';

const atc = requireBrand('atc');
const hyundai = requireBrand('hyundai');
const base: SearchQuery = {
  filters: {},
  marketExtension: 'include',
  sortBy: 'relevance',
  page: 1,
  numRecords: 25,
};

const labels = (change: Partial<SearchQuery>, brand = atc) =>
  breadcrumbs({ ...base, ...change }, brand, reference)
    .slice(2)
    .map(({ key, label }) => `${key}: ${label}`);

const cases = arbitraryBrand.chain((brand) =>
  arbitraryQuery(brand).map((query) => ({ brand, query })),
);

test('crumbs come in the order of the specification, from home [crumbs.order]', () => {
  fc.assert(
    fc.property(cases, ({ brand, query }) => {
      const keys = breadcrumbs(query, brand, reference).map(({ key }) => key);
      expect(keys).toEqual(crumbKeys.filter((key) => keys.includes(key)));
      expect(keys.slice(0, 2)).toEqual(['home', 'page']);
    }),
  );
});

test('every link is canonical', () => {
  fc.assert(
    fc.property(cases, ({ brand, query }) => {
      for (const { href } of breadcrumbs(query, brand, reference).slice(1)) {
        const { pathname, search } = new URL(href, 'http://shop.test');
        expect(parseSearchUrl({ pathname, search }, brand, reference).isCanonical).toBe(true);
      }
    }),
  );
});

test('a full trail [brands.automaker-year-crumb, crumbs.order, crumbs.price, crumbs.mpg, crumbs.electric-range, crumbs.van, crumbs.third-party-certified]', () => {
  const query = {
    ...base,
    zip: '30303',
    searchRadius: 50,
    startYear: 2020,
    endYear: 2020,
    maxPrice: 30_000,
    filters: {
      sellerType: ['p'],
      listingType: ['3P_CERT'],
      vehicleStyleCode: ['VANMV'],
      makeCode: ['TOYOTA'],
      modelCode: ['CAMRY'],
      trimCode: ['CAMRY|LE'],
      fuelTypeGroup: ['ELE'],
      mpgRange: ['30-MPG'],
      electricMileRange: ['201-300'],
    },
  };
  const trail = (...year: string[]) => [
    'location: Atlanta, GA',
    'owner: By Owner',
    'condition: Used',
    'style: Van',
    'make: Toyota',
    'model: Camry',
    'trim: LE',
    ...year,
    'price: Under $30,000',
    'fuelType: Electric',
    'mpg: 30+',
    'electricRange: 201 - 300 Miles',
  ];
  expect(labels(query)).toEqual(trail());
  expect(labels(query, requireBrand('kbb'))).toEqual(trail());
  expect(labels(query, hyundai)).toEqual(trail('year: 2020'));
});

test('every link of a commercial search stays in it', () => {
  const trail = breadcrumbs(
    { ...base, experience: 'commercial', filters: { vehicleStyleCode: ['TRUCKS'] } },
    atc,
    reference,
  );
  expect(trail.map(({ label }) => label)).toContain('Commercial Vehicles for Sale');
  for (const { href } of trail.slice(1)) expect(href).toContain('experience=commercial');
});

describe('labels [crumbs.owner, crumbs.price, crumbs.commercial]', () => {
  test.each<[Partial<SearchQuery>, readonly string[]]>([
    [{ state: 'GA' }, ['location: GA']],
    [{ dma: 'STLOUIS', state: 'MO' }, ['location: St. Louis']],
    [{ filters: { sellerType: ['d'] } }, ['owner: Dealer']],
    [{ filters: { sellerType: ['p'] } }, ['owner: By Owner']],
    [{ maxPrice: 9000 }, ['price: Under $9,000']],
    [{ minPrice: 5000 }, ['price: Over $5,000']],
    [{ minPrice: 5000, maxPrice: 9000 }, ['price: Between $5,000 - $9,000']],
    [
      { experience: 'commercial', filters: { vehicleStyleCode: ['VANMV'] } },
      ['style: Commercial Van'],
    ],
    [
      { experience: 'commercial', filters: { vehicleStyleCode: ['TRUCKS'] } },
      ['style: Commercial Truck'],
    ],
    [{ filters: { makeCode: ['BMW', 'FORD'] } }, []],
    [{ filters: { electricMileRange: ['300-'] } }, ['electricRange: 300+ Miles']],
  ])('%j', (change, expected) => expect(labels(change)).toEqual(expected));

  test('the year is shown only when both ends are the same [crumbs.year]', () => {
    expect(labels({ startYear: 2019, endYear: 2020 }, hyundai)).toEqual([]);
  });
});

describe('links', () => {
  const hrefs = (change: Partial<SearchQuery>, brand = atc) =>
    breadcrumbs({ ...base, ...change }, brand, reference).map(({ key, href }) => `${key} ${href}`);
  const near = {
    zip: '30303',
    searchRadius: 75,
    filters: { listingType: ['USED'], makeCode: ['TOYOTA'] },
  };

  test('drop the location, but for the crumb that is the location [brands.crumbs-without-place]', () => {
    expect(hrefs(near)).toEqual([
      'home /',
      'page /cars-for-sale',
      'location /cars-for-sale/atlanta-ga?searchRadius=75&zip=30303',
      'condition /cars-for-sale',
      'make /cars-for-sale/toyota',
    ]);
  });
  test.each<[Partial<SearchQuery>, string]>([
    [near, '/cars-for-sale/atlanta-ga?searchRadius=75&zip=30303'],
    [{ state: 'GA' }, '/cars-for-sale/all-cars?state=GA'],
    [{ dma: 'STLOUIS' }, '/cars-for-sale/all-cars?dma=STLOUIS'],
  ])(
    'of every other brand name a place like %j once [brands.crumbs-without-place]',
    (place, href) => {
      const query = { filters: {}, ...place, maxPrice: 9000 };
      const [, , location, ...others] = hrefs(query);
      expect(location).toBe(`location ${href}`);
      for (const other of others) expect(other).not.toMatch(/atlanta|zip|searchRadius|state|dma/);
      const [home, ...guide] = hrefs(query, requireBrand('kbb'));
      expect(home).toBe('home /');
      expect(guide.filter((link) => /atlanta|state|dma/.test(link))).toHaveLength(1);
      for (const link of hrefs(query, hyundai).slice(2)) expect(link).toMatch(/atlanta|state|dma/);
    },
  );
  test('of the automaker keep it, and its home is the search [brands.automaker-home-crumb]', () => {
    expect(hrefs(near, hyundai)).toEqual([
      'home /cars-for-sale',
      'page /cars-for-sale',
      'location /cars-for-sale/atlanta-ga?searchRadius=75&zip=30303',
      'condition /cars-for-sale/used/atlanta-ga?searchRadius=75&zip=30303',
      'make /cars-for-sale/used/toyota/atlanta-ga?searchRadius=75&zip=30303',
    ]);
  });
  test('keep every condition where every condition is searched', () => {
    expect(hrefs({ filters: { makeCode: ['TOYOTA'] } }).at(-1)).toBe(
      'make /cars-for-sale/all-cars/toyota',
    );
  });
});
