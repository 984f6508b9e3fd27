import fc from 'fast-check';
import type { Brand } from '../src/brand/brand.ts';
import { defaultFilters } from '../src/brand/brand-defaults.ts';
import { allBrands } from '../src/brand/known-brands.ts';
import {
  type FilterGroupKey,
  type FilterValues,
  filterGroup,
  filterGroupKeys,
} from '../src/search/filter-groups.ts';
import { type SearchQuery, withoutUndefined } from '../src/search/search-query.ts';
import { experiences, listingTypes, sortOptions } from '../src/vehicle/codes.ts';
import { reconcileTree } from '../src/vehicle/vehicle-tree.ts';
import {
  fixtureMarkets,
  fixtureModels,
  fixturePlaces,
  fixtureReference,
  fixtureSeries,
} from './fixture-reference.ts';

export const arbitraryBrand: fc.Arbitrary<Brand> = fc.constantFrom(...allBrands());

const trimCodes = fixtureModels.flatMap(({ code, trims }) =>
  trims.map((trim) => `${code}|${trim}`),
);

/** Every code that a group can hold. */
export function codesOfGroup(group: FilterGroupKey): readonly string[] {
  switch (group) {
    case 'makeCode':
      return fixtureReference.makes.map(({ code }) => code);
    case 'seriesCode':
      return fixtureSeries.map(({ code }) => code);
    case 'modelCode':
      return fixtureModels.map(({ code }) => code);
    case 'trimCode':
      return trimCodes;
    case 'packages':
      return ['TOW_PACKAGE', 'COLD_WEATHER'];
    default:
      return (filterGroup(group).options ?? []).map(({ code }) => code);
  }
}

const arbitraryValues: fc.Arbitrary<FilterValues> = fc
  .subarray(filterGroupKeys, { maxLength: 6 })
  .chain((groups) =>
    fc.tuple(
      ...groups.map((group) => {
        const codes = [...codesOfGroup(group)];
        return fc
          .subarray(codes, { minLength: 1, maxLength: Math.min(3, codes.length) })
          .map((some) => [group, some.sort()] as const);
      }),
    ),
  )
  .map((entries) => Object.fromEntries(entries));

const year = fc.option(fc.integer({ min: 1900, max: 2099 }), { nil: undefined });
const price = fc.option(fc.integer({ min: 1, max: 99_999_999 }), { nil: undefined });
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });

const arbitraryParts = fc.record({
  filters: arbitraryValues,
  years: fc.tuple(year, year),
  prices: fc.tuple(price, price),
  zip: maybe(fc.constantFrom(...fixturePlaces.map(({ zip }) => zip))),
  searchRadius: fc.constantFrom(0, 10, 50, 75, 500),
  state: maybe(fc.constantFrom('GA', 'TX')),
  dma: maybe(fc.constantFrom(...fixtureMarkets.map(({ code }) => code))),
  marketExtension: fc.constantFrom('include' as const, 'off' as const),
  experience: maybe(fc.constantFrom(...experiences.map(({ code }) => code))),
  sortBy: fc.constantFrom(...sortOptions.map(({ code }) => code)),
  page: fc.integer({ min: 1, max: 400 }),
  numRecords: fc.constantFrom(10, 25, 100),
  isSponsorship: maybe(fc.constant(true as const)),
  showcaseOwnerId: maybe(fc.integer({ min: 1, max: 999_999_999 })),
  categorySearch: maybe(
    fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => text !== ''),
  ),
});

/** The smaller first; equal prices are no range, so the second is dropped. */
function ordered(first: number | undefined, second: number | undefined, mayBeEqual: boolean) {
  if (first === undefined || second === undefined) return [first, second] as const;
  if (first === second && !mayBeEqual) return [first, undefined] as const;
  return [Math.min(first, second), Math.max(first, second)] as const;
}

/** A search as `parseSearchUrl` gives it for a brand: every rule of the address already applied. */
export function arbitraryQuery(brand: Brand): fc.Arbitrary<SearchQuery> {
  return arbitraryParts.map(({ filters, years, prices, numRecords, searchRadius, ...parts }) => {
    const [startYear, endYear] = ordered(years[0], years[1], true);
    const [minPrice, maxPrice] = ordered(prices[0], prices[1], false);
    return withoutUndefined({
      ...parts,
      filters: settled(filters, brand),
      startYear,
      endYear,
      minPrice,
      maxPrice,
      searchRadius: parts.zip === undefined ? undefined : searchRadius,
      numRecords: numRecords === 25 ? brand.pageSize : numRecords,
    });
  });
}

function settled(filters: FilterValues, brand: Brand): FilterValues {
  const { listingType, ...others } = reconcileTree(filters, fixtureReference);
  const everyCondition = listingType?.length === listingTypes.length;
  return {
    ...(others.makeCode === undefined && pickMake(brand)),
    ...others,
    ...(listingType && !everyCondition && { listingType }),
  };
}

function pickMake(brand: Brand): FilterValues {
  const { makeCode } = defaultFilters(brand);
  return makeCode ? { makeCode } : {};
}
