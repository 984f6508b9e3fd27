import fc from 'fast-check';
import type { Owner } from '../src/listing/seller/owner.ts';
import { maxLatitude } from '../src/map/map-projection.ts';
import type { MapArea, OwnerCars } from '../src/search/search-engine.ts';

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });

export const arbitraryPoint = fc.record({ latitude: degrees(85), longitude: degrees(180) });

/** Points that often stand together: dealers of a town share its middle. */
const arbitraryStand = fc.oneof(
  fc.constantFrom(
    { latitude: 33.75, longitude: -84.39 },
    { latitude: 33.75, longitude: -84.38 },
    { latitude: 33.96, longitude: -83.38 },
    { latitude: 0, longitude: 0 },
  ),
  arbitraryPoint,
);

export const arbitraryArea: fc.Arbitrary<MapArea> = fc
  .tuple(degrees(maxLatitude), degrees(maxLatitude), degrees(180), degrees(180))
  .filter(([a, b, c, d]) => Math.abs(a - b) > 0.001 && Math.abs(c - d) > 0.001)
  .map(([a, b, c, d]) => ({
    west: Math.min(c, d),
    south: Math.min(a, b),
    east: Math.max(c, d),
    north: Math.max(a, b),
  }));

const ownerAt = (id: number, place: { latitude: number; longitude: number }): Owner => ({
  id,
  dealerCode: null,
  name: `Cars ${id}`,
  privateSeller: false,
  address1: null,
  city: id % 3 === 0 ? 'Athens' : 'Atlanta',
  state: 'GA',
  zip: '30303',
  ...place,
  dmaCode: null,
  phone: null,
  website: null,
  logoUrl: null,
  tagline: null,
  rating: null,
  reviewCount: 0,
  nameplates: [],
  homeServices: [],
  hideEmailForm: false,
  deliveryDmaCodes: [],
  shippingLabel: null,
  hours: [],
});

const arbitraryPrices = fc.option(
  fc
    .tuple(fc.nat({ max: 90_000 }), fc.nat({ max: 90_000 }))
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
);

/** Owners with different ids, each with some cars. */
export const arbitraryOwners: fc.Arbitrary<OwnerCars[]> = fc
  .array(
    fc.record({
      place: arbitraryStand,
      cars: fc.integer({ min: 1, max: 400 }),
      prices: arbitraryPrices,
    }),
    { maxLength: 40 },
  )
  .map((found) =>
    found.map(({ place, cars, prices }, index) => ({
      owner: ownerAt(index + 1, place),
      cars,
      prices,
    })),
  );
