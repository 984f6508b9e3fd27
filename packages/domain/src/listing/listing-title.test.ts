import { expect, test } from 'vitest';
import { fixtureReference as reference } from '../../test/fixture-reference.ts';
import { makeAndModel } from '../vehicle/make-and-model.ts';
import { carName, listingTitle, modelName } from './listing-title.ts';

const car = { year: 2020, makeCode: 'TOYOTA', modelCode: 'CAMRY', trim: 'LE' };

test.each([
  ['USED', 'Used 2020 Toyota Camry LE'],
  ['3P_CERT', 'Used 2020 Toyota Camry LE'],
  ['CERTIFIED', 'Certified 2020 Toyota Camry LE'],
  ['NEW', 'New 2020 Toyota Camry LE'],
] as const)('a car that is %s is called so [listing.title]', (listingType, title) => {
  expect(listingTitle({ ...car, listingType }, reference)).toBe(title);
});

test('a car of unknown trim ends with its model [listing.title]', () => {
  expect(listingTitle({ ...car, trim: null, listingType: 'USED' }, reference)).toBe(
    'Used 2020 Toyota Camry',
  );
});

test.each([
  ['Mazda', 'Mazda3', 'Mazda3'],
  ['Mazda', 'CX-5', 'Mazda CX-5'],
  ['Ford', 'F-150', 'Ford F-150'],
])('%s and %s are said as %s', (make, model, name) => {
  expect(makeAndModel(make, model)).toBe(name);
});

test('a model is named by its code alone, and an unknown one is its code', () => {
  expect(['CAMRY', 'MAZDA3', 'NONE'].map((code) => modelName(code, reference))).toEqual([
    'Toyota Camry',
    'Mazda3',
    'NONE',
  ]);
  expect(carName({ year: 2020, makeCode: 'MAZDA', modelCode: 'MAZDA3' }, reference)).toBe(
    '2020 Mazda3',
  );
});
