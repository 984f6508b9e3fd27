import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { isInArea } from '@forecourt/domain/map/map-area';
import type {
  MapArea,
  OwnerCars,
  SearchEngine,
  SearchFilter,
} from '@forecourt/domain/search/search-engine';
import fc from 'fast-check';
import { oracleOf } from './engine-under-test.ts';
import type { Stock } from './stock.ts';

/** The whole earth. */
export const everywhere: MapArea = { west: -180, south: -90, east: 180, north: 90 };

/** Areas with and without owners of the inventories. */
export const areaArbitrary: fc.Arbitrary<MapArea> = fc.constantFrom(
  everywhere,
  { west: -100, south: 25, east: -90, north: 35 },
  // Edges that go through a dealer.
  { west: -104.99, south: 30.27, east: -97.74, north: 39.74 },
  { west: 0, south: -90, east: 180, north: 90 },
);

/** The owners in an area with matching cars, by walking over every car. */
export async function expectedOwners(
  engine: SearchEngine,
  stock: Stock,
  filter: SearchFilter,
  area: MapArea,
): Promise<OwnerCars[]> {
  const matching = (await oracleOf(engine, stock)).matching(filter);
  return [...stock.owners.values()]
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
