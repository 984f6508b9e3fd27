import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { expect, test } from 'vitest';
import { findKnownVehicle } from '../find-known-vehicle.ts';

const today = '2026-11-22';
const stock = [...generateDemoInventory({ listings: 80, seed: 4, today })];
const listings = stock.flatMap((entry) => entry.listings);
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings, today }),
);

test('a car is told of as far as the search knows it, while nobody reads the rest', async () => {
  for (const listing of listings) {
    const found = await findKnownVehicle(engine, listing.id, Date.parse(today));
    expect(found).toMatchObject({
      isBrief: true,
      status: 'active',
      owner: { id: listing.ownerId },
      listing: {
        ...listing,
        description: null,
        options: [],
        priceHistory: [],
        photoUrls: listing.photoUrls.slice(0, 1),
        featureCodes: expect.arrayContaining(listing.featureCodes),
      },
    });
  }
  expect(await findKnownVehicle(engine, 999_999_999, 0)).toBeUndefined();
});
