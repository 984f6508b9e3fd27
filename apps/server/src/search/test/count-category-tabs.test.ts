import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { categoryTabs, withCategory } from '@forecourt/domain/search/category-tabs';
import { toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import { describe, expect, test } from 'vitest';
import { engine, reference, today } from '../../../test/paid-market.ts';
import { searchFacts } from '../../request/request-facts.ts';
import { countCategoryTabs } from '../count-category-tabs.ts';

describe('category tabs', () => {
  test.each([
    ['atc', '/cars-for-sale'],
    [
      'atc',
      '/cars-for-sale/certified-cars/atlanta-ga?zip=30303&dealType=greatprice&homeServices=TEST_DRIVE',
    ],
    ['hyundai', '/cars-for-sale/toyota?experience=commercial'],
  ])('count what a search behind each of them finds: %s %s', async (code, address) => {
    const brand = requireBrand(code);
    const { query } = parseSearchUrl(new URL(address, 'http://localhost'), brand, reference);
    const counts = categoryTabs.map(async ({ code: tab }) => {
      const next = withCategory(query, tab, brand);
      return [tab, await engine.count(toSearchFilter(next, reference, today))] as const;
    });
    const found = new Map(await Promise.all(counts));
    const facts = { brand, ...searchFacts(flagsOf(brand), today, reference) };
    expect(await countCategoryTabs(engine, query, facts)).toEqual(found);
    expect(found.get('by-owner')).toBeGreaterThan(0);
  });
});
