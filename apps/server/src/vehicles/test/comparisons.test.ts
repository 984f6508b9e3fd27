import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import { derivedPrice, trimCode } from '@forecourt/domain/listing/listing-rules';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { swapRadiusMiles } from '@forecourt/domain/listing/swap-radius';
import { mileageFactor } from '@forecourt/domain/listing/worth/mileage-factor';
import { distanceMiles } from '@forecourt/domain/place/geo';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { rateAtPrice } from '@forecourt/vehicle-rules/rate-at-price';
import { expect, test } from 'vitest';
import { findComparables, findOthers } from '../find-comparables.ts';
import { findLikeCars } from '../find-like-cars.ts';
import { findSwaps } from '../find-swaps.ts';
import { findVehicle } from '../find-vehicle.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 4000, seed: 12, today })];
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
/** Every 40th car of the stock. */
const sample = cars.filter((_, place) => place % 40 === 0).map(({ listing }) => listing);

type VehicleSources = Parameters<typeof findVehicle>[0];

const askedFor = (listing: Listing) => (derivedPrice(listing) ?? 0) + (listing.dealerFees ?? 0);

test('what comparable cars say of a price is what the rating says, for every car', async () => {
  let rated = 0;
  for (const { id } of sample) {
    const card = await engine.findById(id);
    if (!card) throw new Error(`The car ${id} is lost.`);
    const found = await findComparables(card, engine);
    if (!card.deal.rated) continue;
    rated += 1;
    expect(found?.cars).toHaveLength(card.deal.comparables);
    const fair = (found?.atZeroMiles ?? 0) * mileageFactor(card.mileage ?? 0);
    expect(Math.round(fair)).toBe(card.deal.estimate);
  }
  expect(rated).toBeGreaterThan(20);
});

test('a car at its own price is rated by the others as it is, whatever it is', async () => {
  const reasons = new Set<string>();
  for (const { id } of sample) {
    const card = await engine.findById(id);
    const price = card && derivedPrice(card);
    if (!card || price === null || price === undefined) continue;
    const { listingType, mileage, dealerFees, deal } = card;
    const others = await findOthers(card, engine);
    const facts = { isNew: listingType === 'NEW', mileage, fees: dealerFees ?? 0 };
    expect(rateAtPrice(facts, price, others.atZeroMiles)).toEqual(deal);
    reasons.add(deal.rated ? deal.word : deal.reason);
  }
  expect(reasons.size).toBeGreaterThan(4);
});

test('the cars that are compared are those of a plain filter', async () => {
  const byTrim = new Set<boolean>();
  for (const listing of sample.filter(({ listingType }) => listingType !== 'NEW')) {
    const card = await engine.findById(listing.id);
    const found = card && (await findComparables(card, engine));
    if (!found) continue;
    byTrim.add(found.ofTrim);
    const expected = cars
      .map((car) => car.listing)
      .filter(
        (other) =>
          other.modelCode === listing.modelCode &&
          (!found.ofTrim || trimCode(other) === trimCode(listing)) &&
          Math.abs(other.year - listing.year) <= 1 &&
          other.listingType !== 'NEW' &&
          other.mileage !== null &&
          derivedPrice(other) !== null,
      );
    expect(found.cars.map(({ id, price }) => `${id} ${price}`).toSorted()).toEqual(
      expected.map((other) => `${other.id} ${askedFor(other)}`).toSorted(),
    );
  }
  expect(byTrim.size).toBe(2);
});

test('a car of no known trim is like all trims of its model, as it is rated', async () => {
  const car = sample.find(({ listingType, mileage }) => listingType !== 'NEW' && mileage !== null);
  if (!car) throw new Error('no used car');
  const ofNoTrim = await findLikeCars({ ...car, trim: null }, engine);
  const ofModel = cars.filter(
    ({ listing: other }) =>
      other.id !== car.id &&
      other.modelCode === car.modelCode &&
      Math.abs(other.year - car.year) <= 1 &&
      other.listingType !== 'NEW' &&
      other.mileage !== null &&
      derivedPrice(other) !== null,
  );
  expect(ofNoTrim).toMatchObject({ ofTrim: false, total: ofModel.length });
});

