import { expect, test } from 'vitest';
import { answerTimeWords } from './answer-time.ts';

test.each([
  [1, '1 minute'],
  [18, '18 minutes'],
  [89, '89 minutes'],
  [90, '2 hours'],
  [2129, '35 hours'],
  [2130, '2 days'],
  [5000, '3 days'],
])('%d minutes are told as %s', (minutes, words) => {
  expect(answerTimeWords(minutes)).toBe(words);
});
