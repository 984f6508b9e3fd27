import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FuelTypeCode, VehicleStyleCode } from '../vehicle/codes.ts';
import { findLeaning, maxLookedAt } from './leaning.ts';

const car = (
  id: number,
  fuelTypeCode: FuelTypeCode | null,
  vehicleStyleCode: VehicleStyleCode,
) => ({
  id,
  fuelTypeCode,
  vehicleStyleCode,
});
const hybrids = [car(1, 'HYB', 'SEDAN'), car(2, 'HYB', 'SUVCROSS'), car(3, 'HYB', 'HATCH')];

test.each([
  ['three hybrids', hybrids, 'Because you looked at three hybrids', { fuelTypeGroup: ['HYB'] }],
  [
    'three trucks that burn gasoline',
    [1, 2, 3].map((id) => car(id, 'GSL', 'TRUCKS')),
    'Because you looked at three trucks',
    { vehicleStyleCode: ['TRUCKS'] },
  ],
])('%s are a leaning, and it says why [calls.personalization]', (_what, cars, because, filters) => {
  expect(findLeaning(cars)).toMatchObject({ because, filters });
});

test('what was saved is said to be saved', () => {
  expect(findLeaning(hybrids, new Set([1]))?.because).toBe(
    'Because you looked at or saved three hybrids',
  );
  expect(findLeaning(hybrids, new Set([1, 2, 3]))?.because).toBe('Because you saved three hybrids');
});

test('two of a kind are none, the same car counts once, and other fuels than the page’s are left alone', () => {
  expect(findLeaning(hybrids.slice(0, 2))).toBeNull();
  expect(findLeaning([hybrids[0], hybrids[0], hybrids[0]].flatMap((one) => one ?? []))).toBeNull();
  expect(findLeaning(hybrids, new Set(), 'ELE')).toBeNull();
  expect(findLeaning(hybrids, new Set(), 'HYB')).not.toBeNull();
});

test('it never says more cars than were looked at', () => {
  const cars = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 30 }),
      fuelTypeCode: fc.constantFrom<FuelTypeCode | null>('HYB', 'ELE', 'GSL', null),
      vehicleStyleCode: fc.constantFrom<VehicleStyleCode>('SEDAN', 'TRUCKS'),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(cars, (looked) => {
      const leaning = findLeaning(looked);
      const distinct = new Set(looked.map(({ id }) => id)).size;
      if (distinct < 3) expect(leaning).toBeNull();
      expect(leaning?.because ?? 'three').toMatch(
        /three|four|five|six|seven|eight|nine|ten|eleven|twelve/,
      );
      expect(maxLookedAt).toBe(12);
    }),
    { numRuns: 200 },
  );
});
