import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { EngineChange } from '@forecourt/domain/search/search-engine';
import {
  driveTypes,
  engines,
  features,
  fuelTypes,
  homeServices,
  listingTiers,
  listingTypes,
  simpleColors,
  transmissions,
  vehicleHistoryTypes,
  vehicleStyles,
  vehicleUseTypes,
} from '@forecourt/domain/vehicle/codes';
import fc from 'fast-check';
import type { KnownModel } from './oracle.ts';

/** Small vocabularies, so that cars and requests meet often. */
export const models: readonly KnownModel[] = [
  { code: 'CAMRY', makeCode: 'TOYOTA', seriesCode: null },
  { code: 'PRIUS', makeCode: 'TOYOTA', seriesCode: 'PRIUS_FAMILY' },
  { code: 'PRIUSC', makeCode: 'TOYOTA', seriesCode: 'PRIUS_FAMILY' },
  { code: 'BMW330I', makeCode: 'BMW', seriesCode: '3_SERIES' },
  { code: 'BMW340I', makeCode: 'BMW', seriesCode: '3_SERIES' },
  { code: 'X5', makeCode: 'BMW', seriesCode: null },
  { code: 'F150', makeCode: 'FORD', seriesCode: null },
];
export const trims = ['LE', 'XLE', 'Base'];
const packageNames = ['Tow Package', 'Tow-Package', 'Cold Weather', 'Tech Pkg'];
export const cities = ['Austin', 'AUSTIN', 'Denver'];
export const markets = ['501', '803'];

const places = [
  { latitude: 30.27, longitude: -97.74 },
  { latitude: 30.5, longitude: -97.9 },
  { latitude: 39.74, longitude: -104.99 },
  { latitude: 64.84, longitude: 179.9 },
  { latitude: 64.84, longitude: -179.9 },
  { latitude: -33.87, longitude: 151.2 },
];
/** JSON, which is what owners are stored as, knows no negative zero. */
const degrees = (max: number) =>
  fc.double({ min: -max, max, noNaN: true }).map((value) => (value === 0 ? 0 : value));

/** A few places that generated cars are often at, and any other, poles and the date line included. */
export const placeArbitrary = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...places) },
  fc.record({
    latitude: degrees(90),
    longitude: degrees(180),
  }),
);

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 4 });
const oneOf = <const Code extends string>(entries: readonly { readonly code: Code }[]) =>
  fc.constantFrom(...entries.map(({ code }) => code));
/** Some of the codes in the vocabulary's order. */
const someOf = <const Code extends string>(entries: readonly { readonly code: Code }[]) =>
  fc.subarray(entries.map(({ code }) => code));

export const listingIds = fc.integer({ min: 1, max: 40 });
const ownerIds = fc.integer({ min: 1, max: 8 });
/** Two cars may share a VIN, and some have a number that is no VIN of the rules. */
export const vinOf = (id: number) => {
  const serial = String(id % 35).padStart(6, '0');
  return id % 7 === 0 ? `OLD-CHASSIS${serial}` : `1HGCM82633A${serial}`;
};
const day = (offset: number) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10);

const ownerArbitrary = (id: number): fc.Arbitrary<Owner> =>
  fc
    .record({
      place: placeArbitrary,
      privateSeller: fc.boolean(),
      city: fc.constantFrom(...cities),
      state: fc.constantFrom('TX', 'CO'),
      dmaCode: maybe(fc.constantFrom(...markets)),
      homeServices: someOf(homeServices),
      deliveryDmaCodes: fc.subarray([...markets, '*']),
      name: fc.constantFrom('North Cars', 'South Cars'),
    })
    .map(({ place, ...owner }) => ({
      id,
      dealerCode: null,
      address1: null,
      zip: '00000',
      phone: null,
      website: null,
      logoUrl: null,
      tagline: null,
      rating: null,
      reviewCount: 0,
      nameplates: [],
      hideEmailForm: false,
      shippingLabel: null,
      hours: [],
      ...place,
      ...owner,
    }));

const text = maybe(fc.constantFrom('', 'Eight-Speed', 'Ünïcode 漢字', 'null'));
const dollars = (max: number) => maybe(fc.integer({ min: 0, max }));

