import { expect, test } from 'vitest';
import { mileageFactor } from './mileage-factor.ts';
import { worthAt } from './worth-at.ts';

const car = (id: number, atZeroMiles: number) => ({
  ...{ id, year: 2020, trim: 'LE', mileage: 40_000, price: atZeroMiles * mileageFactor(40_000) },
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
