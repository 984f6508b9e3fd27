import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryBrand, arbitraryQuery } from '../../test/arbitrary-search.ts';
import { fixtureReference as places } from '../../test/fixture-reference.ts';
import type { SearchQuery } from './search-query.ts';
import { promotionRadius, sentExcludedIds, toSearchFilter } from './to-search-filter.ts';

const base: SearchQuery = {
  filters: {},
  marketExtension: 'include',
  sortBy: 'relevance',
  page: 1,
  numRecords: 25,
};

const today = '2026-11-21';

test('a radius never comes without a point to measure from', () => {
  const queries = arbitraryBrand.chain((brand) => arbitraryQuery(brand));
  fc.assert(
    fc.property(queries, (query) => {
      const { origin, radiusMiles, deliveredToDma } = toSearchFilter(query, places, today);
      expect(origin !== undefined).toBe(query.zip !== undefined);
      expect(radiusMiles !== undefined).toBe(query.zip !== undefined && query.searchRadius !== 0);
      if (deliveredToDma !== undefined) expect(radiusMiles).toBeGreaterThan(0);
    }),
  );
});

test('a ZIP becomes a point and, with delivery included, its market [parameters.market-extension]', () => {
  const query = { ...base, zip: '30303', searchRadius: 50 };
  expect(toSearchFilter(query, places, today)).toEqual({
    today,
    values: {},
    origin: { latitude: 33.75, longitude: -84.39 },
    radiusMiles: 50,
    deliveredToDma: 'ATLANTA',
  });
  expect(toSearchFilter({ ...query, marketExtension: 'off' }, places, today)).not.toHaveProperty(
    'deliveredToDma',
  );
});

test('radius 0 is nationwide, with distances still measured [parameters.radius]', () => {
  expect(toSearchFilter({ ...base, zip: '30303', searchRadius: 0 }, places, today)).toEqual({
    today,
    values: {},
    origin: { latitude: 33.75, longitude: -84.39 },
  });
});

test.each([
  ['state=GA', { state: 'GA' }],
  ['dma=ATLANTA', { dma: 'ATLANTA' }],
])('%s narrows all cars without a ZIP, which alone is where something is delivered', (_, area) => {
  const somewhere = { ...base, zip: '30303', searchRadius: 50 };
  expect(toSearchFilter({ ...base, ...area }, places, today)).not.toHaveProperty('deliveredToDma');
  expect(
    toSearchFilter({ ...somewhere, ...area, searchRadius: 0 }, places, today),
  ).not.toHaveProperty('deliveredToDma');
  expect(toSearchFilter({ ...somewhere, ...area }, places, today)).toHaveProperty(
    'deliveredToDma',
    'ATLANTA',
  );
});

test('a ZIP without a market has no delivery market', () => {
  const filter = toSearchFilter({ ...base, zip: '99501', searchRadius: 50 }, places, today);
  expect(filter).not.toHaveProperty('deliveredToDma');
});

describe('an experience', () => {
  test.each([
    ['commercial', { vehicleUseType: ['COMMERCIAL'] }],
    ['best-deals', { dealType: ['goodprice', 'greatprice'] }],
    ['hyundai-buy-online', { makeCode: ['HYUND'], homeServices: ['BUY_ONLINE'] }],
  ] as const)('%s narrows [routes.experiences]', (experience, values) => {
    expect(toSearchFilter({ ...base, experience }, places, today).values).toEqual(values);
  });
  test('gives way to the own choice in a group', () => {
    const filters = { dealType: ['greatprice'], makeCode: ['BMW'] };
    const query = { ...base, experience: 'best-deals', filters } as const;
    expect(toSearchFilter(query, places, today).values).toEqual(filters);
  });
});

test('ranges, places, owner and sponsorship are passed on [parameters.dma, parameters.sponsorship, parameters.showcase-owner, parameters.years, parameters.prices]', () => {
  const query = {
    ...base,
    startYear: 2018,
    endYear: 2022,
    minPrice: 9000,
    maxPrice: 20_000,
    state: 'GA',
    dma: 'ATLANTA',
    showcaseOwnerId: 7,
    isSponsorship: true,
  };
  expect(toSearchFilter(query, places, today)).toEqual({
    today,
    values: {},
    year: { min: 2018, max: 2022 },
    price: { min: 9000, max: 20_000 },
    state: 'GA',
    dmaCode: 'ATLANTA',
    ownerId: 7,
    tiers: ['PREMIUM', 'FEATURED'],
  });
});

test('the promotional radius is 100 when absent, nationwide or 100 and more [conditions.radius-sent, figures.radius]', () => {
  expect([undefined, 0, 100, 500].map(promotionRadius)).toEqual([100, 100, 100, 100]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), (radius) => {
      expect(promotionRadius(radius)).toBe(radius);
    }),
  );
});

test('excluded ids are sent when there are 1 to 25 [conditions.excluded-ids, figures.excluded-ids]', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 40 }), (ids) => {
      expect(sentExcludedIds(ids)).toEqual(ids.length > 25 ? [] : ids);
    }),
  );
  const ids = Array.from({ length: 26 }, (_, index) => index + 1);
  expect(sentExcludedIds(ids)).toEqual([]);
  expect(sentExcludedIds(ids.slice(1))).toHaveLength(25);
});
