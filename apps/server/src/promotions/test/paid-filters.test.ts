import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { placeReference } from '@forecourt/catalog/places/places';
import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import type { Promotions } from '@forecourt/domain/promotion/promotions';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { promotionRadius, toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directCalls } from '../../../test/direct-calls.ts';
import { findPromotions } from '../find-promotions.ts';

const today = '2026-11-22';
const stock = [...generateDemoInventory({ listings: 3000, seed: 8, today })];
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: stock.flatMap((entry) => entry.listings),
    today,
  }),
);
const threeRows = '1306';
const sources = {
  engine,
  places: placeReference,
  calls: directCalls,
  countViewers: async () => new Map<string, number>(),
  readPictures: null,
  remotePhotos: false,
};

const some = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: null, freq: 1 });
const searches = fc.record({
  style: some(['SUVCROSS', 'SEDAN', 'TRUCKS', 'COUPE']),
  condition: some(['USED', 'CERTIFIED', 'NEW', '3P_CERT'] as const),
  make: some(['HONDA', 'TOYOTA', 'FORD', 'BMW', 'CHEV']),
  hasThreeRows: fc.integer({ min: 0, max: 3 }).map((draw) => draw === 0),
  maxPrice: some([12_000, 20_000, 35_000]),
  startYear: some([2019, 2023]),
  searchRadius: some([25, 50, 300]),
  page: fc.integer({ min: 1, max: 5 }),
});
type Wanted = typeof searches extends fc.Arbitrary<infer Value> ? Value : never;

function queryOf(wanted: Wanted): SearchQuery {
  const { style, condition, make, hasThreeRows, maxPrice, startYear, searchRadius, page } = wanted;
  return {
    filters: {
      ...(style !== null && { vehicleStyleCode: [style] }),
      ...(condition !== null && { listingType: [condition] }),
      ...(make !== null && { makeCode: [make] }),
      ...(hasThreeRows && { featureCode: [threeRows] }),
    },
    ...(maxPrice !== null && { maxPrice }),
    ...(startYear !== null && { startYear }),
    ...(searchRadius !== null && { zip: '30303', searchRadius }),
    marketExtension: 'off',
    sortBy: 'relevance',
    page,
    numRecords: 25,
  };
}

/** Which of the shopper's limits a car breaks; `free` ones its place may. */
function brokenBy({ card, distanceMiles }: SearchHit, wanted: Wanted, free: readonly string[]) {
  const price = derivedPrice(card);
  const limits = {
    style: wanted.style === null || card.vehicleStyleCode === wanted.style,
    condition: wanted.condition === null || card.listingType === wanted.condition,
    make: wanted.make === null || card.makeCode === wanted.make,
    rows: !wanted.hasThreeRows || card.featureCodes.includes(threeRows),
    price: wanted.maxPrice === null || (price !== null && price <= wanted.maxPrice),
    year: wanted.startYear === null || card.year >= wanted.startYear,
    radius: wanted.searchRadius === null || (distanceMiles ?? Infinity) <= wanted.searchRadius,
  };
  return Object.entries(limits).flatMap(([limit, isKept]) =>
    isKept || free.includes(limit) ? [] : [limit],
  );
}

/** Every paid car with the limits that its place may break: it says so, or tells of new cars. */
const paidCars = (found: Promotions): readonly (readonly [SearchHit, readonly string[]])[] => [
  ...[...found.premium, ...found.featured, ...found.standard].map((hit) => [hit, []] as const),
  ...found.highlights.map(({ hit }) => [hit, []] as const),
  ...(found.showcase?.cars ?? []).map((hit) => [hit, []] as const),
  ...found.boost.map((hit) => [hit, ['condition', 'year']] as const),
  ...found.peekaboo.map(
    ({ hit, misses }) => [hit, [misses.kind === 'distance' ? 'radius' : 'year']] as const,
  ),
];

test('whatever is searched for, no paid car breaks a limit that the shopper set', async () => {
  const seen = { cars: 0 };
  await fc.assert(
    fc.asyncProperty(searches, async (wanted) => {
      const query = queryOf(wanted);
      const filter = toSearchFilter(query, placeReference, today);
      const found = await findPromotions(
        sources,
        { query, filter },
        { rotation: wanted.page, today, flags: flagsOf(requireBrand('atc')), density: 'sparse' },
      );
      for (const [hit, free] of paidCars(found)) {
        expect(brokenBy(hit, wanted, free)).toEqual([]);
        seen.cars += 1;
      }
      for (const { distanceMiles } of found.boost)
        if (wanted.searchRadius !== null)
          expect(distanceMiles).toBeLessThanOrEqual(promotionRadius(wanted.searchRadius));
    }),
    { numRuns: 80 },
  );
  expect(seen.cars).toBeGreaterThan(100);
});
