import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceMiles, earthRadiusMiles } from './geo.ts';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('known distances', () => {
  const atlanta = { latitude: 33.749, longitude: -84.388 };
  const houston = { latitude: 29.7604, longitude: -95.3698 };
  expect(distanceMiles(atlanta, houston)).toBeCloseTo(701.5, 0);
  const quarter = { latitude: 0, longitude: 90 };
  const expected = (Math.PI / 2) * earthRadiusMiles;
  expect(distanceMiles({ latitude: 0, longitude: 0 }, quarter)).toBeCloseTo(expected, 6);
});

test('distance is symmetric, never negative, never beyond half the earth', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const there = distanceMiles(a, b);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThanOrEqual(Math.PI * earthRadiusMiles + 1e-6);
      expect(distanceMiles(b, a)).toBeCloseTo(there, 6);
      expect(distanceMiles(a, a)).toBe(0);
    }),
  );
});

test('a detour is never shorter', () => {
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      expect(distanceMiles(a, c)).toBeLessThanOrEqual(
        distanceMiles(a, b) + distanceMiles(b, c) + 1e-3,
      );
    }),
  );
});
