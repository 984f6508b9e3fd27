import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type MileageStats,
  meanMilesPerYear,
  mileageCutoff,
  summarizeMileage,
} from './mileage-stats.ts';

test('only mileages above 0 and below the cutoff count', () => {
  const counted = fc.array(fc.integer({ min: 1, max: mileageCutoff - 1 }), { minLength: 1 });
  const others = fc.array(fc.constantFrom(-1, 0, mileageCutoff, 999_999));
  fc.assert(
    fc.property(counted, others, (some, noise) => {
      const summary = summarizeMileage([...some, ...noise]);
      const sum = some.reduce((total, mileage) => total + mileage, 0);
      expect(summary).toEqual({
        max: Math.max(...some),
        mean: sum / some.length,
        count: some.length,
      });
      expect(summarizeMileage(noise)).toBeNull();
    }),
  );
});

const statsOf = (
  facetStats: MileageStats['facetSearchFieldStats']['year']['facetStats'],
): MileageStats => ({ max: 0, mean: 0, count: 0, facetSearchFieldStats: { year: { facetStats } } });

test('miles a year weigh each year by its cars', () => {
  const stats = statsOf([
    { name: '2020', count: 3, max: 90_000, mean: 60_000 },
    { name: '2024', count: 1, max: 9_000, mean: 8_000 },
  ]);
  expect(meanMilesPerYear(stats, 2026)).toBe((3 * 10_000 + 4_000) / 4);
});

test('next year’s model counts as one year old, and no cars have no mean', () => {
  const next = statsOf([{ name: '2027', count: 2, max: 900, mean: 500 }]);
  expect(meanMilesPerYear(next, 2026)).toBe(500);
  expect(meanMilesPerYear(statsOf([]), 2026)).toBeNull();
});
