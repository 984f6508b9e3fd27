import { expect, test } from 'vitest';
import { readTradeIn, writeTradeIn } from './kept-trade-in.ts';

const reference = {
  findModel: (code: string) =>
    code === 'CX-5' ? { code, makeCode: 'MAZDA', name: 'CX-5' } : undefined,
  trimNamesOf: () => ['Grand Touring', 'Sport'],
  // Of the whole reference it asks for these alone.
} as Parameters<typeof readTradeIn>[1];

const car = {
  year: 2019,
  makeCode: 'MAZDA',
  modelCode: 'CX-5',
  trim: 'Grand Touring',
  mileage: 61_300,
  condition: 'good' as const,
};

test('a trade-in that was valued is remembered with its worth', () => {
  const written = writeTradeIn({ car, value: 14_250 });
  expect(written).toBe('2019-61300-good-14250-grandtouring-CX-5');
  expect(readTradeIn(written, reference)).toEqual({ car, value: 14_250 });
  const ofAnyTrim = { car: { ...car, trim: null }, value: 14_250 };
  expect(readTradeIn(writeTradeIn(ofAnyTrim), reference)).toEqual(ofAnyTrim);
});

test('anything else is no trade-in', () => {
  for (const written of [
    null,
    '',
    '2019-1-good-5--NONE',
    '2019-x-good-5--CX-5',
    '2019-1-new-5--CX-5',
  ])
    expect(readTradeIn(written, reference)).toBeNull();
  expect(writeTradeIn({ car: { ...car, modelCode: 'é' }, value: 1 })).toBeNull();
});
