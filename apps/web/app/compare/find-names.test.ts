import { afterEach, expect, test, vi } from 'vitest';
import { findNames } from './find-names.ts';

afterEach(() => vi.unstubAllGlobals());

const camry = { id: 7, name: '2021 Toyota Camry', pictureUrl: '/p', price: '$1', mileage: null };
const { signal } = new AbortController();

function answerWith(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', vi.fn(answer));
}

test('a car that is gone is told from one that is there', async () => {
  answerWith(async () => Response.json([camry]));
  expect(await findNames([7, 8], signal)).toEqual([
    [7, camry],
    [8, null],
  ]);
  expect(fetch).toHaveBeenCalledWith('/cars-for-sale/compare/cars?ids=7,8', { signal });
});

test.each([
  ['fails', async () => new Response('no', { status: 500 })],
  ['is no list', async () => new Response('no')],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where the answer %s no place waits for a name any longer', async (_, answer) => {
  answerWith(answer);
  expect(await findNames([7, 8], signal)).toEqual([
    [7, 'lost'],
    [8, 'lost'],
  ]);
});
