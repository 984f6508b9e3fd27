import { expect, test } from 'vitest';
import { withArticle } from './with-article.ts';

test.each([
  ['Audi A4', 'an Audi A4'],
  ['INFINITI', 'an INFINITI'],
  ['Honda Accord LX', 'a Honda Accord LX'],
])('%s is said with its article', (name, words) => {
  expect(withArticle(name)).toBe(words);
});
