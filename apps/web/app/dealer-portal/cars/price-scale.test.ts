import { toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { rateDeal } from '@forecourt/domain/listing/worth/rate-deal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOf } from '../../cards/price/price-scale.ts';
import { bandsOf, scaleOf, sliderStep } from './price-scale.ts';

const estimates = fc.integer({ min: 2000, max: 150_000 });
const fees = fc.constantFrom(0, 0, 499, 1200);
const presents = fc.option(fc.integer({ min: 1, max: 200_000 }), { nil: null });

test('the bands fill the scale, and a price stands in the band of its word', () => {
  fc.assert(
    fc.property(estimates, fees, presents, fc.nat(1000), (estimate, fee, present, at) => {
      const scale = scaleOf(estimate, fee, present);
      const bands = bandsOf(estimate, fee, scale);
      expect(bands.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100);
      const price = Math.round(scale.from + ((scale.to - scale.from) * at) / 1000);
      const word = toShownDeal(rateDeal(price + fee, estimate, 20))?.word;
      if (word === undefined) return;
      const place = placeOf(price, scale);
      const band = bands.find(({ key }) => key === word);
      expect(place).toBeGreaterThanOrEqual((band?.from ?? 0) - 0.1);
      expect(place).toBeLessThanOrEqual((band?.from ?? 0) + (band?.width ?? 0) + 0.1);
    }),
  );
});

test('the present price can be reached, and no end is below a step', () => {
  fc.assert(
    fc.property(estimates, fees, presents, (estimate, fee, present) => {
      const { from, to } = scaleOf(estimate, fee, present);
      expect(to).toBeGreaterThan(from);
      expect(from % sliderStep).toBe(0);
      expect(from).toBeGreaterThanOrEqual(0);
      if (present === null) return;
      expect(from).toBeLessThanOrEqual(Math.max(present, sliderStep));
      expect(to).toBeGreaterThanOrEqual(present);
    }),
  );
});
