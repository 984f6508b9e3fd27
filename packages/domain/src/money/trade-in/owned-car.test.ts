import { expect, test } from 'vitest';
import { ageInYears, energyOfCar, segmentOf } from './owned-car.ts';

test('a car is in the segment of what it runs on, else of its body', () => {
  expect(segmentOf({ vehicleStyleCode: 'TRUCKS', fuelTypeCode: 'ELE' })).toBe('electric');
  expect(segmentOf({ vehicleStyleCode: 'TRUCKS', fuelTypeCode: 'DSL' })).toBe('truck');
  expect(segmentOf({ vehicleStyleCode: 'CONVERT', fuelTypeCode: 'GSL' })).toBe('sports');
  expect(segmentOf({ vehicleStyleCode: null, fuelTypeCode: null })).toBe('car');
});

test('economy is gallons, or kilowatt-hours of what is as much as a gallon', () => {
  const economy = { mpgCity: 30, mpgHighway: 30 };
  expect(energyOfCar({ fuelTypeCode: 'HYB', ...economy })).toEqual({ kind: 'gasoline', mpg: 30 });
  expect(energyOfCar({ fuelTypeCode: 'DSL', ...economy })).toEqual({ kind: 'diesel', mpg: 30 });
  const electric = energyOfCar({ fuelTypeCode: 'ELE', mpgCity: 120, mpgHighway: 120 });
  expect(electric).toEqual({ kind: 'electric', kwhPer100Miles: expect.closeTo(28.09, 2) });
  expect(energyOfCar({ fuelTypeCode: 'HYD', ...economy })).toBeNull();
  expect(energyOfCar({ fuelTypeCode: 'GSL', mpgCity: null, mpgHighway: null })).toBeNull();
});

test('next year’s model is new', () => {
  expect(ageInYears(2027, '2026-11-22')).toBe(0);
  expect(ageInYears(2021, '2026-11-22')).toBe(5);
});
