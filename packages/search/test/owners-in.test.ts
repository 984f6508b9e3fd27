import { derivedPrice } from '@forecourt/domain/listing/listing';
import { isInArea } from '@forecourt/domain/map/map-area';
import type { MapArea, OwnerCars, SearchFilter } from '@forecourt/domain/search/search-engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesArbitrary, inventoryArbitrary } from './arbitrary-inventory.ts';
import { requestArbitrary } from './arbitrary-request.ts';
import { Twin } from './twin.ts';

const everywhere: MapArea = { west: -180, south: -90, east: 180, north: 90 };

const areaArbitrary: fc.Arbitrary<MapArea> = fc.constantFrom(
  everywhere,
  { west: -100, south: 25, east: -90, north: 35 },
  // Edges that go through a dealer.
  { west: -104.99, south: 30.27, east: -97.74, north: 39.74 },
  { west: 0, south: -90, east: 180, north: 90 },
);

/** The answer, by walking over every car. */
function expected(twin: Twin, filter: SearchFilter, area: MapArea): OwnerCars[] {
  const matching = twin.oracle().matching(filter);
  return [...twin.owners.values()]
    .filter((owner) => isInArea(area, owner))
    .toSorted((a, b) => a.id - b.id)
    .flatMap((owner) => {
      const own = matching.filter(({ listing }) => listing.ownerId === owner.id);
      const prices = own.flatMap(({ listing }) => derivedPrice(listing) ?? []);
      if (own.length === 0) return [];
      const span = { min: Math.min(...prices), max: Math.max(...prices) };
      return [{ owner, cars: own.length, prices: prices.length > 0 ? span : null }];
    });
}

test('owners in an area, with cars and prices, are those of a plain array filter', () => {
  fc.assert(
    fc.property(
      inventoryArbitrary,
      changesArbitrary,
      requestArbitrary,
      areaArbitrary,
      fc.constantFrom({}, { maxPendingCars: 3, maxFreshCars: 1 }),
      (inventory, changes, { filter }, area, limits) => {
        const twin = new Twin(inventory, { limits });
        for (const step of [null, changes]) {
          if (step) twin.apply(step);
          for (const asked of [filter, { values: {} }]) {
            expect(twin.engine.ownersIn(asked, area)).toEqual(expected(twin, asked, area));
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('the cars of all owners are the cars of the search', () => {
  fc.assert(
    fc.property(inventoryArbitrary, requestArbitrary, (inventory, { filter }) => {
      const { engine } = new Twin(inventory);
      const cars = engine.ownersIn(filter, everywhere).reduce((sum, owner) => sum + owner.cars, 0);
      expect(cars).toBe(engine.count(filter));
    }),
  );
});
