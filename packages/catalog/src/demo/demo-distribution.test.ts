import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { describe, expect, test } from 'vitest';
import { median, quantile } from '../../test/reference-data.ts';
import { generateDemoInventory } from './demo-inventory.ts';

/** How near twenty thousand demo cars come to real inventory in the United States of 2025 and 2026. */
const today = '2026-11-21';
const owners = new Map<number, Owner>();
const cars: Listing[] = [];
for (const { owner, listings } of generateDemoInventory({ listings: 20_000, seed: 1, today })) {
  owners.set(owner.id, owner);
  cars.push(...listings);
}
const used = cars.filter(({ listingType }) => listingType !== 'NEW');

function shareOf(isMeant: (car: Listing) => boolean, among: readonly Listing[] = cars): number {
  return among.filter(isMeant).length / among.length;
}

/** A share in per cent, expected between two others. */
type Bounds<Value> = readonly [value: Value, least: number, most: number];

function expectShares<Key extends keyof Listing>(
  key: Key,
  bounds: readonly Bounds<Listing[Key]>[],
): void {
  const outside = bounds
    .map(([value, least, most]) => {
      const share = 100 * shareOf((car) => car[key] === value);
      return { value, share, isInside: share >= least && share <= most };
    })
    .filter(({ isInside }) => !isInside);
  expect(outside).toEqual([]);
}

describe('shares of twenty thousand demo cars', () => {
  test('by condition: four in five used, one in eight certified', () => {
    expectShares('listingType', [
      ['USED', 72, 82],
      ['CERTIFIED', 10, 15],
      ['NEW', 6, 10],
      ['3P_CERT', 2, 5],
    ]);
  });

  test('by body: every second an SUV, every fifth a pickup', () => {
    expectShares('vehicleStyleCode', [
      ['SUVCROSS', 47, 56],
      ['TRUCKS', 17, 22],
      ['SEDAN', 14, 19],
      ['COUPE', 2, 4.5],
      ['HATCH', 2, 4.5],
      ['VANMV', 2, 4],
      ['CONVERT', 0.8, 2.5],
      ['WAGON', 0.3, 1.3],
    ]);
  });

  test('by fuel: six in seven on gasoline', () => {
    expectShares('fuelTypeCode', [
      ['GSL', 83, 91],
      ['HYB', 3.5, 7],
      ['ELE', 2, 4.5],
      ['DSL', 2, 4.5],
      ['PIH', 0.8, 2],
    ]);
  });

  test('by seller: one in twenty private, three in five dealers of a make', () => {
    const isPrivate = (car: Listing) => owners.get(car.ownerId)?.privateSeller ?? false;
    const isFranchise = (car: Listing) => (owners.get(car.ownerId)?.nameplates.length ?? 0) > 0;
    expect(shareOf(isPrivate)).toBeGreaterThan(0.04);
    expect(shareOf(isPrivate)).toBeLessThan(0.06);
    expect(shareOf(isFranchise)).toBeGreaterThan(0.54);
    expect(shareOf(isFranchise)).toBeLessThan(0.68);
  });

  test('by state: Texas, California and Florida lead', () => {
    const counts = Map.groupBy(cars, ({ ownerId }) => owners.get(ownerId)?.state);
    const leading = [...counts].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 3);
    expect(new Set(leading.map(([state]) => state))).toEqual(new Set(['TX', 'CA', 'FL']));
  });

  test('by past: three in four without accident, half with one owner', () => {
    const clean = shareOf(({ accidentCount }) => accidentCount === 0, used);
    expect(clean).toBeGreaterThan(0.7);
    expect(clean).toBeLessThan(0.82);
    const ownerCounts = used.map(({ ownerCount }) => ownerCount ?? Number.NaN);
    expect([0.5, 0.75, 0.9].map((share) => quantile(ownerCounts, share))).toEqual([1, 2, 3]);
    expect(Math.max(...ownerCounts)).toBe(3);
  });

  test('by price history: about one in seven was reduced', () => {
    const reduced = shareOf(({ highlightType }) => highlightType === 'PRICE_REDUCED');
    expect(reduced).toBeGreaterThan(0.1);
    expect(reduced).toBeLessThan(0.18);
  });

  test('by days listed: half for a fortnight, one in seven for two months', () => {
    const days = cars.map(
      ({ listedOn }) => (Date.parse(today) - Date.parse(listedOn)) / 86_400_000,
    );
    expect(median(days)).toBeGreaterThan(4);
    expect(median(days)).toBeLessThan(20);
    const long = days.filter((count) => count > 60).length / days.length;
    expect(long).toBeGreaterThan(0.12);
    expect(long).toBeLessThan(0.19);
  });
});

describe('figures by age', () => {
  /** Age, then the least and the most that the median may be. */
  const medianMiles: readonly (readonly [number, number, number])[] = [
    [1, 13_000, 20_000],
    [3, 30_000, 42_000],
    [5, 45_000, 63_000],
    [8, 70_000, 98_000],
    [12, 95_000, 135_000],
  ];
  const medianPrices: readonly (readonly [number, number, number])[] = [
    [1, 30_000, 46_000],
    [3, 23_000, 36_000],
    [5, 17_500, 30_000],
    [8, 11_500, 21_000],
    [12, 7000, 13_600],
  ];
  const ofAge = (age: number) => used.filter(({ year }) => year === 2026 - age);
  const milesAt = (age: number) => median(ofAge(age).flatMap(({ mileage }) => mileage ?? []));
  const pricesAt = (age: number) => median(ofAge(age).flatMap(({ salePrice }) => salePrice ?? []));

  test.each(medianMiles)('at %i years half have more than %i miles, not %i', (age, least, most) => {
    expect(milesAt(age)).toBeGreaterThan(least);
    expect(milesAt(age)).toBeLessThan(most);
  });

  test.each(medianPrices)('at %i years half cost more than $%i, not $%i', (age, least, most) => {
    expect(pricesAt(age)).toBeGreaterThan(least);
    expect(pricesAt(age)).toBeLessThan(most);
  });

  test('rise in miles and fall in price with every year', () => {
    const ages = Array.from({ length: 12 }, (_, place) => place + 1);
    const miles = ages.map(milesAt);
    const prices = ages.map(pricesAt);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  test('over all ages come to some forty-three thousand miles', () => {
    const middle = median(cars.flatMap(({ mileage }) => mileage ?? []));
    expect(middle).toBeGreaterThan(38_000);
    expect(middle).toBeLessThan(48_000);
  });
});
