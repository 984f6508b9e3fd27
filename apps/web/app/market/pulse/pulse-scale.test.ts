import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linePath, pulseScale } from './pulse-scale.ts';

const dollars = fc.array(fc.integer({ min: 500, max: 300_000 }), { minLength: 1, maxLength: 24 });

describe('the scale of a chart of prices', () => {
  test('holds every value between few even lines', () => {
    fc.assert(
      fc.property(dollars, (values) => {
        const { ticks, down } = pulseScale(values);
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

  test('has lines at round numbers', () => {
    const { ticks } = pulseScale([27_140, 28_650, 29_290]);
    expect(ticks.map(({ value }) => value)).toEqual([
      29_500, 29_000, 28_500, 28_000, 27_500, 27_000,
    ]);
  });
});

test('a line is broken where a month is not known', () => {
  const frame = { width: 100, height: 100, edge: 0 };
  const path = linePath([0, null, 1, 0.5, 0], (value) => value, frame);
  expect(path).toBe('M0 0M50 100L75 50L100 0');
});
