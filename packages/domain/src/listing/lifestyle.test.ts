import { expect, test } from 'vitest';
import { lifestyleOf } from './lifestyle.ts';

const unknown = {
  driveType: null,
  featureCodes: [],
  fuelTypeCode: null,
  mpgCity: null,
  mpgHighway: null,
  seats: null,
  vehicleStyleCode: null,
  vehicleUseType: 'PERSONAL' as const,
};

test.each([
  ['nothing that is known', {}, []],
  ['seven seats', { seats: 7, vehicleStyleCode: 'SUVCROSS' as const }, ['FAMILY']],
  ['six seats of a truck', { seats: 6, vehicleStyleCode: 'TRUCKS' as const }, ['TOWING']],
  ['34 mpg', { mpgCity: 31, mpgHighway: 40 }, ['COMMUTING']],
  ['26 mpg', { mpgCity: 23, mpgHighway: 30 }, []],
  ['electricity', { fuelTypeCode: 'ELE' as const }, ['COMMUTING']],
  [
    'all wheels and a hitch',
    {
      driveType: 'AWD' as const,
      vehicleStyleCode: 'SUVCROSS' as const,
      featureCodes: ['1199' as const],
    },
    ['OUTDOORS', 'TOWING'],
  ],
  ['an open top', { vehicleStyleCode: 'CONVERT' as const }, ['SPORT']],
  ['commercial use', { vehicleUseType: 'COMMERCIAL' as const }, ['WORK']],
])('%s makes a car good for its categories [listing.lifestyle]', (_, car, codes) => {
  expect(lifestyleOf({ ...unknown, ...car }).map(({ code }) => code)).toEqual(codes);
});
