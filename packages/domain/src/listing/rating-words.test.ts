import { expect, test } from 'vitest';
import { ratingWords } from './rating-words.ts';

test('stars stand alone where nobody told how many gave them', () => {
  expect([ratingWords(4.5, 0), ratingWords(4, 1), ratingWords(4.52, 1234)]).toEqual([
    '4.5',
    '4.0 (1)',
    '4.5 (1,234)',
  ]);
});
