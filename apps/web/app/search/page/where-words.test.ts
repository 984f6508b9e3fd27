import type { SearchTitles } from '@forecourt/domain/search/address/titles';
import { expect, test } from 'vitest';
import type { FilterPanelData } from '../filters/filter-panel-data.ts';
import { whereWords } from './where-words.ts';

test.each([
  ['in Atlanta, GA', { zip: '30303', radius: '50' }, 'in Atlanta, GA or delivered to it'],
  ['in Atlanta, GA', { zip: '30303', radius: '0' }, 'in Atlanta, GA'],
  ['in Atlanta, GA', { zip: '30303', radius: '50', includesDelivery: false }, 'in Atlanta, GA'],
  [null, { zip: '99999', radius: '50' }, null],
])('%s with %j is told as %s', (location, given, told) => {
  const panel = { includesDelivery: true, ...given } as FilterPanelData;
  expect(whereWords({ location } as SearchTitles, panel)).toBe(told);
});
