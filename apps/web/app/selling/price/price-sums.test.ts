import { aroundMedian } from '@forecourt/vehicle-rules/middle-with';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../../cards/price/price-scale.ts';
import type { AdMarket } from '../selling-views.ts';
import { bandsOf, layDots, scaleOf, sliderStep } from './price-scale.ts';
import { afterLoan, besideTradeIn, gapWords, undercutCount, wordAt } from './price-sums.ts';

const marketOf = (prices: readonly number[]): AdMarket => {
  const sorted = [...prices].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 1;
  const upTo = {
    great: Math.floor(middle * 0.94),
    good: Math.floor(middle * 0.98),
    fair: Math.floor(middle * 1.04),
  };
  const rated = { from: Math.ceil(middle * 0.75), to: Math.floor(middle * 1.25) };
  const around = aroundMedian(sorted);
  return { ofTrim: true, prices: sorted, middle, around, mileage: 0, upTo, rated };
};
const markets = fc
  .array(fc.integer({ min: 1500, max: 90_000 }), { minLength: 8, maxLength: 400 })
  .map(marketOf);
const presents = fc.option(fc.integer({ min: 1, max: 120_000 }), { nil: null });

describe('what a price is called', () => {
  const fit = marketOf([8390, 9090, 9390, 9850, 9990, 10_390, 11_300]);

  test.each([
    [9259, 'great'],
    [9260, 'good'],
    [9653, 'good'],
    [9654, 'fair'],
    [10_244, 'fair'],
    [10_245, 'high'],
    [12_400, null],
    [7000, null],
  ])('%i is %s', (price, word) => {
    expect(wordAt(price, fit)).toBe(word);
  });

  test('how far it is from the market is said in dollars, as cards say it', () => {
    expect(gapWords(9600, 9850)).toBe('$250 below market');
    expect(gapWords(11_000, 9850)).toBe('$1,150 above market');
    expect(gapWords(9850, 9850)).toBe('At market');
  });

  test('it costs less than those that ask more, and not than those that ask as much', () => {
    expect(undercutCount(9390, fit.prices)).toBe(4);
    expect(undercutCount(1, fit.prices)).toBe(7);
    expect(undercutCount(20_000, fit.prices)).toBe(0);
  });

  test('of a lower price no fewer are undercut', () => {
    fc.assert(
      fc.property(markets, fc.nat(90_000), fc.nat(5000), ({ prices }, price, less) => {
        expect(undercutCount(price - less, prices)).toBeGreaterThanOrEqual(
          undercutCount(price, prices),
        );
      }),
    );
  });

  test('a loan that is larger than the price leaves nothing', () => {
    expect(afterLoan(9600, 2150)).toEqual({ isLeft: true, amount: 7450 });
    expect(afterLoan(9600, 12_000)).toEqual({ isLeft: false, amount: 2400 });
  });

  test('it stands beside what a dealer may give', () => {
    expect(besideTradeIn(9600, 7200)).toBe('$2,400 more than a dealer may give');
    expect(besideTradeIn(7000, 7200)).toBe('$200 less than a dealer may give');
    expect(besideTradeIn(7200, 7200)).toBe('As much as a dealer may give');
  });
});

describe('the picture of prices', () => {
  test('its words fill it, and a price stands over its own', () => {
    fc.assert(
      fc.property(markets, presents, fc.nat(1000), (market, present, at) => {
        const scale = scaleOf(market, present);
        const bands = bandsOf(market, scale);
        expect(bands.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100);
        const price = Math.round(scale.from + ((scale.to - scale.from) * at) / 1000);
        const word = wordAt(price, market);
        if (word === null) return;
        const band = bands.find(({ key }) => key === word);
        expect(placeOf(price, scale)).toBeGreaterThanOrEqual((band?.from ?? 0) - 0.1);
        expect(placeOf(price, scale)).toBeLessThanOrEqual(
          (band?.from ?? 0) + (band?.width ?? 0) + 0.1,
        );
      }),
    );
  });

  test('has its ends on steps of the slider, around the middle', () => {
    fc.assert(
      fc.property(markets, presents, (market, present) => {
        const { from, to } = scaleOf(market, present);
        expect([from % sliderStep, to % sliderStep]).toEqual([0, 0]);
        expect(from).toBeLessThan(market.middle);
        expect(to).toBeGreaterThan(market.middle);
      }),
    );
  });

  test('has a dot for each car, none on another, as long as there is room', () => {
    fc.assert(
      fc.property(markets, (market) => {
        const scale = scaleOf(market, null);
        const { dots, isDense } = layDots(market.prices, scale);
        const places = new Set(dots.map(({ x, row }) => `${x} ${row}`));
        expect(places.size).toBe(dots.length);
        if (!isDense) expect(dots).toHaveLength(market.prices.length);
        expect(Math.max(...dots.map(({ row }) => row))).toBeLessThan(isDense ? 13 : 6);
      }),
    );
  });
});
