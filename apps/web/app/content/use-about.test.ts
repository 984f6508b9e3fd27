import { expect, test } from 'vitest';
import { changesDialogOnly, withAbout } from './use-about.ts';

test.each([
  ['', '?about=electric-vehicles'],
  ['?zip=30303', '?about=electric-vehicles&zip=30303'],
  [
    '?priceDrop=1-&sortBy=pricedropDESC',
    '?about=electric-vehicles&priceDrop=1-&sortBy=pricedropDESC',
  ],
  ['?about=money-back-guarantee&zip=30303', '?about=electric-vehicles&zip=30303'],
])('a dialog opened on %j stands in canonical order', (search, expected) => {
  expect(withAbout(search, 'electric-vehicles')).toBe(expected);
});

test('opening a dialog changes nothing else of the address', () => {
  const currentUrl = { pathname: '/cars-for-sale', search: '?zip=30303' };
  const search = withAbout(currentUrl.search, 'electric-vehicles');
  expect(changesDialogOnly({ currentUrl, nextUrl: { ...currentUrl, search } })).toBe(true);
});
