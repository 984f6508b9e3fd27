import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBrand, arbitraryQuery } from '../../test/arbitrary-search.ts';
import { fixtureReference as reference } from '../../test/fixture-reference.ts';
import { requireBrand } from '../brand/known-brands.ts';
import { toSearchUrl } from './address/search-url.ts';
import { type Market, type Relaxation, relaxations } from './relaxations.ts';
import type { SearchQuery } from './search-query.ts';

const atc = requireBrand('atc');
const base: SearchQuery = {
  filters: { listingType: ['USED'] },
  marketExtension: 'include',
  sortBy: 'relevance',
  page: 1,
  numRecords: 25,
};
const noMarket = { cheapest: null, neighbours: [] };
const words = ({ label, from, to }: Relaxation) => [label, from, to];
const laddersOf = (change: Partial<SearchQuery>, market: Partial<Market> = {}) =>
  relaxations({ ...base, ...change }, atc, reference, { ...noMarket, ...market });
const graded = (change: Partial<SearchQuery>, market: Partial<Market> = {}) =>
  laddersOf(change, market)
    .graded.filter((steps) => steps.length > 0)
    .map((steps) => steps.map(words));
const removals = (change: Partial<SearchQuery>) => laddersOf(change).removals.map(words);

test('every way leads to another search, and each thing is changed once', () => {
  const cases = arbitraryBrand.chain((brand) =>
    arbitraryQuery(brand).map((query) => ({ brand, query })),
  );
  fc.assert(
    fc.property(cases, ({ brand, query }) => {
      const market = { cheapest: (query.maxPrice ?? 0) + 1, neighbours: [] };
      const ladders = relaxations(query, brand, reference, market);
      const ways = [...ladders.graded.flatMap((steps) => steps.slice(0, 1)), ...ladders.removals];
      const here = toSearchUrl({ ...query, page: 1 }, brand, reference);
      expect(new Set(ways.map(({ key }) => key)).size).toBe(ways.length);
      for (const way of [...ways, ...ladders.graded.flat()])
        expect(toSearchUrl(way.query, brand, reference)).not.toBe(here);
    }),
  );
});

test('a price goes up by a quarter, to what the cheapest car costs, or away', () => {
  expect(graded({ maxPrice: 20_000 }, { cheapest: 31_250 })).toEqual([
    [
      ['Price', 'Under $20,000', 'under $25,000'],
      ['Price', 'Under $20,000', 'under $32,500'],
    ],
  ]);
  expect(removals({ maxPrice: 20_000 })).toEqual([['Price', 'Under $20,000', 'any price']]);
  expect(graded({ maxPrice: 3_000 })).toEqual([[['Price', 'Under $3,000', 'under $4,000']]]);
});

test('a radius grows until it brings cars, or goes', () => {
  expect(graded({ zip: '30303', searchRadius: 100 })).toEqual([
    [
      ['Distance', '100 miles', '200 miles'],
      ['Distance', '100 miles', '300 miles'],
      ['Distance', '100 miles', '400 miles'],
      ['Distance', '100 miles', '500 miles'],
    ],
  ]);
  expect(removals({ zip: '30303', searchRadius: 100 })).toEqual([
    ['Distance', '100 miles', 'nationwide'],
  ]);
  expect(removals({ zip: '30303', searchRadius: 0 })).toEqual([]);
});

test('a neighbouring model takes the place of the one that was chosen', () => {
  const filters = {
    listingType: ['USED'],
    makeCode: ['HONDA'],
    modelCode: ['CIVIC'],
    trimCode: ['CIVIC|LX'],
  };
  const [[way] = []] = laddersOf({ filters }, { neighbours: ['CAMRY'] }).graded.slice(2);
  expect(way && words(way)).toEqual(['Model', 'Honda Civic', 'Toyota Camry']);
  expect(way?.query.filters).toEqual({
    listingType: ['USED'],
    makeCode: ['TOYOTA'],
    modelCode: ['CAMRY'],
  });
});

test('a filter is named by its group', () => {
  expect(removals({ filters: { listingType: ['USED'], vehicleStyleCode: ['CONVERT'] } })).toEqual([
    ['Body Style', 'Convertible', 'any body style'],
  ]);
});
