import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { SearchPageData } from '../search-page-data.ts';
import { Relaxations } from './relaxations.tsx';

const way = { key: 'price', label: 'Price', from: 'Under $600', to: 'any price' };
const change = { kind: 'change', ways: [{ ...way, href: '/', cars: '7 cars' }], nearest: null };
const none = { ...change, ways: [] };

/** What a page of so many cars tells of these; null of what came too late. */
function textOf(
  total: number,
  relaxations: object | null,
  chips: readonly object[] = [{}],
): string {
  const page = { total, relaxations, chips, clearHref: '/cars-for-sale' } as SearchPageData;
  const Page = createRoutesStub([{ path: '/', Component: () => <Relaxations page={page} /> }]);
  return renderToStaticMarkup(<Page />).replace(/<[^>]+>/g, ' ');
}

test.each([
  ['changes that help', change],
  ['none', none],
  ['what came too late', null],
])('without a car the filters are to be updated, with %s [errors.no-results]', (_, relaxations) => {
  expect(textOf(0, relaxations)).toContain('Update filter criteria to see more results');
});

test('where nothing is chosen and no car is for sale, no filter is blamed', () => {
  expect(textOf(0, none, [])).toMatch(/^\s*No car is for sale here yet\s*$/);
  for (const notEmpty of [change, null])
    expect(textOf(0, notEmpty, [])).toContain('Update filter criteria to see more results');
});

test('a few cars are told of changes, and of nothing where there are none', () => {
  expect(textOf(3, change)).toMatch(/More cars, one change away.*any price/);
  for (const nothing of [none, null]) expect(textOf(3, nothing)).toBe('');
});
