import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interestReason, stillInterestedSchema } from './still-interested.ts';

test('the first reason that holds is given', () => {
  const vehicle = fc.record({
    isReducedPrice: fc.boolean(),
    viewCount: fc.nat(10),
    dealIndicator: fc.constantFrom('Great' as const, 'Good' as const, null),
  });
  fc.assert(
    fc.property(vehicle, (car) => {
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

test('the beacon needs someone to write to', () => {
  const body = { brand: 'atc', vins: ['1HGCM82633A004352'] };
  const accepts = (more: object) => stillInterestedSchema.safeParse({ ...body, ...more }).success;
  expect(accepts({})).toBe(false);
  expect(accepts({ consumer_id: '7' })).toBe(true);
  expect(accepts({ email: 'me@example.com' })).toBe(true);
  expect(accepts({ consumer_id: '7', brand: 'hyundai' })).toBe(false);
  expect(accepts({ consumer_id: '7', vins: Array(11).fill('1HGCM82633A004352') })).toBe(false);
});
