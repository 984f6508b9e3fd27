import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryBrand, arbitraryQuery, codesOfGroup } from '../../test/arbitrary-search.ts';
import { fixtureReference } from '../../test/fixture-reference.ts';
import { requireBrand } from '../brand/known-brands.ts';
import { parseSearchUrl } from './address/parse-search-url.ts';
import { toSearchUrl } from './address/search-url.ts';
import { effectiveFilters } from './experience-filters.ts';
import { filterGroupKeys } from './filter-groups.ts';
import type { SearchQuery } from './search-query.ts';
import { suggestedFilters } from './suggested-filters.ts';

const arbitraryCounts = fc.integer({ min: 0, max: 500 }).chain((total) => {
  const count = fc.nat({ max: total });
  return fc.record({
    total: fc.constant(total),
    facets: fc
      .tuple(
        ...filterGroupKeys.map((group) =>
          fc
            .array(fc.tuple(fc.constantFrom(...codesOfGroup(group)), count))
            .map((counts) => [group, new Map(counts)] as const),
        ),
      )
      .map((groups) => new Map(groups)),
    histograms: fc
      .array(fc.tuple(fc.integer({ min: 1990, max: 2027 }), fc.integer({ min: 1, max: 40 })))
      .map((years) => ({ price: [], mileage: [], year: new Map(years) })),
  });
});
const arbitraryRequest = arbitraryBrand.chain((brand) =>
  fc.record({ brand: fc.constant(brand), query: arbitraryQuery(brand), counted: arbitraryCounts }),
);

