import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blockAngles,
  leastAngle,
  pointAngles,
  pointsPerBlock,
  pointsWithin,
  toGeoBlocks,
} from '../../src/columns/geo-blocks.ts';
import { hilbertIndex } from '../../src/columns/hilbert.ts';
import { members } from './members.ts';

describe('the Hilbert curve', () => {
  test('visits every cell once, each next to the one before', () => {
    // Cells of a coarse grid, 16 by 16, by the position of their lower corner on the curve.
    const cells = Array.from({ length: 256 }, (_, cell) => ({ x: cell % 16, y: cell >> 4 }));
    const visited = cells
      .map(({ x, y }) => ({
        x,
        y,
        index: hilbertIndex(-90 + (y * 180) / 16, -180 + (x * 360) / 16),
      }))
      .sort((a, b) => a.index - b.index);
    const blocks = visited.map(({ index }) => Math.floor(index / 2 ** 24));
    expect(blocks).toEqual(Array.from({ length: 256 }, (_, block) => block));
    for (let at = 1; at < visited.length; at += 1) {
      const a = visited[at - 1];
      const b = visited[at];
      expect(Math.abs((a?.x ?? 0) - (b?.x ?? 0)) + Math.abs((a?.y ?? 0) - (b?.y ?? 0))).toBe(1);
    }
  });
});

describe('geographic blocks', () => {
  const points = fc.array(
    fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
    { minLength: 1, maxLength: 120 },
  );
  const angleBetween = (a: { latitude: number; longitude: number }, b: typeof a) => {
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
    const parallels = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
    const chord = half(a.latitude, b.latitude) + parallels * half(a.longitude, b.longitude);
    return 2 * Math.asin(Math.sqrt(Math.min(1, chord)));
  };

  test('find the points within an angle, with the last word at the edge left to the caller', () => {
    fc.assert(
      fc.property(points, fc.double({ min: 0, max: 3.5, noNaN: true }), (all, angle) => {
        const [origin] = all;
        if (!origin) return;
        const isWithin = (index: number) => angleBetween(origin, all[index] ?? origin) <= angle;
        const found = pointsWithin(toGeoBlocks(all), origin, angle, isWithin);
        expect(members(found)).toEqual(all.map((_, index) => index).filter(isWithin));
      }),
    );
  });

  test('find points among many groups of blocks, most of them far away', () => {
    const all = Array.from({ length: 3000 }, (_, index) => ({
      latitude: -75 + index / 20,
      longitude: ((index * 7919) % 300) / 100,
    }));
    const blocks = toGeoBlocks(all);
    fc.assert(
      fc.property(
        fc.nat({ max: 2999 }),
        fc.double({ min: 0, max: 0.2, noNaN: true }),
        (place, angle) => {
          const origin = all[place] ?? { latitude: 0, longitude: 0 };
          const isWithin = (index: number) => angleBetween(origin, all[index] ?? origin) <= angle;
          const found = pointsWithin(blocks, origin, angle, isWithin);
          expect(members(found)).toEqual(all.map((_, index) => index).filter(isWithin));
        },
      ),
    );
  });

  test('tell how near the nearest of some points is, hardly less', () => {
    const index = fc.nat({ max: 120 });
    fc.assert(
      fc.property(points, index, index, ([origin, ...others], start, end) => {
        if (!origin) return;
        const least = leastAngle(toGeoBlocks(others), origin, start, Math.min(end, others.length));
        const angles = others.slice(start, end).map((point) => angleBetween(origin, point));
        const nearest = Math.min(...angles);
        expect(least).toBeLessThanOrEqual(nearest + 1e-7);
        expect(least === nearest || least > nearest - 2e-3).toBe(true);
      }),
    );
  });

  test('a block is never said to be further away than any of its points', () => {
    fc.assert(
      fc.property(points, ([origin, ...others]) => {
        if (!origin) return;
        const angleOf = blockAngles(toGeoBlocks(others), origin);
        others.forEach((point, index) => {
          const said = angleOf(Math.floor(index / pointsPerBlock));
          expect(said).toBeLessThanOrEqual(angleBetween(origin, point) + 1e-7);
        });
      }),
    );
  });

  test('a point is never said to be further away than it is, and near ones hardly nearer', () => {
    fc.assert(
      fc.property(points, ([origin, ...others]) => {
        if (!origin) return;
        const angleOf = pointAngles(toGeoBlocks(others), origin);
        others.forEach((point, index) => {
          const angle = angleBetween(origin, point);
          expect(angleOf(index)).toBeLessThanOrEqual(angle);
          expect(angleOf(index)).toBeGreaterThan((2 / Math.PI) * angle - 1e-6);
        });
      }),
    );
  });
});
