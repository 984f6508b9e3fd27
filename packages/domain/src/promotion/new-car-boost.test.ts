import { expect, test } from 'vitest';
import type { SearchQuery } from '../search/search-query.ts';
import { canBoostNewCars } from './new-car-boost.ts';

const base: SearchQuery = {
  filters: { listingType: ['USED'] },
  zip: '30303',
  marketExtension: 'include',
  sortBy: 'relevance',
  page: 1,
  numRecords: 25,
};
const { zip: _zip, ...nowhere } = base;

test.each<[string, SearchQuery, boolean]>([
  ['used cars near a ZIP', base, true],
  ['every condition', { ...base, filters: {} }, true],
  ['without a ZIP', nowhere, false],
  ['a ZIP of four digits', { ...base, zip: '3030' }, false],
  ['a ZIP of six digits', { ...base, zip: '303033' }, false],
  ['a ZIP with a letter', { ...base, zip: '3030O' }, false],
  ['new cars', { ...base, filters: { listingType: ['NEW'] } }, false],
  ['private sellers', { ...base, filters: { sellerType: ['p'] } }, false],
  ['up to five years old', { ...base, endYear: 2021 }, true],
  ['up to six years old', { ...base, endYear: 2020 }, false],
  ['from last year on', { ...base, startYear: 2025 }, true],
  ['from this year on', { ...base, startYear: 2026 }, false],
  ['from next year on', { ...base, startYear: 2027 }, false],
])(
  'new cars are shown beside others or not: %s [place.boost-zip, conditions.boost, limits.car-age]',
  (_, query, expected) => expect(canBoostNewCars(query, 2026)).toBe(expected),
);
