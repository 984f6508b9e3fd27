import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryBrand, arbitraryQuery } from '../../test/arbitrary-search.ts';
import { fixtureReference as reference } from '../../test/fixture-reference.ts';
import { requireBrand } from '../brand/known-brands.ts';
import { chips, clearedOfAll } from './chips.ts';
import type { SearchQuery } from './search-query.ts';

const atc = requireBrand('atc');
const base: SearchQuery = {
  filters: { listingType: ['USED'] },
  marketExtension: 'include',
  sortBy: 'relevance',
  page: 1,
  numRecords: 25,
};
const chipsOf = (change: Partial<SearchQuery>) => chips({ ...base, ...change }, atc, reference);
const labelsOf = (change: Partial<SearchQuery>) => chipsOf(change).map(({ label }) => label);

const cases = arbitraryBrand.chain((brand) =>
  arbitraryQuery(brand).map((query) => ({ brand, query })),
);

test('each chip has its own key, and removing it removes it', () => {
  fc.assert(
    fc.property(cases, ({ brand, query }) => {
      const all = chips(query, brand, reference);
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      for (const { key, cleared } of all) {
        expect(chips(cleared, brand, reference).map((chip) => chip.key)).not.toContain(key);
      }
    }),
  );
});

test('cleared of all, no chip is left', () => {
  fc.assert(
    fc.property(cases, ({ brand, query }) => {
      expect(chips(clearedOfAll(query, brand), brand, reference)).toEqual([]);
    }),
  );
});

test('the default condition, the place and the order are no chips', () => {
  expect(chipsOf({ zip: '30303', searchRadius: 25, sortBy: 'yearASC', page: 3 })).toEqual([]);
});

describe('ranges', () => {
  test('a price chip clears both bounds [refine.price-chip]', () => {
    const [chip] = chipsOf({ minPrice: 5000, maxPrice: 9000 });
    expect(chip).toEqual({ key: 'price', label: 'Between $5,000 - $9,000', cleared: base });
  });
  test('a year chip clears both ends [refine.year-chip]', () => {
    const [chip] = chipsOf({ startYear: 2018, endYear: 2020 });
    expect(chip).toEqual({ key: 'year', label: '2018 - 2020', cleared: base });
  });
  test.each<[Partial<SearchQuery>, string]>([
    [{ minPrice: 5000 }, 'Over $5,000'],
    [{ maxPrice: 9000 }, 'Under $9,000'],
    [{ maxPayment: 450 }, 'Under $450/mo'],
    [{ minPayment: 300, maxPayment: 450 }, 'Between $300 - $450/mo'],
    [{ startYear: 2020 }, '2020 or newer'],
    [{ endYear: 2020 }, '2020 or older'],
    [{ startYear: 2020, endYear: 2020 }, '2020'],
  ])('%o reads “%s”', (change, label) => expect(labelsOf(change)).toEqual([label]));
});

test('removing the sponsorship chip removes the restriction [refine.sponsorship-chip]', () => {
  const [chip] = chipsOf({ isSponsorship: true });
  expect(chip?.cleared).toEqual(base);
});

test('removing a value of the experience ends the experience', () => {
  const query = {
    experience: 'best-deals',
    filters: { dealType: ['goodprice', 'greatprice'] },
  } as const;
  const chip = chipsOf(query).find(({ key }) => key === 'dealType:greatprice');
  expect(chip?.cleared.experience).toBeUndefined();
});

test('labels are names, not codes [parameters.category-search]', () => {
  const filters = {
    ...base.filters,
    modelCode: ['F150PICKUP'],
    trimCode: ['F150PICKUP|XLT'],
    mileage: ['-60000', '75000'],
    packages: ['TOW_PACKAGE'],
    extColorSimple: ['OFFWHITE'],
  };
  expect(labelsOf({ filters, categorySearch: 'winch', state: 'GA', showcaseOwnerId: 3 })).toEqual([
    'F150',
    'F150 XLT',
    'Tow Package',
    'Under 60,000 mi',
    'Under 75,000 mi',
    'Off White',
    'GA',
    '“winch”',
    'One dealer',
  ]);
});
