import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryBrand, arbitraryQuery } from '../../../test/arbitrary-search.ts';
import { fixtureReference as reference } from '../../../test/fixture-reference.ts';
import { requireBrand } from '../../brand/known-brands.ts';
import type { SearchQuery } from '../search-query.ts';
import { parseSearchParameters, parseSearchUrl } from './parse-search-url.ts';
import { toSearchParameters, toSearchUrl } from './search-url.ts';

const atc = requireBrand('atc');

const split = (address: string) => {
  const { pathname, search } = new URL(address, 'http://shop.test');
  return { pathname, search };
};
const parse = (address: string, brand = atc) => parseSearchUrl(split(address), brand, reference);

const brandAndQuery = arbitraryBrand.chain((brand) =>
  arbitraryQuery(brand).map((query) => ({ brand, query })),
);

test('a search written as an address and read back is the same search [routes.filters-as-parameters, query.paging, query.place, query.conditions, query.makes, query.ranges, query.economy, query.others, query.category-search]', () => {
  fc.assert(
    fc.property(brandAndQuery, ({ brand, query }) => {
      const parsed = parse(toSearchUrl(query, brand, reference), brand);
      expect(parsed.query).toEqual(query);
      expect(parsed.invalid).toEqual([]);
      expect(parsed.unknownSegments).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('a search written as parameters alone and read back is the same search', () => {
  fc.assert(
    fc.property(brandAndQuery, ({ brand, query }) => {
      const { query: read, invalid } = parseSearchParameters(
        toSearchParameters(query, brand),
        brand,
        reference,
      );
      expect(read).toEqual(query);
      expect(invalid).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('the written address is canonical, also after a browser has had it in its hands', () => {
  fc.assert(
    fc.property(brandAndQuery, ({ brand, query }) => {
      const address = toSearchUrl(query, brand, reference);
      const parsed = parse(address, brand);
      expect(parsed.canonical).toBe(address);
      expect(parsed.isCanonical).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('the written address is canonical also where its query is escaped in another way', () => {
  fc.assert(
    fc.property(brandAndQuery, ({ brand, query }) => {
      const { pathname, search } = split(toSearchUrl(query, brand, reference));
      const passedOn = search === '' ? pathname : `${pathname}?${new URLSearchParams(search)}`;
      expect(parse(passedOn, brand).isCanonical).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('keys are sorted, and the values of a key, without repeats [address.order]', () => {
  fc.assert(
    fc.property(brandAndQuery, ({ brand, query }) => {
      const { search } = split(toSearchUrl(query, brand, reference));
      const pairs = search.slice(1).split('&').filter(Boolean);
      expect(pairs).toEqual([...new Set(pairs)].sort());
    }),
  );
});

describe('what goes where [order.default]', () => {
  const base: SearchQuery = {
    filters: { listingType: ['USED'] },
    marketExtension: 'include',
    sortBy: 'relevance',
    page: 1,
    numRecords: 25,
  };
  const write = (change: Partial<SearchQuery>) =>
    toSearchUrl({ ...base, ...change }, atc, reference);

  test.each<[string, Partial<SearchQuery>]>([
    ['/cars-for-sale', {}],
    ['/cars-for-sale/all-cars', { filters: {} }],
    ['/cars-for-sale/new-cars', { filters: { listingType: ['NEW'] } }],
    ['/cars-for-sale?listingType=3P_CERT', { filters: { listingType: ['3P_CERT'] } }],
    [
      '/cars-for-sale?listingType=CERTIFIED&listingType=USED',
      { filters: { listingType: ['CERTIFIED', 'USED'] } },
    ],
    [
      '/cars-for-sale/all-cars/awd-4wd/toyota/sequoia/atlanta-ga?zip=30338',
      {
        filters: { driveGroup: ['AWD4WD'], makeCode: ['TOYOTA'], modelCode: ['SEQUOIA'] },
        zip: '30338',
        searchRadius: 50,
      },
    ],
    [
      '/cars-for-sale/honda?modelCode=CIVIC&modelCode=CRV',
      {
        filters: { listingType: ['USED'], makeCode: ['HONDA'], modelCode: ['CIVIC', 'CRV'] },
      },
    ],
    [
      '/cars-for-sale?makeCode=BMW&makeCode=FORD',
      { filters: { listingType: ['USED'], makeCode: ['BMW', 'FORD'] } },
    ],
    ['/cars-for-sale/cars-under-20000', { maxPrice: 20_000 }],
    ['/cars-for-sale/cars-between-10000-and-16500', { minPrice: 10_000, maxPrice: 16_500 }],
    ['/cars-for-sale/2020', { startYear: 2020, endYear: 2020 }],
    ['/cars-for-sale?endYear=2021&startYear=2020', { startYear: 2020, endYear: 2021 }],
    [
      '/cars-for-sale/by-owner/st-louis-mo?searchRadius=0&zip=63101',
      {
        filters: { listingType: ['USED'], sellerType: ['p'] },
        zip: '63101',
        searchRadius: 0,
      },
    ],
    [
      '/cars-for-sale?trimCode=X5%7CM%27s%20Choice%20%282-door%29',
      { filters: { listingType: ['USED'], trimCode: ["X5|M's Choice (2-door)"] } },
    ],
  ])('%s', (address, change) => expect(write(change)).toBe(address));
});
