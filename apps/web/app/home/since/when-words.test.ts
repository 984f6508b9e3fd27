import { expect, test } from 'vitest';
import { whenWords } from './when-words.ts';

test.each([
  ['2026-11-10', 'Tuesday, November 10.'],
  ['2025-12-31', 'Wednesday, December 31, 2025.'],
])('%s is said as “%s”', (day, words) => {
  expect(whenWords(day, '2026-11-28')).toBe(words);
});
