import { expect, test } from 'vitest';
import { fairAt, layOutXray } from './xray-scale.ts';

const xray = {
  id: 1,
  name: '2021 Honda CR-V EX',
  href: '/cars-for-sale/vehicle/1',
  year: 2021,
  zip: null,
  mileage: 32_418,
  price: 23_990,
  ofTrim: true,
  atZeroMiles: 29_000,
  cars: [
    { id: 2, href: '/', name: '2020 EX', mileage: 61_000, price: 19_500, atZeroMiles: 27_000 },
    { id: 1, href: '/', name: '2021 EX', mileage: 32_418, price: 23_990, atZeroMiles: 27_758 },
  ],
};

test('fair falls with the miles', () => {
  expect(fairAt(xray, 0)).toBe(29_000);
  expect(fairAt(xray, 32_418)).toBe(25_064);
  expect(fairAt(xray, 100_000)).toBeLessThan(fairAt(xray, 99_000));
});

test('every car and the whole line stand within the plot', () => {
  const { maxMiles, xOf, yOf, line } = layOutXray(xray);
  expect(maxMiles).toBe(70_000);
  const places = xray.cars.flatMap(({ mileage, price }) => [xOf(mileage), yOf(price)]);
  const numbers = [...places, ...line.split(/[ ,]/).map(Number)];
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
  expect(yOf(19_500)).toBeGreaterThan(yOf(23_990));
});
