import { expect, test } from 'vitest';
import { findModel, vehicleReference } from './catalog.ts';
import { renamedModels } from './model-confusions.ts';

const meantBy = (code: string) => vehicleReference.modelsMeantBy(code).map(({ name }) => name);

test('a name that other names of the make go on from may mean those', () => {
  expect(meantBy('RANGE')).toEqual([
    'Range Rover Sport',
    'Range Rover Evoque',
    'Range Rover Velar',
  ]);
  expect(meantBy('RANGESPORT')).toEqual([]);
});

test('a name within a word means nothing', () => {
  expect(meantBy('CIVIC')).toEqual([]);
  expect(meantBy('COROL')).toEqual(['Corolla Cross']);
});

test('a model that went on under another make means that one, and the other way round', () => {
  expect(meantBy('GENESIS')).toEqual(['Genesis Coupe', 'G80']);
  expect(meantBy('RM1500')).toEqual(['Ram 1500 Truck']);
});

test('every model that was renamed is in the catalogue, once', () => {
  const codes = renamedModels.flat();
  expect(codes.filter((code) => !findModel(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

test('a model that nobody knows means none', () => {
  expect(meantBy('ZEPPELIN')).toEqual([]);
});
