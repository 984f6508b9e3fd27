import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requireBrand } from '../brand/known-brands.ts';
import {
  type InterestingVehicle,
  interestReason,
  mostInteresting,
  parseInterestingVehicles,
  parseViewedVehicles,
  toInterestBeacon,
  withDismissed,
  withInterest,
  withViewed,
} from './interesting-vehicles.ts';
import { stillInterestedSchema } from './still-interested.ts';

const facts = fc.record({
  isReducedPrice: fc.boolean(),
  viewCount: fc.nat(10),
  dealIndicator: fc.constantFrom('Great' as const, 'Good' as const, null),
});
const opened = fc.array(fc.integer({ min: 1, max: 15 }), { maxLength: 60 });
const followed = (ids: readonly number[]) =>
  ids.reduce<InterestingVehicle[]>((vehicles, id) => withInterest(vehicles, id), []);

test('the first reason that holds is given [cards.still-interested-reason]', () => {
  fc.assert(
    fc.property(facts, (car) => {
      const reasons = [
        car.isReducedPrice && 'reduced-price',
        car.viewCount > 3 && 'many-viewers',
        car.dealIndicator !== null && 'deal',
        'interested',
      ];
      expect(interestReason(car)).toBe(reasons.find(Boolean));
    }),
  );
});

test('the car with the strongest reason is pointed out, the first among equals', () => {
  const order = ['reduced-price', 'many-viewers', 'deal', 'interested'];
  fc.assert(
    fc.property(fc.array(facts, { minLength: 1 }), (cars) => {
      const best = order.find((reason) => cars.some((car) => interestReason(car) === reason));
      expect(mostInteresting(cars)).toBe(cars.find((car) => interestReason(car) === best));
    }),
  );
  expect(mostInteresting([])).toBeUndefined();
});

describe('the browser remembers', () => {
  test('viewed listings once each, the newest first [stored.viewed-vehicles]', () => {
    fc.assert(
      fc.property(opened, (ids) => {
        const { listingIds } = ids.reduce(withViewed, parseViewedVehicles(null));
        expect(listingIds).toEqual([...new Set(ids.toReversed())]);
      }),
    );
  });

  test('ten cars at the most, the most opened first, the last opened among them [defaults.still-interested-count]', () => {
    fc.assert(
      fc.property(opened, (ids) => {
        const vehicles = followed(ids);
        expect(vehicles).toHaveLength(Math.min(10, new Set(ids).size));
        expect(vehicles.map(({ views }) => views)).toEqual(
          vehicles.map(({ views }) => views).toSorted((a, b) => b - a),
        );
        const last = ids.at(-1);
        if (last !== undefined) expect(vehicles.map((one) => one.listingId)).toContain(last);
      }),
    );
  });

  test('what was waved away, also when it is opened again [stored.still-interested]', () => {
    const vehicles = withInterest(withDismissed(followed([1, 2, 2]), 2), 2);
    expect(vehicles).toEqual([
      { listingId: 2, views: 3, dismissed: true },
      { listingId: 1, views: 1, dismissed: false },
    ]);
  });

  test('what it wrote itself, and nothing of what it did not', () => {
    fc.assert(
      fc.property(opened, (ids) => {
        const vehicles = followed(ids);
        expect(parseInterestingVehicles(JSON.stringify(vehicles))).toEqual(vehicles);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        for (const { listingId, views } of parseInterestingVehicles(text))
          expect([listingId > 0, views > 0]).toEqual([true, true]);
        for (const id of parseViewedVehicles(text).listingIds) expect(id).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the beacon', () => {
  const vins = ['1HGCM82633A004352'];

  test.each([
    ['of a visitor', 'atc', vins, null],
    ['of a shopper without id and email', 'kbb', vins, { consumerId: null, email: null }],
    ['of another brand', 'hyundai', vins, { consumerId: '7', email: null }],
    ['of no car', 'atc', [], { consumerId: '7', email: null }],
  ])('%s is not sent [roles.still-interested]', (_case, brand, cars, consumer) => {
    expect(toInterestBeacon(requireBrand(brand), cars, consumer)).toBeNull();
  });

  test('is one that its receiver takes [roles.still-interested, calls.still-interested-beacon]', () => {
    const consumer = fc.constantFrom(
      { consumerId: '7', email: null },
      { consumerId: null, email: 'me@example.com' },
      { consumerId: '7', email: 'me@example.com' },
    );
    const cars = fc.array(fc.constantFrom(...vins), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.constantFrom('atc', 'kbb'), cars, consumer, (brand, many, known) => {
        const body = toInterestBeacon(requireBrand(brand), many, known);
        expect(stillInterestedSchema.safeParse(body).success).toBe(true);
      }),
    );
  });
});
