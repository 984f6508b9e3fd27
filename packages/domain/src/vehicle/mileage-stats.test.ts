import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareMileage,
  type MileageStats,
  meanMilesPerYear,
  summarizeMileage,
} from './mileage-stats.ts';

test('only mileages above 0 and below the cutoff count [validation.mileage-stats, defaults.mileage-cutoff]', () => {
  const counted = fc.array(fc.integer({ min: 1, max: 249_999 }), { minLength: 1 });
  const others = fc.array(fc.constantFrom(-1, 0, 250_000, 999_999));
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

test('miles a year weigh each year by its cars [reference.mileage-per-year]', () => {
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

test('a model stands beside all cars by its mean and its most [reference.mileage-difference, defaults.mileage-threshold]', () => {
  const years = [
    { name: '2020', count: 3, max: 90_000, mean: 50_001 },
    { name: '2023', count: 2, max: 60_000, mean: 50_000 },
    { name: '2024', count: 1, max: 9_000, mean: 8_000 },
  ];
  const model = { ...statsOf(years), max: 90_000, mean: 48_000, count: 6 };
  const all = { ...statsOf([]), max: 240_000, mean: 52_000, count: 900 };
  expect(compareMileage(model, all, 2026)).toEqual({
    averageMiles: 48_000,
    mileageMax: 90_000,
    difference: -4000,
    maxDifference: -150_000,
    mileagePerYearMean: (3 * (50_001 / 6) + 2 * (50_000 / 3) + 4000) / 6,
    facetStatsCalculate: 3,
  });
  expect(compareMileage(statsOf([]), all, 2026)).toBeNull();
});
