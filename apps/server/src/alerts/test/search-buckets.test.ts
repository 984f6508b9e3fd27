import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { createSearchBuckets } from '@forecourt/domain/alert/search-buckets';
import type { FilterValues } from '@forecourt/domain/search/filter-groups';
import type { SearchFilter } from '@forecourt/domain/search/search-engine';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { expect, test } from 'vitest';
import { reference } from '../../request/reference.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 300, seed: 9, today })];
const cars = stock.flatMap(({ owner, listings }) =>
  listings.map((listing) => ({ listing, owner })),
);
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: cars.map(({ listing }) => listing),
    today,
  }),
);

/** Searches like shoppers', each from a car: by model, make, trim, style or none, near or anywhere. */
const searches: SearchFilter[] = cars.map(({ listing, owner }, place) => {
  const { makeCode, modelCode, trim, vehicleStyleCode } = listing;
  const kinds: readonly FilterValues[] = [
    { makeCode: [makeCode], modelCode: [modelCode] },
    { makeCode: [makeCode, 'BMW'] },
    vehicleStyleCode ? { vehicleStyleCode: [vehicleStyleCode] } : {},
    trim === null ? {} : { makeCode: [makeCode], trimCode: [`${modelCode}|${trim}`] },
    {},
  ];
  const near = {
    origin: { latitude: owner.latitude, longitude: owner.longitude },
    radiusMiles: [10, 50, 500][place % 3] ?? 50,
  };
  return {
    values: kinds[place % kinds.length] ?? {},
    ...(place % 2 === 0 && near),
    ...(place % 4 === 0 && owner.dmaCode !== null && { deliveredToDma: owner.dmaCode }),
    ...(place % 7 === 0 && { price: { max: 25_000 }, year: { min: 2018 } }),
  };
});

test('no search that finds a car is left out, and few that do not are named', async () => {
  const buckets = createSearchBuckets<number>(reference);
  for (const [place, filter] of searches.entries()) buckets.add(place, filter);
  const finders = new Map<number, Set<number>>(cars.map(({ listing }) => [listing.id, new Set()]));
  for (const [place, filter] of searches.entries()) {
    const { hits } = await engine.search({
      filter,
      sort: 'yearASC',
      offset: 0,
      limit: cars.length,
    });
    for (const { card } of hits) finders.get(card.id)?.add(place);
  }
  let named = 0;
  let right = 0;
  for (const car of cars) {
    const found = new Set(buckets.find(car));
    const expected = finders.get(car.listing.id) ?? new Set();
    expect([...expected].filter((place) => !found.has(place))).toEqual([]);
    named += found.size;
    right += expected.size;
  }
  expect(named).toBeLessThanOrEqual(right * 1.5);
});

test('a search that was removed is named no more', () => {
  const buckets = createSearchBuckets<number>(reference);
  const [car] = cars;
  if (!car) throw new Error('too few demo cars');
  buckets.add(1, { values: {} });
  expect(buckets.find(car)).toEqual([1]);
  buckets.remove(1);
  expect([buckets.find(car), buckets.size]).toEqual([[], 0]);
});
