import { expect, test } from 'vitest';
import { fixtureReference as reference } from '../../test/fixture-reference.ts';
import { requireBrand } from '../brand/known-brands.ts';
import { partsAlone } from './search-parts.ts';
import type { SearchQuery } from './search-query.ts';

const atc = requireBrand('atc');
const base: SearchQuery = {
  filters: { listingType: ['USED'] },
  marketExtension: 'include',
  sortBy: 'relevance',
  page: 1,
  numRecords: 25,
};
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
