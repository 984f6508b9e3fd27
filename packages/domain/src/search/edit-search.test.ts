import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryBrand, arbitraryQuery, codesOfGroup } from '../../test/arbitrary-search.ts';
import { fixtureReference as reference } from '../../test/fixture-reference.ts';
import { requireBrand } from '../brand/known-brands.ts';
import {
  without,
  withoutFilters,
  withPage,
  withSettings,
  withToggled,
  withValues,
} from './edit-search.ts';
import { filterGroupKeys } from './filter-groups.ts';
import type { SearchQuery } from './search-query.ts';

const base: SearchQuery = {
  filters: {},
  marketExtension: 'include',
  sortBy: 'relevance',
  page: 4,
  numRecords: 25,
};

test('every edit of a filter returns to the first page [refine.sort-change, refine.select-filter]', () => {
  const edits = arbitraryBrand.chain((brand) =>
    fc.tuple(arbitraryQuery(brand), fc.constantFrom(...filterGroupKeys)),
  );
  fc.assert(
    fc.property(edits, ([query, group]) => {
      const [code = ''] = codesOfGroup(group);
      expect(withToggled(query, group, code, reference).page).toBe(1);
      expect(withValues(query, group, [], reference).page).toBe(1);
    }),
  );
  expect(without(base, 'state').page).toBe(1);
  expect(withSettings(base, { sortBy: 'yearASC' })).toEqual({
    ...base,
    sortBy: 'yearASC',
    page: 1,
  });
  expect(withPage(base, 3).page).toBe(3);
});

test('toggling a value twice, where nothing hangs on it, changes nothing', () => {
  const filters = { vehicleStyleCode: ['SEDAN'], fuelTypeGroup: ['ELE'] };
  const query = { ...base, filters, page: 1 };
  const once = withToggled(query, 'vehicleStyleCode', 'COUPE', reference);
  expect(once.filters.vehicleStyleCode).toEqual(['COUPE', 'SEDAN']);
  expect(withToggled(once, 'vehicleStyleCode', 'COUPE', reference)).toEqual(query);
});

describe('the vehicle tree', () => {
  const chosen = {
    ...base,
    filters: {
      makeCode: ['HONDA', 'TOYOTA'],
      modelCode: ['CAMRY', 'CIVIC'],
      trimCode: ['CAMRY|LE', 'CIVIC|LX'],
    },
  };
  test('removing a make takes its models and their trims along', () => {
    expect(withToggled(chosen, 'makeCode', 'HONDA', reference).filters).toEqual({
      makeCode: ['TOYOTA'],
      modelCode: ['CAMRY'],
      trimCode: ['CAMRY|LE'],
    });
  });
  test('changing the only make drops what hung on it', () => {
    expect(withValues(chosen, 'makeCode', ['BMW'], reference).filters).toEqual({
      makeCode: ['BMW'],
    });
  });
  test('removing a model takes its trims along and leaves its make', () => {
    expect(withToggled(chosen, 'modelCode', 'CIVIC', reference).filters).toEqual({
      makeCode: ['HONDA', 'TOYOTA'],
      modelCode: ['CAMRY'],
      trimCode: ['CAMRY|LE'],
    });
  });
  test('a model or series brings its make [parameters.series]', () => {
    expect(withValues(base, 'modelCode', ['F150PICKUP'], reference).filters.makeCode).toEqual([
      'FORD',
    ]);
    expect(withValues(base, 'seriesCode', ['3_SERIES'], reference).filters.makeCode).toEqual([
      'BMW',
    ]);
  });
});

describe('an experience', () => {
  const deals: SearchQuery = { ...base, experience: 'best-deals' };
  test('ends when one of its values is taken away, the others stay [refine.experience-values]', () => {
    const next = withValues(deals, 'dealType', ['goodprice'], reference);
    expect(next.experience).toBeUndefined();
    expect(next.filters).toEqual({ dealType: ['goodprice'] });
  });
  test('stays when something else changes', () => {
    expect(withValues(deals, 'makeCode', ['BMW'], reference).experience).toBe('best-deals');
    const both = withValues(deals, 'dealType', ['goodprice', 'greatprice'], reference);
    expect(both.experience).toBe('best-deals');
  });
});

test('clearing all keeps place, radius, order and what the brand always chooses [refine.clear-all]', () => {
  const queries = arbitraryQuery(requireBrand('atc'));
  fc.assert(
    fc.property(queries, (query) => {
      const { zip, searchRadius, sortBy, numRecords } = query;
      const cleared = withoutFilters(query, requireBrand('atc'));
      expect(cleared).toEqual({
        filters: { listingType: ['USED'] },
        ...(zip && { zip }),
        ...(searchRadius !== undefined && { searchRadius }),
        marketExtension: 'include',
        sortBy,
        numRecords,
        page: 1,
      });
    }),
  );
});
