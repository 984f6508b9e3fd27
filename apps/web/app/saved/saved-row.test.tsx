import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { SavedCarData } from './saved-page-data.ts';
import { SavedRow } from './saved-row.tsx';
import { toSeenCars } from './to-seen-cars.ts';

const car: SavedCarData = {
  id: 1,
  href: '/1',
  name: '2016 Honda Fit',
  condition: 'Used',
  trim: 'EX',
  mileage: 61_300,
  pictureUrl: '/1.webp',
  status: 'active',
  goneOn: null,
  savedOn: '2026-11-02',
  price: 9600,
  priceWhenSaved: 9600,
  change: 0,
  line: null,
  seller: { privateSeller: true },
  deal: null,
  againHref: null,
  likeHref: '/like',
};

function textOf(row: Partial<SavedCarData>): string {
  const router = createMemoryRouter([
    { path: '/', Component: () => <SavedRow car={{ ...car, ...row }} /> },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]+>/g, ' ');
}

test.each([
  [{ status: 'active' }, /Same price\s+since November 2/],
  [{ status: 'gone', goneOn: '2026-11-18' }, /No longer for sale\s+since November 18/],
  [{ status: 'sold', goneOn: '2026-11-18' }, /Sold\s+on November 18/],
] as const)('a saved car of %o says no more than is known of it', (row, words) => {
  expect(textOf(row)).toMatch(words);
});

test('a saved car that is offered anew leads there, another one to cars like it', () => {
  const gone = { status: 'gone', goneOn: '2026-11-18' } as const;
  expect(textOf(gone)).toContain('See cars like it');
  const again = textOf({ ...gone, againHref: '/2' });
  expect(again).toContain('For sale again');
  expect(again).not.toContain('See cars like it');
});

test('what is shown offline says the same', () => {
  const seen = (['active', 'gone', 'sold'] as const).map((status) => ({ ...car, status }));
  expect(toSeenCars(seen).map(({ facts }) => facts)).toEqual([
    'EX · 61,300 mi',
    'No longer for sale · EX · 61,300 mi',
    'Sold · EX · 61,300 mi',
  ]);
});
