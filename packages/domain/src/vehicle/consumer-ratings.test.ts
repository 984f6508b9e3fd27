import { describe, expect, test } from 'vitest';
import type { SearchQuery } from '../search/search-query.ts';
import { ratedVehicle } from './consumer-ratings.ts';
import { overallRating } from './overall-rating.ts';

const base: SearchQuery = {
  filters: { listingType: ['USED'], makeCode: ['TOYOTA'], modelCode: ['CAMRY'] },
  marketExtension: 'include',
  sortBy: 'relevance',
  page: 1,
  numRecords: 25,
};
const rated = (change: Partial<SearchQuery>) => ratedVehicle({ ...base, ...change }, 2026);
const withFilter = (filters: SearchQuery['filters']) => ({
  filters: { ...base.filters, ...filters },
});

test('one model without a year is rated for the current one [conditions.consumer-ratings]', () => {
  expect(rated({})).toEqual({ makeCode: 'TOYOTA', modelCode: 'CAMRY', year: 2026 });
});
test('one model and one year is rated [conditions.consumer-ratings]', () => {
  expect(rated({ startYear: 2020, endYear: 2020 })?.year).toBe(2020);
});

describe('any other search has no ratings', () => {
  test.each<[string, Partial<SearchQuery>]>([
    ['two makes', withFilter({ makeCode: ['HONDA', 'TOYOTA'] })],
    ['two models', withFilter({ modelCode: ['CAMRY', 'SEQUOIA'] })],
    ['a make alone', { filters: { makeCode: ['TOYOTA'] } }],
    ['several years', { startYear: 2019, endYear: 2020 }],
    ['an open year range', { startYear: 2019 }],
    ['an open year range to the past', { endYear: 2019 }],
    ['a lowest price', { minPrice: 5000 }],
    ['a highest price', { maxPrice: 20_000 }],
    ['a trim', withFilter({ trimCode: ['CAMRY|LE'] })],
    ['new cars', withFilter({ listingType: ['NEW'] })],
    ['certified cars', withFilter({ listingType: ['CERTIFIED', 'USED'] })],
    ['private sellers', withFilter({ sellerType: ['p'] })],
    ['a style', withFilter({ vehicleStyleCode: ['SEDAN'] })],
    ['a drive', withFilter({ driveGroup: ['FWD'] })],
    ['an engine', withFilter({ engineCode: ['4CLDR'] })],
    ['a fuel', withFilter({ fuelTypeGroup: ['HYB'] })],
    ['an economy', withFilter({ mpgRange: ['30-MPG'] })],
  ])('%s [conditions.consumer-ratings]', (_, change) => expect(rated(change)).toBeNull());
});

test('the overall rating is found by its name', () => {
  const ratings = [
    { name: 'Comfort', value: 4 },
    { name: 'Overall Rating', value: 4.6 },
  ];
  expect(overallRating({ ratings, numberOfReviews: 9 })).toBe(4.6);
  expect(overallRating({ ratings: [], numberOfReviews: 0 })).toBeNull();
});
