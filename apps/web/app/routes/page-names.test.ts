import { pageNames } from '@forecourt/domain/event/shopper-event';
import { expect, test } from 'vitest';
import { handle as compare } from './compare/compare.tsx';
import { handle as dealer } from './dealer.tsx';
import { handle as home } from './home.tsx';
import { handle as saved } from './saved/saved-cars.tsx';
import { handle as results } from './search/search-results.tsx';
import { handle as vehicle } from './vehicles/vehicle-details.tsx';

test('pages are counted by the names of the specification, lists of cars as such [routes.analytics-names]', () => {
  expect(pageNames).toEqual(['homepage', 'srp', 'vdp', 'vlp']);
  const pages = [home, results, vehicle, dealer, saved, compare];
  expect(pages.map(({ pageName }) => pageName)).toEqual([...pageNames, 'vlp', 'vlp']);
});
