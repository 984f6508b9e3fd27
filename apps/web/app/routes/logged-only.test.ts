import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordEvent, sendEvents } from '../events/record-event.ts';
import { findRecentCars } from '../history/recent-answers.ts';
import { rememberCar } from '../history/remembered-cars.ts';
import { loadMakeOffer } from '../leads/offer/load-make-offer.ts';
import { registerWorker } from '../push/worker.ts';
import { orInstead } from '../ui/lazy-or-nothing.ts';

const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};
const away = new Error('away');
let logged: unknown[] = [];

beforeEach(() => {
  logged = [];
  vi.stubGlobal('reportError', (error: unknown) => logged.push(error));
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

test('the script of make-offer: the field stands without its slider [errors.logged-only]', async () => {
  // Where no element can be defined the script fails.
  await expect(loadMakeOffer()).resolves.toBeUndefined();
  expect(logged).toEqual([expect.any(ReferenceError)]);
});

test('the browsing history: no cars are shown again [errors.logged-only]', async () => {
  rememberCar({ id: 7, vin: '1HGCM82633A004352', price: 20_000 });
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  expect(await findRecentCars(new AbortController().signal)).toEqual([]);
  expect(logged).toEqual([expect.objectContaining({ message: expect.stringMatching(/503/) })]);
});

test('a page that is left meanwhile logs nothing of its history', async () => {
  rememberCar({ id: 7, vin: '1HGCM82633A004352', price: 20_000 });
  vi.stubGlobal('fetch', async () => Promise.reject(away));
  expect(await findRecentCars(AbortSignal.abort())).toEqual([]);
  expect(logged).toEqual([]);
});

test('an event of a page: it is lost [errors.logged-only]', () => {
  vi.stubGlobal('navigator', {
    sendBeacon: () => {
      throw away;
    },
  });
  recordEvent({ kind: 'save', listingId: 7 });
  expect(() => sendEvents()).not.toThrow();
  expect(logged).toEqual([away]);
});

test('the fixed advertisement: its place stays empty [errors.logged-only]', async () => {
  const { default: Nothing } = await orInstead<object>(
    () => Promise.reject(away),
    () => null,
  );
  expect(Nothing).toBeTypeOf('function');
  expect([logged, Reflect.apply(Nothing, null, [{}])]).toEqual([[away], null]);
});

test('the service worker: there are no notices [errors.logged-only]', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.reject(away) } });
  expect(await registerWorker()).toBeNull();
  expect(logged).toEqual([away]);
});
