import { expect, test } from 'vitest';
import { mileWords } from './mile-words.ts';

test('one mile is one', () => {
  expect([0, 1, 12_345].map(mileWords)).toEqual(['0 miles', '1 mile', '12,345 miles']);
});
