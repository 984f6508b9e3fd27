import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryArea, arbitraryPoint } from '../../test/arbitrary-owner.ts';
import { distanceMiles } from '../place/geo.ts';
import {
  areaAround,
  areaOf,
  atLeast,
  formatMapArea,
  isInArea,
  middleOf,
  milesToFurthest,
  parseMapArea,
} from './map-area.ts';
import { fromWorld, toWorld } from './map-projection.ts';

/** A point of an area, by shares of its width and height. */
const pointOf = (area: ReturnType<typeof areaAround>, x: number, y: number) => ({
  latitude: area.south + (area.north - area.south) * y,
  longitude: area.west + (area.east - area.west) * x,
});
const share = fc.double({ min: 0, max: 1, noNaN: true });

test('the projection leads there and back', () => {
  fc.assert(
    fc.property(arbitraryPoint, (point) => {
      const back = fromWorld(toWorld(point));
      expect(back.latitude).toBeCloseTo(point.latitude, 9);
      expect(back.longitude).toBeCloseTo(point.longitude, 9);
    }),
  );
});

describe('an area of the map', () => {
  test('is read back from its text', () => {
    fc.assert(
      fc.property(arbitraryArea, (area) => {
        const read = parseMapArea(formatMapArea(area));
        // Edges that round to the end of the map may lie a hair beyond it.
        if (Math.max(Math.abs(area.south), Math.abs(area.north)) < 85.0511) {
          for (const side of ['west', 'south', 'east', 'north'] as const) {
            expect(read?.[side]).toBeCloseTo(area[side], 3);
          }
        }
      }),
    );
  });

  test.each([
    '',
    '1,2,3',
    '1,2,3,4,5',
    '-84,33,-85,34',
    '-85,34,-84,33',
    '-85,33,-85,34',
    '-181,33,-84,34',
    '-85,-86,-84,34',
    'a,33,-84,34',
    '-85,33,-84,NaN',
    '-85,33,-84,1e1',
    ' -85,33,-84,34',
  ])('is not “%s”', (text) => {
    expect(parseMapArea(text)).toBeUndefined();
  });

  test('has all of the points that it was made of', () => {
    fc.assert(
      fc.property(fc.array(arbitraryPoint, { minLength: 1 }), (points) => {
        const area = areaOf(points);
        expect(area && points.every((point) => isInArea(area, point))).toBe(true);
      }),
    );
    expect(areaOf([])).toBeUndefined();
  });

  test('around a point has everything within the radius', () => {
    const latitude = fc.double({ min: 20, max: 60, noNaN: true });
    const longitude = fc.double({ min: -150, max: -70, noNaN: true });
    const near = fc.record({ latitude, longitude });
    fc.assert(
      fc.property(near, near, fc.integer({ min: 10, max: 500 }), (centre, other, miles) => {
        if (distanceMiles(centre, other) <= miles) {
          expect(isInArea(areaAround(centre, miles), other)).toBe(true);
        }
      }),
    );
  });

  test('is furthest from a point in it at a corner', () => {
    const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const american = fc
      .tuple(between(-170, -65), between(15, 70), between(0.01, 60), between(0.01, 30))
      .map(([west, south, width, height]) => ({
        west,
        south,
        east: west + width,
        north: Math.min(72, south + height),
      }));
    fc.assert(
      fc.property(american, share, share, share, share, (area, a, b, c, d) => {
        const from = pointOf(area, a, b);
        expect(distanceMiles(from, pointOf(area, c, d))).toBeLessThanOrEqual(
          milesToFurthest(area, from) + 1e-6,
        );
      }),
      { numRuns: 300 },
    );
  });

  test('is widened about its middle until it is of some size', () => {
    const dealer = { west: -84.4, south: 33.7, east: -84.4, north: 33.7 };
    const area = atLeast(dealer, 10);
    expect(distanceMiles(middleOf(area), { latitude: 33.7, longitude: -84.4 })).toBeLessThan(0.1);
    expect(distanceMiles(middleOf(area), { ...middleOf(area), latitude: area.north })).toBeCloseTo(
      10,
      0,
    );
  });
});
