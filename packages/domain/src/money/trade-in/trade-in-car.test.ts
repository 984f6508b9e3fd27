import { expect, test } from 'vitest';
import type { VehicleReference } from '../../vehicle/reference.ts';
import { parseCarName, parseMileage, readCondition } from './trade-in-car.ts';

const models = [
  { code: 'ACCORD', name: 'Accord' },
  { code: 'CRV', name: 'CR-V' },
  { code: 'CRVHYB', name: 'CR-V Hybrid' },
];
const reference = {
  makes: [
    { code: 'HONDA', name: 'Honda' },
    { code: 'LANDROV', name: 'Land Rover' },
  ],
  modelsOf: (make: string) => (make === 'HONDA' ? models : []),
  trimNamesOf: () => ['LX', 'EX', 'EX-L'],
} as unknown as VehicleReference;

test('a car is read from its name, the longest names first', () => {
  expect(parseCarName('2013 Honda Accord LX', reference)).toEqual({
    year: 2013,
    makeCode: 'HONDA',
    modelCode: 'ACCORD',
    trim: 'LX',
  });
  expect(parseCarName('honda cr-v hybrid ex-l 2021', reference)).toMatchObject({
    modelCode: 'CRVHYB',
    trim: 'EX-L',
  });
  expect(parseCarName('2020 Honda CR-V', reference)).toMatchObject({ trim: null });
});

test.each([
  ['Honda Accord', /model year/],
  ['2013 Dacia Logan', /No make/],
  ['2013 Honda Nowhere', /No model of Honda/],
  ['<script>', /model year/],
])('%s is answered with a sentence', (typed, sentence) => {
  expect(parseCarName(typed, reference)).toMatch(sentence);
});

test('mileage and condition are read as people type them', () => {
  expect(parseMileage('104,600 mi')).toBe(104_600);
  expect(parseMileage('0')).toBe(0);
  expect(parseMileage('41.2k')).toBe(41_200);
  expect(parseMileage('41K miles')).toBe(41_000);
  for (const text of ['', '-5', 'many', '1e9', '10.5', '-41k', '41.2', '1000k'])
    expect(parseMileage(text)).toBeNull();
  expect([readCondition('poor'), readCondition('?'), readCondition(null)]).toEqual([
    'poor',
    'good',
    'good',
  ]);
});
