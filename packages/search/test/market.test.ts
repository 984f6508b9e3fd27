import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Market, MarketBuilder, type PricedCar } from '../src/vehicle/cars/market.ts';

const camry = 0;
const corolla = 1;
const unknownTrim = 0;
const le = 1;
const xle = 2;
const corollaLe = 3;

const car: PricedCar = {
  isNew: false,
  model: camry,
  trim: le,
  year: 2020,
  mileage: 40_000,
  price: 20_000,
};

function marketOf(cars: readonly PricedCar[]): Market {
  const builder = new MarketBuilder();
  for (const one of cars) builder.add(one);
  return new Market(builder.finish());
}

const times = (count: number, one: PricedCar) => Array.from({ length: count }, () => one);

describe('a deal rating', () => {
  test('compares with the median of like cars [listing.deal-indicator]', () => {
    const market = marketOf(times(9, car));
    expect(market.rate({ ...car, price: 18_000 })).toEqual({
      rated: true,
      word: 'great',
      estimate: 20_000,
      below: 2000,
      comparables: 9,
    });
  });

  test('expects less for more miles and more for a younger car', () => {
    const market = marketOf([...times(9, car), ...times(9, { ...car, year: 2021 })]);
    const estimateOf = (one: PricedCar) => {
      const rating = market.rate(one);
      return rating.rated ? rating.estimate : Number.NaN;
    };
    expect(estimateOf({ ...car, mileage: 60_000 })).toBeLessThan(estimateOf(car));
    expect(estimateOf({ ...car, year: 2021 })).toBeGreaterThan(estimateOf(car));
  });

  test('compares with all trims where there are too few of its own', () => {
    const market = marketOf([...times(3, car), ...times(6, { ...car, trim: xle })]);
    expect(market.rate(car)).toMatchObject({ rated: true, comparables: 9 });
    expect(marketOf(times(9, car)).rate(car)).toMatchObject({ rated: true, comparables: 9 });
  });

  test('tells cars of unknown trim apart by their models', () => {
    const unknown = { ...car, trim: unknownTrim };
    const market = marketOf([
      ...times(9, unknown),
      ...times(9, { ...unknown, model: corolla, price: 10_000 }),
    ]);
    expect(market.rate(unknown)).toMatchObject({ estimate: 20_000, comparables: 9 });
  });

  test('needs eight comparables within a model year, new cars and unpriced ones aside', () => {
    const others: PricedCar[] = [
      ...times(7, car),
      ...times(5, { ...car, year: 2022 }),
      ...times(5, { ...car, model: corolla, trim: corollaLe }),
      ...times(5, { ...car, isNew: true }),
      ...times(5, { ...car, price: null }),
      ...times(5, { ...car, mileage: null }),
    ];
    const reason = 'too-few-comparables';
    expect(marketOf(others).rate(car)).toEqual({ rated: false, reason, comparables: 7 });
    expect(marketOf([...others, car]).rate(car)).toMatchObject({ rated: true, comparables: 8 });
  });

  test('says nothing where prices scatter widely, lie far off, or are not there', () => {
    const scattered = [10_000, 15_000, 20_000, 25_000, 30_000].flatMap((price) =>
      times(2, { ...car, price }),
    );
    const market = marketOf(times(9, car));
    expect(marketOf(scattered).rate(car)).toMatchObject({ reason: 'too-few-comparables' });
    expect(market.rate({ ...car, price: 14_000 })).toMatchObject({
      reason: 'too-far-from-market',
    });
    expect(market.rate({ ...car, price: null })).toMatchObject({ reason: 'no-price' });
    expect(market.rate({ ...car, isNew: true })).toMatchObject({ reason: 'new-car' });
    expect(market.rate({ ...car, mileage: null })).toMatchObject({
      reason: 'too-few-comparables',
    });
  });

  test('does not depend on the order in which cars are seen', () => {
    const cars = fc.array(
      fc.record({
        price: fc.integer({ min: 15_000, max: 25_000 }),
        mileage: fc.integer({ min: 0, max: 90_000 }),
        year: fc.integer({ min: 2018, max: 2022 }),
        trim: fc.constantFrom(le, xle, unknownTrim),
      }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(cars, (facts) => {
        const all = facts.map((fact) => ({ ...car, ...fact }));
        const forwards = marketOf(all);
        const backwards = marketOf(all.toReversed());
        for (const one of all) expect(backwards.rate(one)).toEqual(forwards.rate(one));
      }),
    );
  });
});