test('cars whose miles nobody tells are not among those of a trim, as the rating leaves them out', async () => {
  const [{ owner, listing: one } = {}] = cars;
  if (!owner || !one) throw new Error('The stock is empty.');
  let id = 0;
  const car = (facts: Partial<Listing>): Listing => {
    id += 1;
    const used = { listingType: 'USED', year: 2020, mileage: 40_000, salePrice: 20_000 } as const;
    const like = { ...one, ...used, dealerFees: null, msrp: null, trim: 'LE', ownerId: owner.id };
    return { ...like, id, vin: `V${id}`, ...facts };
  };
  const many = (count: number, facts: Partial<Listing>) =>
    Array.from({ length: count }, () => car(facts));
  const mine = car({});
  const listings = [
    mine,
    ...many(4, {}),
    ...many(4, { mileage: null }),
    ...many(6, { trim: 'XLE' }),
  ];
  const market = new LocalSearch(createVehicleSearchEngine({ owners: [owner], listings, today }));
  expect((await market.findById(mine.id))?.deal.comparables).toBe(11);
  expect(await findLikeCars(mine, market)).toMatchObject({ ofTrim: false, total: 10 });
});

/** Whether a car is worse in nothing, and better in something. */
function isBetter(other: Listing, car: Listing): boolean {
  const price = derivedPrice(other);
  const mine = derivedPrice(car);
  if (price === null || mine === null || other.mileage === null || car.mileage === null)
    return false;
  const isWorse = price > mine || other.mileage > car.mileage || other.year < car.year;
  const isEqual = price === mine && other.mileage === car.mileage && other.year === car.year;
  return !isWorse && !isEqual;
}

test.each([
  ['anywhere', null],
  ['near a shopper', { latitude: 33.75, longitude: -84.39 }],
])(
  'better cars are those of a plain filter, the best of each kind first, %s',
  async (_, origin) => {
    const isNear = (owner: Owner) =>
      origin === null || distanceMiles(origin, owner) <= swapRadiusMiles;
    let named = 0;
    for (const listing of sample) {
      const better = cars.filter(
        ({ listing: other, owner }) =>
          other.modelCode === listing.modelCode &&
          (other.listingType === 'NEW') === (listing.listingType === 'NEW') &&
          isNear(owner) &&
          isBetter(other, listing),
      );
      const found = await findSwaps(listing, origin, engine);
      const ids = better.map((car) => car.listing.id);
      for (const { card } of found) expect(ids).toContain(card.id);
      expect(found).toHaveLength(Math.min(3, better.length));
      const prices = better.map((car) => derivedPrice(car.listing) ?? 0);
      const [first] = found;
      if (first && Math.min(...prices) < (derivedPrice(listing) ?? 0))
        expect(derivedPrice(first.card)).toBe(Math.min(...prices));
      named += found.length;
    }
    expect(named).toBeGreaterThan(3);
  },
);

test('a new car, and one of unknown miles, is compared with none', async () => {
  const [car] = sample;
  if (!car) throw new Error('The stock is empty.');
  expect(await findSwaps({ ...car, mileage: null }, null, engine)).toEqual([]);
  const card = await engine.findById(car.id);
  if (!card) throw new Error('The car is lost.');
  expect(await findComparables({ ...card, listingType: 'NEW' }, engine)).toBeNull();
});

test('similar cars are near: of the same model and age, else of the same style and price [shoppers.similar-listings]', async () => {
  const kinds = new Set<string>();
  for (const { listing, owner } of cars.filter((_, place) => place % 80 === 0)) {
    const read = async () => ({ data: listing, status: 'active', writtenOn: today, owner });
    const sources = { engine, reads: { read }, config: { fyuseFrames: null } };
    const found = await findVehicle(sources as unknown as VehicleSources, listing.id, 0);
    const { id, modelCode, listingType, year, vehicleStyleCode } = listing;
    const similar = found?.similar ?? [];
    expect(similar.length).toBeLessThanOrEqual(4);
    expect(new Set([id, ...similar.map(({ card }) => card.id)]).size).toBe(similar.length + 1);
    for (const { card, distanceMiles: miles } of similar) {
      expect(miles).toBeLessThanOrEqual(100);
      const isOfModel = card.modelCode === modelCode && card.listingType === listingType;
      kinds.add(isOfModel && Math.abs(card.year - year) <= 2 ? 'model' : 'style');
      if (isOfModel && Math.abs(card.year - year) <= 2) continue;
      expect(card.vehicleStyleCode).toBe(vehicleStyleCode);
      const share = (derivedPrice(card) ?? 0) / (derivedPrice(listing) ?? 1);
      expect(Math.abs(share - 1)).toBeLessThan(0.151);
    }
  }
  expect(kinds).toEqual(new Set(['model', 'style']));
});