const vehicleArbitrary = {
  model: fc.constantFrom(...models),
  trim: maybe(fc.constantFrom(...trims)),
  year: fc.integer({ min: 2017, max: 2022 }),
  vehicleStyleCode: maybe(oneOf(vehicleStyles)),
  bodySubtypeCode: maybe(
    fc.constantFrom('FULLSIZE_CREW', 'COMPACT_CREW', 'FULLSIZE_REG', 'MIDSIZE', 'MINIVAN'),
  ),
  truckBedLength: maybe(fc.constantFrom('SHORT', 'MEDIUM', 'LONG')),
  doors: maybe(fc.integer({ min: 2, max: 5 })),
  seats: maybe(fc.integer({ min: 1, max: 15 })),
  driveType: maybe(oneOf(driveTypes)),
  fuelTypeCode: maybe(oneOf(fuelTypes)),
  transmissionCode: maybe(oneOf(transmissions)),
  transmissionName: text,
  engineCode: maybe(oneOf(engines)),
  engineName: text,
  displacementLiters: maybe(fc.double({ min: 0, max: 20, noNaN: true })),
  mpgCity: maybe(fc.integer({ min: 1, max: 60 })),
  mpgHighway: maybe(fc.integer({ min: 1, max: 60 })),
  electricRangeMiles: maybe(fc.integer({ min: 1, max: 1000 })),
  extColorSimple: maybe(oneOf(simpleColors)),
  extColorName: text,
  intColorSimple: maybe(oneOf(simpleColors)),
  intColorName: text,
} as const;

const offerArbitrary = {
  listingType: oneOf(listingTypes),
  stockNumber: maybe(fc.constantFrom('', 'A-1', 'Z9 ü')),
  mileage: maybe(fc.oneof(fc.integer({ min: 0, max: 130_000 }), fc.constantFrom(10_000, 100_000))),
  salePrice: dollars(70_000),
  msrp: dollars(70_000),
  incentive: dollars(2000),
  dealerFees: dollars(900),
  priceHistory: fc.array(fc.record({ on: fc.constant(day(0)), price: fc.nat({ max: 70_000 }) }), {
    maxLength: 3,
  }),
  listedOn: fc.integer({ min: -40, max: 40 }).map(day),
  featureCodes: someOf(features),
  packages: fc.subarray(packageNames),
  options: fc.constantFrom<string[]>([], ['Floor mats']),
  vehicleHistoryTypes: someOf(vehicleHistoryTypes),
  accidentCount: maybe(fc.nat({ max: 2 })),
  ownerCount: maybe(fc.nat({ max: 3 })),
  vehicleUseType: oneOf(vehicleUseTypes),
  vehicleExchange: fc.boolean(),
  homeServices: someOf(homeServices),
  certifiedProgram: text,
  tier: oneOf(listingTiers),
  ribbon: text,
  highlightType: maybe(fc.constantFrom('PRICE_REDUCED', 'WARRANTY')),
  hasSpecialOffer: fc.boolean(),
  photoUrls: fc.subarray([
    'https://photos.example/a/1.jpg',
    'https://b.example/2.jpg',
    'x:y',
    '/images/photographs/0b0f9a3c-5c1e-4f5a-9d55-2f1f4f6e7a01/large.webp',
  ]),
  fyuseId: fc.constantFrom(undefined, undefined, 'ab12', 'Zy_9'),
  description: fc.constant('A car.'),
} as const;

/** A car with every field within its vocabulary, often without what may be absent; its VIN follows from its id. */
export const listingArbitrary = (ids: fc.Arbitrary<number> = listingIds): fc.Arbitrary<Listing> =>
  fc
    .record({ id: ids, ownerId: ownerIds, ...vehicleArbitrary, ...offerArbitrary })
    .map(({ model, ...listing }) => ({
      ...listing,
      vin: vinOf(listing.id),
      makeCode: model.makeCode,
      modelCode: model.code,
      seriesCode: model.seriesCode,
    }));

export interface Inventory {
  readonly owners: readonly Owner[];
  readonly listings: readonly Listing[];
}

/** Eight owners, ids 1 to 8, and up to 40 of their cars. */
export const inventoryArbitrary: fc.Arbitrary<Inventory> = fc.record({
  owners: fc.tuple(...Array.from({ length: 8 }, (_, place) => ownerArbitrary(place + 1))),
  listings: fc.uniqueArray(listingArbitrary(), {
    maxLength: 40,
    selector: ({ id }) => id,
    size: 'max',
  }),
});

export const changesArbitrary: fc.Arbitrary<EngineChange[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: listingArbitrary().map((listing) => ({ kind: 'upsertListing' as const, listing })),
    },
    {
      weight: 3,
      arbitrary: listingIds.map((id) => ({ kind: 'deleteListing' as const, id })),
    },
    {
      weight: 1,
      arbitrary: ownerIds
        .chain((id) => ownerArbitrary(id))
        .map((owner) => ({ kind: 'upsertOwner' as const, owner })),
    },
  ),
  { maxLength: 12 },
);
