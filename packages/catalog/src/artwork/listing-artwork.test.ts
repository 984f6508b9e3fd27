import { simpleColors, vehicleStyles } from '@forecourt/domain/vehicle/codes';
import { describe, expect, test } from 'vitest';
import { artworkBodies } from './bodies/bodies.ts';
import { artworkFor } from './listing-artwork.ts';

const car = {
  vin: '1HGCM82633A004352',
  vehicleStyleCode: 'SEDAN',
  bodySubtypeCode: null,
  fuelTypeCode: 'GSL',
  extColorSimple: 'RED',
  intColorSimple: 'BEIGE',
  mileage: 41_234,
} as const;

describe('the drawn body', () => {
  test.each([
    ['SUVCROSS', 'COMPACT', 'suv-small'],
    ['SUVCROSS', 'MIDSIZE', 'suv-large'],
    ['SUVCROSS', 'FULLSIZE', 'suv-large'],
    ['SUVCROSS', null, 'suv-small'],
    ['TRUCKS', null, 'pickup-crew'],
    ['VANMV', 'FULLSIZE', 'van'],
    ['VANMV', null, 'minivan'],
    ['COUPE', null, 'coupe'],
    ['CONVERT', null, 'convertible'],
    ['HATCH', null, 'hatchback'],
    ['WAGON', null, 'wagon'],
    ['SEDAN', null, 'sedan'],
    [null, null, 'sedan'],
  ] as const)('of style %s and size %s is a %s', (vehicleStyleCode, bodySubtypeCode, body) => {
    expect(artworkFor({ ...car, vehicleStyleCode, bodySubtypeCode }, 'side').body).toBe(body);
  });

  test('exists for every style', () => {
    for (const { code } of vehicleStyles) {
      const { body } = artworkFor({ ...car, vehicleStyleCode: code }, 'side');
      expect(artworkBodies).toContain(body);
    }
  });
});

describe('the drawn colours', () => {
  test.each(simpleColors.map(({ code, rgb }) => [code, rgb] as const))(
    'of %s are %s',
    (code, rgb) => {
      const drawn = artworkFor({ ...car, extColorSimple: code, intColorSimple: code }, 'side');
      expect(drawn).toMatchObject({ paint: rgb, interior: rgb });
    },
  );

  test('of a car whose colours are unknown are silver outside and black inside', () => {
    const drawn = artworkFor({ ...car, extColorSimple: null, intColorSimple: null }, 'side');
    const rgbOf = (code: string) => simpleColors.find((color) => color.code === code)?.rgb;
    expect(drawn).toMatchObject({ paint: rgbOf('SILVER'), interior: rgbOf('BLACK') });
  });
});

test.each([
  ['ELE', true],
  ['HYD', true],
  ['PIH', false],
  ['GSL', false],
  [null, false],
] as const)('a car that runs on %s is drawn electric: %s', (fuelTypeCode, isElectric) => {
  expect(artworkFor({ ...car, fuelTypeCode }, 'front').isElectric).toBe(isElectric);
});

test('the VIN is the seed, and an unknown mileage is left out', () => {
  expect(artworkFor(car, 'odometer')).toMatchObject({ seed: car.vin, miles: 41_234 });
  expect(artworkFor({ ...car, mileage: null }, 'odometer')).not.toHaveProperty('miles');
});
