import { expect, test } from 'vitest';
import { mileageFactor } from './mileage-factor.ts';
import { worthAt } from './worth-at.ts';

const car = (id: number, atZeroMiles: number) => ({
  id,
  year: 2020,
  trim: 'LE',
  mileage: 40_000,
  price: atZeroMiles * mileageFactor(40_000),
  atZeroMiles,
});

test('a worth is the median, its range the middle half, at the miles of the car', () => {
  const cars = [22_000, 20_000, 24_000, 21_000, 23_000].map((price, id) => car(id, price));
  const {
    value,
    low,
    high,
    cars: moved,
  } = worthAt({ ofTrim: true, cars, atZeroMiles: 22_000 }, 60_000);
  const share = mileageFactor(60_000);
  expect([low, value, high]).toEqual(
    [21_000, 22_000, 23_000].map((one) => Math.round(one * share)),
  );
  expect(moved.map(({ id }) => id)).toEqual([1, 3, 0, 4, 2]);
  const fewerMiles = worthAt({ ofTrim: true, cars, atZeroMiles: 22_000 }, 30_000);
  expect(fewerMiles.value).toBeGreaterThan(value);
});

test('the median of an even number of cars is the one that a deal is rated by', () => {
  const share = mileageFactor(60_000);
  // Each rounds up by half a dollar: rounded before the middle is taken, it would be a dollar more.
  const prices = [20_000.5, 20_000.5, 20_001.5, 20_001.5];
  const cars = prices.map((price, id) => car(id, price / share));
  const median = 20_001 / share;
  expect(worthAt({ ofTrim: true, cars, atZeroMiles: median }, 60_000).value).toBe(
    Math.round(median * share),
  );
});
