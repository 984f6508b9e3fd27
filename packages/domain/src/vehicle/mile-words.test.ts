import { expect, test } from 'vitest';
import { mileWords, shortMiles } from './mile-words.ts';

test('one mile is one', () => {
  expect([0, 1, 12_345].map(mileWords)).toEqual(['0 miles', '1 mile', '12,345 miles']);
});

test('facts have the unit short, also of one', () => {
  expect([1, 12_345].map(shortMiles)).toEqual(['1 mi', '12,345 mi']);
});
