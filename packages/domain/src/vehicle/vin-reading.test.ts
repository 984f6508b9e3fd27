import { expect, test } from 'vitest';
import { countryOfVin } from './vin-country.ts';
import { readVin, vinMeantBy } from './vin-reading.ts';

test('a VIN comes apart', () => {
  expect(readVin(' 1hgcm-82633 a004352 ')).toEqual({
    typed: '1HGCM82633A004352',
    problem: null,
    parts: {
      vin: '1HGCM82633A004352',
      wmi: '1HG',
      descriptor: 'CM826',
      checkDigit: '3',
      expectedCheckDigit: '3',
      isCheckDigitRight: true,
      yearCode: '3',
      modelYear: 2003,
      plantCode: 'A',
      serial: '004352',
    },
  });
});

test('nothing typed is no problem', () => {
  expect(readVin(' - ')).toEqual({ typed: '', parts: null, problem: null });
});

test.each([
  ['1HGCM82633A00435', 'A VIN has 17 characters; this has 16.'],
  ['12345'.repeat(2000), 'A VIN has 17 characters; this has 10,000.'],
  [
    '1HGCM82633O004352',
    'The 11th character is O. I, O and Q never occur in a VIN: read it as a 1 or a 0.',
  ],
  [
    'I1GCM82633A004352',
    'The 1st character is I. I, O and Q never occur in a VIN: read it as a 1 or a 0.',
  ],
  ['1HGCM82633A00435é', 'The 17th character is neither a letter from A to Z nor a digit.'],
  [
    '1HGCM82643A004352',
    'One character is mistyped: the 9th checks the other sixteen, and they do not agree.',
  ],
  [
    '1HGCM8261UA004352',
    'The 10th character, U, stands for no model year. Cars since 1981 have one.',
  ],
])('%#: is answered in words', (text, problem) => {
  const reading = readVin(text);
  expect(reading.problem).toBe(problem);
  expect(reading.typed.length).toBeLessThanOrEqual(40);
});

test('a mistyped one still tells its parts, and what the check digit should be', () => {
  expect(readVin('1HGCM82643A004352').parts).toMatchObject({
    checkDigit: '4',
    expectedCheckDigit: '3',
    modelYear: 2003,
  });
});

test.each([
  ['4S4BTAFCXL3184529', 'the United States'],
  ['2T3W1RFV0MC000002', 'Canada'],
  ['JTDKARFU0H3000001', 'Japan'],
  ['WBA8E9G51GNT00000', 'Germany'],
  ['SALGS2VF0EA000000', 'the United Kingdom'],
  ['YV4A22PK0G1000000', 'Sweden'],
  ['KM8J3CA40GU000000', 'South Korea'],
  ['3VW2B7AJ0GM000000', 'Mexico'],
  ['0HGCM82633A004352', null],
])('the maker of %s is registered in %s', (vin, country) => {
  expect(countryOfVin(vin)).toBe(country);
});

test.each([
  ['a VIN', ' 1hgcm82633a004352 ', '1HGCM82633A004352'],
  ['one in groups', '1HGCM 82633 A004352', '1HGCM82633A004352'],
  ['one with a letter that none has', '1HGCM82633A0O4352', '1HGCM82633A0O4352'],
  ['one that lacks a character', '1HGCM82633A00435', '1HGCM82633A00435'],
  ['one with a character more', '1HGCM82633A0043522', '1HGCM82633A0043522'],
  ['words of seventeen characters', '2019 lexus rx350 red', null],
  ['words joined by a hyphen', '2021-mazda3-sedan-se', null],
  ['a long word', 'characteristical', null],
  ['a short one', '1HGCM826', null],
  ['nothing', '', null],
])('%s is meant as a VIN or not', (_, text, vin) => {
  expect(vinMeantBy(text)).toBe(vin);
});
