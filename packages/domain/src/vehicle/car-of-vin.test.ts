import { expect, test } from 'vitest';
import { carOfVin } from './car-of-vin.ts';

const listed = { year: 2013, makeCode: 'HONDA', modelCode: 'ACCORD', trim: 'LX' };
const alike = { ...listed, trim: null };
const decoded = {
  makeCode: 'HONDA',
  modelCode: 'CIVIC',
  trim: null,
  name: 'Honda Civic',
  manufacturer: null,
  facts: [],
  plant: null,
};

test('its own listing is believed before the decoder, and that before cars that begin alike', () => {
  const listings = [{ listing: listed }];
  expect(carOfVin({ listings, decoded, alike }, 2013)).toEqual({
    car: listed,
    toldBy: 'listing',
  });
  expect(carOfVin({ listings: [], decoded, alike }, 2013)).toMatchObject({
    car: { modelCode: 'CIVIC' },
    toldBy: 'decoder',
  });
  const makeOnly = { ...decoded, modelCode: null };
  expect(carOfVin({ listings: [], decoded: makeOnly, alike }, 2013)).toEqual({
    car: alike,
    toldBy: 'cars alike',
  });
  expect(carOfVin({ listings: [], decoded: null, alike: null }, 2013)).toBeNull();
  expect(carOfVin({ listings: [], decoded, alike }, null), 'a year that is none').toBeNull();
});
