import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkDigitOf,
  hasValidCheckDigit,
  modelYearOf,
  normalizeVin,
  withCheckDigit,
  wmiOf,
  yearCodeOf,
} from './vin.ts';

const published = [
  '1M8GDM9AXKP042788',
  '1G4AH59H45G118341',
  'JH2RC3605MM101581',
  '1J9RP1A36A1644345',
  'LJCPCBLCX11000237',
  '1HGCM82633A004352',
  '1FADP5AU6DL536022',
  '2G4WF52L6S1472882',
  '11111111111111111',
];

const characters = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];
const vins = fc
  .array(fc.constantFrom(...characters), { minLength: 17, maxLength: 17 })
  .map((all) => all.join(''));

describe('check digit', () => {
  test.each(published)('%s is valid', (vin) => expect(hasValidCheckDigit(vin)).toBe(true));

  test('a changed digit of any weight is caught', () => {
    fc.assert(
      fc.property(
        vins,
        fc.integer({ min: 0, max: 16 }),
        fc.constantFrom(...'0123456789'),
        (text, place, digit) => {
          fc.pre(place !== 8);
          const vin = withCheckDigit(text);
          fc.pre(/\d/.test(vin.charAt(place)) && vin.charAt(place) !== digit);
          const changed = vin.slice(0, place) + digit + vin.slice(place + 1);
          expect(hasValidCheckDigit(changed)).toBe(false);
        },
      ),
    );
  });

  test('setting it makes any VIN valid and changes nothing else', () => {
    fc.assert(
      fc.property(vins, (text) => {
        const vin = withCheckDigit(text);
        expect(hasValidCheckDigit(vin)).toBe(true);
        expect(vin.charAt(8)).toBe(checkDigitOf(text));
        expect(vin.slice(0, 8) + vin.slice(9)).toBe(text.slice(0, 8) + text.slice(9));
      }),
    );
  });
});

describe('normalizeVin', () => {
  test('forgives case, spaces and hyphens', () => {
    expect(normalizeVin(' 1hgcm-82633 a004352 ')).toBe('1HGCM82633A004352');
  });
  test.each([
    '',
    '1HGCM82633A00435',
    '1HGCM82633A0043522',
    '1HGCM82633I004352',
    '1HGCM82633A00435é',
  ])('refuses %j', (text) => expect(normalizeVin(text)).toBeNull());
});

describe('model year', () => {
  test('a year becomes its code and comes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1980, max: 2039 }), (year) => {
        const seventh = year < 2010 ? '5' : 'A';
        expect(modelYearOf(`1HGCM8${seventh}33${yearCodeOf(year)}A004352`)).toBe(year);
      }),
    );
  });
  test('a character that is no year gives null', () => {
    expect(modelYearOf('1HGCM8263UUA00435')).toBeNull();
  });
});

test('the maker is in the first three characters', () => {
  expect(wmiOf('1HGCM82633A004352')).toBe('1HG');
});
