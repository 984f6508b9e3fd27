import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  parseCylinders,
  parseDate,
  parseListedOn,
  parseLiters,
  parseMileage,
  parseMoney,
} from './parse-values.ts';
import {
  findDriveType,
  findFuelType,
  findListingType,
  findSimpleColor,
  findTransmission,
} from './vocabulary.ts';

test('money is read in the ways dealers write it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (dollars) => {
      const grouped = dollars.toLocaleString('en-US');
      for (const text of [`${dollars}`, `$${grouped}`, `${grouped}.00`, `${dollars} USD`]) {
        expect(parseMoney(text)).toBe(dollars);
      }
    }),
  );
  expect(parseMoney('0')).toBeNull();
  expect(parseMoney('Call for price')).toBeNull();
  expect(parseMoney('12.499,00')).toBeUndefined();
  expect(parseMoney('-5')).toBeUndefined();
});

test.each([
  ['2,777 miles', 2777],
  ['41k', 41_000],
  ['100000 km', 62_137],
  ['9', 9],
])('a mileage of %s is %i miles', (text, miles) => expect(parseMileage(text)).toBe(miles));

test.each([
  ['2026-03-28', '2026-03-28'],
  ['3/8/2026', '2026-03-08'],
  ['2026-02-30', undefined],
  ['28.3.2026', undefined],
])('the date %s is %s', (text, date) => expect(parseDate(text)).toBe(date));

test.each([
  ['2026-03-28', '2026-03-28'],
  ['1/1/1900', null],
  ['1970-01-01T00:00:00Z', null],
  ['0001-01-01', null],
  ['2026-02-30', undefined],
])('the day of listing %s is %s', (text, date) => expect(parseListedOn(text)).toBe(date));

test.each([
  ['2.0L I4 16V GDI DOHC Turbo', 2, 4],
  ['3.5L V6 24V PDI DOHC', 3.5, 6],
  ['Regular Unleaded V-6 3.7 L/227', 3.7, 6],
  ['208.0HP 2.0L 4 Cylinder Engine Gasoline Fuel', 2, 4],
  ['5.3 L 16-Valve V8', 5.3, 8],
  ['3.0 L 12 Valve V6', 3, 6],
  ['2.0 L 16V I4', 2, 4],
  ['1.6L H 16-valve', 1.6, undefined],
  ['Electric', undefined, undefined],
])('%s has its displacement and cylinders', (text, liters, cylinders) => {
  expect(parseLiters(text)).toBe(liters);
  expect(parseCylinders(text)).toBe(cylinders);
});

describe('the words of the trade', () => {
  test.each([
    ['All-wheel Drive', 'AWD'],
    ['4WD', '4WD'],
    ['Front Wheel Drive', 'FWD'],
    ['RWD', 'RWD'],
    ['sideways', undefined],
  ])('drive %s', (text, code) => expect(findDriveType(text)).toBe(code));
  test.each([
    ['E85 Flex Fuel', 'GSL'],
    ['Plug-In Electric/Gas', 'PIH'],
    ['Gasoline/Mild Electric Hybrid', 'GSL'],
    ['Electric Fuel System', 'ELE'],
    ['Diesel Fuel', 'DSL'],
    ['Compressed Natural Gas', 'ALT'],
    ['CNG', 'ALT'],
    ['Propane Gas', 'ALT'],
    ['Bi-Fuel: Gasoline/Natural Gas', 'ALT'],
    ['BiFuel Gas', 'ALT'],
    ['Gasoline, naturally aspirated', 'GSL'],
    ['Gaseous Hydrogen', 'HYD'],
    ['Gas/Electric Hybrid', 'HYB'],
  ])('fuel %s', (text, code) => expect(findFuelType(text)).toBe(code));
  test.each([
    ['8-SPEED A/T', 'AUT'],
    ['6-Speed M/T', 'MAN'],
    ['xtronic cvt', 'AUT'],
    ['6-Speed Manual', 'MAN'],
    ['11-Speed Manual', 'MAN'],
    ['6-Speed Manual with Auto Rev-Matching', 'MAN'],
    ['6-Speed Manual w/Automatic Rev Matching', 'MAN'],
    ['1-Speed Direct Drive', 'AUT'],
    ['10-Speed Automatic', 'AUT'],
  ])('transmission %s', (text, code) => expect(findTransmission(text)).toBe(code));
  test.each([
    ['BMW Certified', 'CERTIFIED'],
    ['Certified Pre-Owned', 'CERTIFIED'],
    ['Non-Certified', 'USED'],
    ['Not Certified', 'USED'],
    ['Uncertified Used', 'USED'],
    ['Used - Non Certified', 'USED'],
    ['New - Not Certified', 'NEW'],
    ['Used', 'USED'],
    ['Newly Reduced Used', 'USED'],
    ['Newly Reduced', undefined],
    ['New', 'NEW'],
    ['New_Car', 'NEW'],
  ])('condition %s', (text, code) => expect(findListingType(text)).toBe(code));
  test.each([
    ['Black Sapphire Metallic', 'BLACK'],
    ['Midnight Blue', 'BLUE'],
    ['FUJI WHITE [WHITE]', 'WHITE'],
    ['Magnetic Metallic', 'GRAY'],
    ['Ruby Flare Pearl', 'RED'],
    ['Whatever', undefined],
  ])('colour %s', (text, code) => expect(findSimpleColor(text)).toBe(code));
});
