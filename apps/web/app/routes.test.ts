import { isSearchPath } from '@forecourt/domain/search/address/search-path';
import { expect, test } from 'vitest';
import routes from './routes.ts';

const paths = (await routes).flatMap(({ path }) =>
  path?.startsWith('cars-for-sale/') ? [`/${path}`] : [],
);

test('a page has one address, to the letter, as the rules about what it is sent expect', async () => {
  expect((await routes).filter(({ caseSensitive }) => caseSensitive !== true)).toEqual([]);
});

test('of all pages below the results those of searches alone are searches', () => {
  const searches = paths.filter(isSearchPath);
  expect(searches).toEqual(['/cars-for-sale/*']);
  expect(isSearchPath('/cars-for-sale')).toBe(true);
  expect(isSearchPath('/cars-for-sale/used-cars/honda/civic/atlanta-ga')).toBe(true);
  expect(isSearchPath('/cars-for-sale-abroad')).toBe(false);
});
