import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBrand, arbitraryQuery } from '../../test/arbitrary-search.ts';
import { fixtureReference as reference } from '../../test/fixture-reference.ts';
import { requireBrand } from '../brand/brand.ts';
import { toSearchUrl } from './address/search-url.ts';
import { partsAlone, relaxations } from './relaxations.ts';
import type { SearchQuery } from './search-query.ts';

const atc = requireBrand('atc');
const base: SearchQuery = {
  filters: { listingType: ['USED'] },
  marketExtension: 'include',
  sortBy: 'relevance',
  page: 1,
  numRecords: 25,
};
const offered = (change: Partial<SearchQuery>) =>
  relaxations({ ...base, ...change }, atc, reference).map(({ label, from, to }) => [
    label,
    from,
    to,
  ]);

test('every way leads to another search, each once', () => {
  const cases = arbitraryBrand.chain((brand) =>
    arbitraryQuery(brand).map((query) => ({ brand, query })),
  );
  fc.assert(
    fc.property(cases, ({ brand, query }) => {
      const ways = relaxations(query, brand, reference);
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

const alone = (change: Partial<SearchQuery>) =>
  partsAlone({ ...base, ...change }, atc, reference).map((ways) =>
    ways.map(({ label, from, to }) => [label, from, to].join(': ')),
  );

test('each part of a search is left alone, the vehicle first, and in the end nothing', () => {
  const filters = { listingType: ['USED'], makeCode: ['HONDA'], modelCode: ['CIVIC'] };
  const place = { zip: '30303', searchRadius: 50 } as const;
  expect(
    alone({ filters: { ...filters, doorCode: ['2'] }, maxPrice: 3_000, startYear: 2022, ...place }),
  ).toEqual([
    ['Filters: all 5: only Honda and Civic', 'Filters: all 5: only Honda and Civic, nationwide'],
    ['Filters: all 5: only Two Door', 'Filters: all 5: only Two Door, nationwide'],
    ['Filters: all 5: only 2022 or newer', 'Filters: all 5: only 2022 or newer, nationwide'],
    ['Filters: all 5: only under $3,000', 'Filters: all 5: only under $3,000, nationwide'],
    ['Filters: all 5: no filters', 'Filters: all 5: no filters, nationwide'],
  ]);
});

test('a part alone keeps what it says and nothing else', () => {
  const filters = { listingType: ['NEW'], makeCode: ['HONDA'], featureCode: ['1078'] };
  const [vehicle] = partsAlone({ ...base, filters, startYear: 2022 }, atc, reference);
  expect(vehicle?.map(({ query }) => query)).toEqual([
    { ...base, filters: { listingType: ['USED'], makeCode: ['HONDA'] } },
  ]);
});

test('a search without filters has no parts', () => {
  expect(alone({ zip: '30303', searchRadius: 10 })).toEqual([]);
});
