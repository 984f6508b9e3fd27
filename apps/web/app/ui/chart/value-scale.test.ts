import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaPath, linePath, linePieces } from './line-path.ts';
import { thousands, valueScale } from './value-scale.ts';

const dollars = fc.array(fc.integer({ min: 500, max: 300_000 }), { minLength: 1, maxLength: 24 });

describe('the scale of a chart', () => {
  test('holds every value between few even lines', () => {
    fc.assert(
      fc.property(dollars, (values) => {
        const { ticks, down } = valueScale(values);
        for (const value of values) {
          expect(down(value)).toBeGreaterThanOrEqual(0);
          expect(down(value)).toBeLessThanOrEqual(1);
        }
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(8);
        expect([ticks[0]?.down, ticks.at(-1)?.down]).toEqual([0, 1]);
      }),
    );
  });

  test('has lines at whole numbers, however small the values are', () => {
    const { ticks } = valueScale([0, 3, 12]);
    expect(ticks.map(({ value }) => value)).toEqual([15, 10, 5, 0]);
  });

  test('has lines at round numbers', () => {
    const { ticks } = valueScale([27_140, 28_650, 29_290]);
    expect(ticks.map(({ value }) => value)).toEqual([
      29_500, 29_000, 28_500, 28_000, 27_500, 27_000,
    ]);
  });
});

describe('a line', () => {
  const frame = { width: 100, height: 100, edge: 0 };
  const pieces = linePieces([0, null, 1, 0.5, 0], (value) => value, frame);

  test('is broken where a value is not known', () => {
    expect(linePath(pieces)).toBe('M0 0M50 100L75 50L100 0');
  });

  test('has an area below each of its pieces', () => {
    expect(areaPath(pieces, 100)).toBe('M0 100L0 0V100ZM50 100L50 100L75 50L100 0V100Z');
  });
});

test('the dollars of an axis are short', () => {
  expect([0, 500, 22_500, 30_000].map(thousands)).toEqual(['$0', '$0.5k', '$22.5k', '$30k']);
});
