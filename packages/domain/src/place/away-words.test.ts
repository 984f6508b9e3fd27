import { expect, test } from 'vitest';
import { awayWords } from './away-words.ts';

test.each([
  [0, '<1 mi away'],
  [0.4, '<1 mi away'],
  [0.5, '1 mi away'],
  [12.4, '12 mi away'],
  [1234.5, '1,235 mi away'],
])('%d miles are “%s”', (miles, words) => {
  expect(awayWords(miles)).toBe(words);
});
