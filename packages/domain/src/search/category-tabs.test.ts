import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBrand, arbitraryQuery } from '../../test/arbitrary-search.ts';
import { flagsOf } from '../brand/brand-flags.ts';
import { requireBrand } from '../brand/known-brands.ts';
import { brandSearch } from './brand-search.ts';
import { categoryOf, categoryTabs, shownTabs, withCategory } from './category-tabs.ts';
import { withoutFilters } from './edit-search.ts';

const cases = arbitraryBrand.chain((brand) =>
  fc.record({
    brand: fc.constant(brand),
    query: arbitraryQuery(brand),
    tab: fc.constantFrom(...categoryTabs.map(({ code }) => code)),
  }),
);

test('the search behind a tab belongs to the tab, has no experience and keeps its place [results.category-tabs]', () => {
  fc.assert(
    fc.property(cases, ({ brand, query, tab }) => {
      const next = withCategory(query, tab, brand);
      expect(categoryOf(next)).toBe(tab);
      expect(next.experience).toBeUndefined();
      expect(next).toMatchObject({ page: 1, sortBy: query.sortBy });
      for (const place of ['zip', 'searchRadius', 'state', 'dma'] as const)
        expect(next[place]).toBe(query[place]);
    }),
  );
});

test('each tab has its name, its place and its filters [results.category-tabs]', () => {
  const brand = requireBrand('kbb');
  const query = brandSearch(brand, { makeCode: ['BMW'] });
  const tabs = shownTabs(flagsOf(brand));
  expect(tabs.map(({ code, name }) => [name, withCategory(query, code, brand).filters])).toEqual([
    ['All Results', {}],
    ['Best Deals', { dealType: ['goodprice', 'greatprice'] }],
    ['Buy Online', { homeServices: ['BUY_ONLINE'] }],
    ['For Sale By Owner', { sellerType: ['p'] }],
    ['Certified Used', { listingType: ['CERTIFIED'] }],
  ]);
});

test('All Results is the search without filters [refine.all-results-tab]', () => {
  fc.assert(
    fc.property(cases, ({ brand, query }) => {
      const { state: _state, dma: _dma, ...rest } = withCategory(query, 'all', brand);
      expect(rest).toEqual(withoutFilters(query, brand));
    }),
  );
});

test('a category replaces all filters, those of the one before too, and ends the experience [refine.other-tab]', () => {
  const atc = requireBrand('atc');
  const query = {
    filters: { makeCode: ['HONDA'] },
    maxPrice: 9000,
    experience: 'commercial',
    marketExtension: 'include',
    sortBy: 'yearASC',
    page: 2,
    numRecords: 25,
  } as const;
  const deals = withCategory(query, 'best-deals', atc);
  const { maxPrice: _price, experience: _experience, ...rest } = query;
  expect(withCategory(deals, 'certified', atc)).toEqual({
    ...rest,
    page: 1,
    filters: { listingType: ['CERTIFIED'] },
  });
  const goodPrices = ['goodprice', 'greatprice'];
  expect(deals.filters).toEqual({ listingType: ['USED'], dealType: goodPrices });
});
