import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBrand, arbitraryQuery } from '../test/arbitrary-search.ts';
import { fixtureReference as reference } from '../test/fixture-reference.ts';
import { requireBrand } from './brand.ts';
import type { SearchQuery } from './search-query.ts';
import { toSearchUrl } from './search-url.ts';
import { waysOut } from './ways-out.ts';

const atc = requireBrand('atc');
const base: SearchQuery = {
  filters: { listingType: ['USED'] },
  marketExtension: 'include',
  sortBy: 'relevance',
  page: 1,
  numRecords: 25,
};
const offered = (change: Partial<SearchQuery>) =>
  waysOut({ ...base, ...change }, atc, reference).map(({ label, from, to }) => [label, from, to]);

test('every way leads to another search, each once', () => {
  const cases = arbitraryBrand.chain((brand) =>
    arbitraryQuery(brand).map((query) => ({ brand, query })),
  );
  fc.assert(
    fc.property(cases, ({ brand, query }) => {
      const ways = waysOut(query, brand, reference);
      const here = toSearchUrl({ ...query, page: 1 }, brand, reference);
      expect(new Set(ways.map(({ key }) => key)).size).toBe(ways.length);
      for (const way of ways) expect(toSearchUrl(way.query, brand, reference)).not.toBe(here);
    }),
  );
});

test('a price goes up by a quarter, to a round figure, or away', () => {
  expect(offered({ maxPrice: 20_000 })).toEqual([
    ['Price', 'Under $20,000', 'under $25,000'],
    ['Price', 'Under $20,000', 'any price'],
  ]);
  expect(offered({ maxPrice: 3_000 })[0]).toEqual(['Price', 'Under $3,000', 'under $4,000']);
});

test('a radius at least doubles, or goes', () => {
  expect(offered({ zip: '30303', searchRadius: 50 })).toEqual([
    ['Distance', '50 miles', '100 miles'],
    ['Distance', '50 miles', 'nationwide'],
  ]);
  expect(offered({ zip: '30303', searchRadius: 0 })).toEqual([]);
});

test('a filter is named by its group', () => {
  expect(offered({ filters: { listingType: ['USED'], vehicleStyleCode: ['CONVERT'] } })).toEqual([
    ['Body Style', 'Convertible', 'any body style'],
  ]);
});
