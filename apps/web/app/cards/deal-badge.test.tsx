import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DealBadge, lessOrMore } from './deal-badge.tsx';

test.each([
  [1086, '$1,086 below market', '$1,086 less'],
  [-40, '$40 above market', '$40 more'],
  [0, 'at market', 'No more and no less'],
])('a price of %d dollars below the market is told in words', (below, badge, words) => {
  const text = renderToStaticMarkup(<DealBadge word="fair" below={below} />);
  expect(text.replace(/<[^>]*>/g, '')).toBe(`Fair Price${badge}`);
  expect(lessOrMore(below)).toBe(words);
});
