import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MarketCar, marketTrends, minMarketCars } from './market-trends.ts';

const today = '2026-11-22';
const cars = (count: number, car: Partial<MarketCar> = {}): MarketCar[] =>
  Array.from({ length: count }, (_, at) => ({
    state: 'GA',
    dmaCode: '524',
    listedOn: '2026-09-10',
    goneOn: null,
    prices: [
      { on: '2026-09-10', price: 20_000 + at * 100 },
      { on: '2026-11-05', price: 19_000 + at * 100 },
    ],
    ...car,
  }));

describe('the market of a model', () => {
  test('has what was asked at the end of each month, with the number of cars', () => {
    const { months } = marketTrends(cars(21), today);
    expect(months).toHaveLength(12);
    expect(months.map(({ month }) => month).slice(-3)).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(months.at(0)).toEqual({ month: '2025-12', cars: 0, prices: null, days: null });
    expect(months.at(-3)).toEqual({
      month: '2026-09',
      cars: 21,
      days: 20,
      prices: { low: 20_500, median: 21_000, high: 21_500 },
    });
    expect(months.at(-1)).toMatchObject({ cars: 21, prices: { median: 20_000 }, days: 73 });
  });

  test('tells nothing of fewer than twenty cars but their number', () => {
    const { months, places, cars: count, daysToSell } = marketTrends(cars(19), today);
    expect(count).toBe(19);
    expect(months.every(({ prices, days }) => prices === null && days === null)).toBe(true);
    expect(places).toEqual([]);
    expect(daysToSell).toBeNull();
  });

  test('leaves a car out from the day on which it went', () => {
    const gone = cars(20, { goneOn: '2026-10-31' });
    const { months, ...trends } = marketTrends([...gone, ...cars(20)], today);
    expect(months.slice(-3).map((month) => month.cars)).toEqual([40, 20, 20]);
    expect(trends).toMatchObject({ cars: 20, gone: 20, come: 0, daysToSell: 51 });
  });

  test('has the places with enough cars, the most first', () => {
    const { places } = marketTrends(
      [
        ...cars(20),
        ...cars(25, { state: 'TX', dmaCode: '623' }),
        ...cars(3, { state: 'AL' }),
        ...cars(20, { state: 'PR', dmaCode: null }),
        ...cars(19, { state: 'OK', dmaCode: '650' }),
      ],
      today,
    );
    expect(places).toEqual([
      { kind: 'state', code: 'TX', cars: 25, median: 20_200, days: 73 },
      { kind: 'state', code: 'GA', cars: 20, median: 19_950, days: 73 },
      { kind: 'state', code: 'PR', cars: 20, median: 19_950, days: 73 },
      { kind: 'dma', code: '623', cars: 25, median: 20_200, days: 73 },
      { kind: 'dma', code: '524', cars: 23, median: 19_800, days: 73 },
    ]);
  });

  test('never tells prices of too few, and no more cars than there are', () => {
    const day = fc
      .integer({ min: 0, max: 400 })
      .map((ago) => new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10));
    const car = fc.record({
      state: fc.constantFrom('GA', 'TX'),
      dmaCode: fc.constantFrom('524', null),
      listedOn: day,
      goneOn: fc.option(day),
      prices: fc.array(fc.record({ on: day, price: fc.integer({ min: 1, max: 99_999 }) }), {
        maxLength: 3,
      }),
    });
    fc.assert(
      fc.property(fc.array(car, { maxLength: 60 }), (some) => {
        for (const { cars: count, prices } of marketTrends(some, today).months) {
          expect(count).toBeLessThanOrEqual(some.length);
          expect(prices === null).toBe(count < minMarketCars);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('in a month whose last day another year begins behind', () => {
    const { months } = marketTrends([], '2026-01-15');
    expect(months.map(({ month }) => month)).toEqual([
      '2025-02',
      '2025-03',
      '2025-04',
      '2025-05',
      '2025-06',
      '2025-07',
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
    ]);
  });
});
