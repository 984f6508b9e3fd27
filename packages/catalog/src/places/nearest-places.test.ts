import { contiguousStates, isInArea } from '@forecourt/domain/map/map-area';
import { distanceMiles } from '@forecourt/domain/place/geo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestCities, nearestZip } from './nearest-places.ts';
import { zipsOfStates } from './us-zips.ts';

const zips = zipsOfStates();

test('the nearest ZIP is nearest', () => {
  const point = fc.record({
    latitude: fc.double({ min: 25, max: 49, noNaN: true }),
    longitude: fc.double({ min: -124, max: -67, noNaN: true }),
  });
  fc.assert(
    fc.property(point, (from) => {
      const nearest = distanceMiles(from, nearestZip(from));
      const least = Math.min(...zips.map((zip) => distanceMiles(from, zip)));
      // The plane that distances are compared on is bent a little.
      expect(nearest).toBeLessThanOrEqual(least * 1.02 + 0.1);
    }),
    { numRuns: 30 },
  );
});

test('the largest cities of an area lie in it, each once', () => {
  const cities = largestCities(contiguousStates, 12, () => true);
  expect(cities).toHaveLength(12);
  expect(cities.map(({ city }) => city)).toEqual(expect.arrayContaining(['Houston', 'Dallas']));
  expect(cities.every((city) => isInArea(contiguousStates, city))).toBe(true);
  expect(new Set(cities.map(({ zip }) => zip)).size).toBe(12);
  expect(cities.map(({ zips }) => zips)).toEqual(
    cities.map(({ zips }) => zips).toSorted((a, b) => b - a),
  );
});

test('a city that is refused makes room for another', () => {
  const texan = largestCities(contiguousStates, 3, ({ state }) => state === 'TX');
  expect(texan.map(({ state }) => state)).toEqual(['TX', 'TX', 'TX']);
});
