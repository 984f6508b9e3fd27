import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  failedSearch,
  hasReturned,
  isReturning,
  orStay,
  watchFailedSearch,
} from './failed-search.ts';

const shown = '/cars-for-sale?zip=30303';
const step = (search: string, signal = new AbortController().signal) => ({
  url: { pathname: '/cars-for-sale', search },
  request: { signal },
});
const lost = async () => {
  throw new TypeError('Failed to fetch');
};

let leave: () => void = () => {};
beforeEach(() => {
  const [pathname, query] = shown.split('?');
  vi.stubGlobal('window', { location: { pathname, search: `?${query}`, hash: '#filters' } });
  leave = watchFailedSearch(() => {});
});
afterEach(async () => {
  leave();
  await orStay(step('?next'), async () => null);
  vi.unstubAllGlobals();
});

test('a search that does not come leads back to the results that are shown, and is told', async () => {
  const thrown = await orStay(step('?maxPrice=9000'), lost).catch((error) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown.headers.get('Location')).toBe(`${shown}#filters`);
  expect(failedSearch()).toBe('/cars-for-sale?maxPrice=9000');
  expect(isReturning()).toBe(true);
  hasReturned();
  expect(isReturning()).toBe(false);
  expect(await orStay(step('?maxPrice=9000'), async () => 'cars')).toBe('cars');
  expect(failedSearch()).toBeNull();
});

test.each([
  [
    'no results are shown',
    async () => {
      leave();
      await orStay(step('?maxPrice=9000'), lost);
    },
  ],
  ['a step in the history has left them', () => orStay(step('?zip=30303'), lost)],
  [
    'another search took its place',
    () => orStay(step('?maxPrice=9000', AbortSignal.abort()), lost),
  ],
  [
    'it leads elsewhere',
    () =>
      orStay(step('?maxPrice=9000'), async () => {
        throw new Response(null, { status: 302 });
      }),
  ],
])('where %s, what went wrong is passed on', async (_case, ask) => {
  const thrown = await ask().then(
    () => null,
    (error: unknown) => error,
  );
  expect(thrown).not.toBeNull();
  expect(thrown instanceof Response ? thrown.headers.get('Location') : null).toBeNull();
  expect([failedSearch(), isReturning()]).toEqual([null, false]);
});