describe('whatever is searched', () => {
  test('what is chosen, all cars have or none is never suggested', () => {
    fc.assert(
      fc.property(arbitraryRequest, ({ query, counted }) => {
        for (const { codes, count } of suggestedFilters(query, counted, fixtureReference, 10)) {
          expect(count).toBeGreaterThan(0);
          expect(count).toBeLessThan(counted.total);
          for (const group of filterGroupKeys) {
            const chosen = effectiveFilters(query)[group] ?? [];
            const added = codes[group]?.filter((code) => !chosen.includes(code));
            expect(added ?? ['one']).toHaveLength(1);
            if (added && group !== 'featureCode') expect(chosen).toEqual([]);
          }
        }
      }),
    );
  });

  test('no more than asked for are given, nothing twice, no group more than three times', () => {
    fc.assert(
      fc.property(arbitraryRequest, fc.integer({ min: 0, max: 12 }), ({ query, counted }, most) => {
        const keys = suggestedFilters(query, counted, fixtureReference, most).map(({ key }) => key);
        expect(keys.length).toBeLessThanOrEqual(most);
        expect(new Set(keys).size).toBe(keys.length);
        const ofGroup = Map.groupBy(keys, (key) => key.split(':')[0]);
        for (const some of ofGroup.values()) expect(some.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  test('the order in which options were counted changes nothing', () => {
    fc.assert(
      fc.property(arbitraryRequest, ({ query, counted }) => {
        const reversed = <Key, Value>(map: ReadonlyMap<Key, Value>) => new Map([...map].reverse());
        const facets = [...reversed(counted.facets)].map(
          ([group, counts]) => [group, reversed(counts)] as const,
        );
        const histograms = { ...counted.histograms, year: reversed(counted.histograms.year) };
        const other = { total: counted.total, facets: new Map(facets), histograms };
        expect(suggestedFilters(query, other, fixtureReference, 10)).toEqual(
          suggestedFilters(query, counted, fixtureReference, 10),
        );
      }),
    );
  });

  test('each leads to a search of its own, narrowed by just what it names', () => {
    fc.assert(
      fc.property(arbitraryRequest, ({ brand, query, counted }) => {
        for (const suggested of suggestedFilters(query, counted, fixtureReference, 10)) {
          const address = toSearchUrl(suggested.query, brand, fixtureReference);
          expect(address).not.toBe(toSearchUrl(query, brand, fixtureReference));
          const [pathname = '', search = ''] = address.split(/(?=\?)/);
          const parsed = parseSearchUrl({ pathname, search }, brand, fixtureReference);
          expect(parsed.invalid).toEqual([]);
          const { filters, ...settings } = parsed.query;
          expect({ ...filters, ...settings }).toMatchObject(
            suggested.codes.startYear
              ? { startYear: Number(suggested.codes.startYear[0]) }
              : suggested.codes,
          );
          expect(suggested.name).not.toBe('');
        }
      }),
    );
  });
});

const atc = requireBrand('atc');
const search = (address: string): SearchQuery => {
  const [pathname = '', text = ''] = address.split(/(?=\?)/);
  return parseSearchUrl({ pathname, search: text }, atc, fixtureReference).query;
};
const suggest = (
  query: SearchQuery,
  counts: Partial<Record<(typeof filterGroupKeys)[number], Record<string, number>>>,
  years: readonly (readonly [number, number])[] = [],
) => {
  const facets = filterGroupKeys.map(
    (group) => [group, new Map(Object.entries(counts[group] ?? {}))] as const,
  );
  const histograms = { price: [], mileage: [], year: new Map(years) };
  const counted = { total: 100, facets: new Map(facets), histograms };
  return suggestedFilters(query, counted, fixtureReference, 10).map(
    ({ name, count }) => `${name} ${count}`,
  );
};

test('what leaves nearest to half of the cars comes first [results.suggested-filters]', () => {
  const counts = {
    driveGroup: { AWD4WD: 45 },
    mpgRange: { '30-MPG': 4 },
    fuelTypeGroup: { HYB: 15 },
  };
  expect(suggest(search('/cars-for-sale'), counts)).toEqual([
    'AWD/4WD 45',
    'Hybrid 15',
    '30+ MPG 4',
  ]);
});

test('features narrow each other: beside a chosen one others are suggested, with both', () => {
  const query = search('/cars-for-sale?featureCodes=1319');
  expect(query.filters.featureCode).toEqual(['1319']);
  const counted = {
    total: 100,
    histograms: { price: [], mileage: [], year: new Map() },
    facets: new Map([
      [
        'featureCode',
        new Map([
          ['1319', 100],
          ['1078', 40],
        ]),
      ],
    ] as const),
  };
  const [first, ...others] = suggestedFilters(query, counted, fixtureReference, 10);
  expect(first).toMatchObject({ count: 40, query: { filters: { featureCode: ['1078', '1319'] } } });
  expect(first?.codes.featureCode?.toSorted()).toEqual(['1078', '1319']);
  expect(others).toEqual([]);
});

test('of bands that contain each other one is suggested', () => {
  const counts = { mileage: { '-10000': 5, '-30000': 40, '-60000': 90 } };
  expect(suggest(search('/cars-for-sale'), counts)).toEqual(['Under 30,000 mi 40']);
});

test('the years since which half of the cars were made are one suggestion', () => {
  const years = [
    [2025, 10],
    [2023, 35],
    [2020, 30],
    [2015, 25],
  ] as const;
  expect(suggest(search('/cars-for-sale'), {}, years)).toEqual(['2023 or newer 45']);
  expect(suggest(search('/cars-for-sale?startYear=2015'), {}, years)).toEqual([]);
});

test('a make leads on to its models, a model to its trims', () => {
  const counts = {
    makeCode: { TOYOTA: 60 },
    modelCode: { CAMRY: 30 },
    trimCode: { 'CAMRY|XLE': 20 },
  };
  expect(suggest(search('/cars-for-sale'), counts)).toEqual(['Toyota 60']);
  expect(suggest(search('/cars-for-sale/toyota'), counts)).toEqual(['Camry 30']);
  expect(suggest(search('/cars-for-sale/toyota/camry'), counts)).toEqual(['Camry XLE 20']);
});

test('what an experience stands for is chosen already', () => {
  const counts = { dealType: { greatprice: 40 } };
  expect(suggest(search('/cars-for-sale'), counts)).toEqual(['Great Deal 40']);
  expect(suggest(search('/cars-for-sale?experience=best-deals'), counts)).toEqual([]);
});
