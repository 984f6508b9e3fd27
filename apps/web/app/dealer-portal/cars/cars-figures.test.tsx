import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CarsFigures } from './cars-figures.tsx';
import type { CarsView } from './cars-view.ts';

test.each([
  [1, '1 keeps a car of yours in all'],
  [12, '12 keep a car of yours in all'],
])('of %i who saved a car it says how many do so', (all, words) => {
  const shown = {
    figures: { views: null, saves: { week: 0, all }, leads: null, days: null },
    counts: { cars: 0, deals: { fair: 0, high: 0 }, unrated: 0 },
  } as unknown as Pick<CarsView, 'figures' | 'counts'>;
  expect(renderToStaticMarkup(<CarsFigures {...shown} />)).toContain(words);
});
