import { minComparables, toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { rateDeal } from '@forecourt/domain/listing/worth/rate-deal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutMeter } from './meter-scale.ts';

const meter = {
  price: 18_800,
  estimate: 20_000,
  prices: [19_000, 20_000, 20_000, 21_000],
};

test('cheaper is further left, and the bands fill the width', () => {
  const { bands, car, market, dots } = layOutMeter(meter);
  expect(car).toBeLessThan(market);
  expect(bands.map(({ key }) => key)).toEqual(['great', 'good', 'fair', 'high']);
  expect(bands.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100);
  expect(car).toBeCloseTo(bands[0]?.width ?? 0);
  expect(dots).toHaveLength(4);
});

test('cars at the same price stand on top of each other', () => {
  const { dots } = layOutMeter(meter);
  expect(dots[1]?.x).toBe(dots[2]?.x);
  expect(dots.map(({ row }) => row)).toEqual([0, 0, 1, 0]);
});

test('a price far beyond the others stands at the edge', () => {
  const { dots } = layOutMeter({ ...meter, prices: [90_000] });
  expect(dots[0]?.x).toBeGreaterThan(99);
  expect(dots[0]?.x).toBeLessThan(100);
});

test('a rated car stands in the band of its word', () => {
  const estimates = fc.integer({ min: 1000, max: 200_000 });
  fc.assert(
    fc.property(estimates, fc.double({ min: 0.75, max: 1.25, noNaN: true }), (estimate, share) => {
      const price = Math.round(share * estimate);
      const shown = toShownDeal(rateDeal(price, estimate, minComparables));
      if (shown === null) return;
      const { bands, car } = layOutMeter({ price, estimate, prices: [] });
      const band = bands.find(({ key }) => key === shown.word);
      expect(car).toBeGreaterThanOrEqual((band?.from ?? Number.NaN) - 1e-9);
      expect(car).toBeLessThanOrEqual((band?.from ?? 0) + (band?.width ?? 0) + 1e-9);
    }),
  );
});
