import { expect, test } from 'vitest';
import { fixtureReference as reference } from '../../test/fixture-reference.ts';
import type { FilterValues } from '../search/filter-groups.ts';
import type { SearchQuery } from '../search/search-query.ts';
import { findProgramMake, withCertified } from './certified-program.ts';

const searchFor = (filters: FilterValues): SearchQuery => ({
  filters,
  marketExtension: 'include',
  sortBy: 'relevance',
  page: 2,
  numRecords: 25,
});

test('a program is that of the only make', () => {
  expect(findProgramMake(searchFor({ makeCode: ['HYUND'] }), reference)).toBe('Hyundai');
  expect(findProgramMake(searchFor({ makeCode: ['FORD', 'HYUND'] }), reference)).toBeNull();
  expect(findProgramMake(searchFor({}), reference)).toBeNull();
});

test('certified cars are added to the conditions, and a new search begins [modals.certified-program]', () => {
  const { filters, page } = withCertified(searchFor({ listingType: ['USED'] }), reference);
  expect({ filters, page }).toEqual({ filters: { listingType: ['CERTIFIED', 'USED'] }, page: 1 });
});

test('they are included already where every condition is', () => {
  expect(withCertified(searchFor({}), reference).filters).toEqual({});
});
