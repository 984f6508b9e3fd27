import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberProvisional, settleProvisional } from './provisional-car.ts';

const now = 1_790_000_000_000;
const car = { id: 7, name: '2021 Honda Civic' };
const away = { isSigningIn: false, isSignedIn: false };

const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

test('a provisional car stays while sign-in is open, and is removed once it is closed [saving.provisional]', () => {
  rememberProvisional(car, now);
  expect(settleProvisional({ ...away, isSigningIn: true }, now)).toBeNull();
  expect(settleProvisional(away, now)).toEqual({ kind: 'closed', car });
  expect(settleProvisional(away, now)).toBeNull();
});

test('who signs in keeps it, also by a link that another tab opens [saving.provisional]', () => {
  rememberProvisional(car, now);
  vi.stubGlobal('sessionStorage', storage());
  expect(settleProvisional(away, now), 'another tab knows nothing of sign-in').toBeNull();
  expect(settleProvisional({ ...away, isSignedIn: true }, now)).toEqual({ kind: 'signed-in', car });
  expect(settleProvisional({ ...away, isSignedIn: true }, now)).toBeNull();
});

test.each([
  ['an hour later', () => {}, now + 3_600_001],
  ['what is no car', () => localStorage.setItem('PROVISIONAL_CAR', '{"id":"x"}'), now],
  ['what is no JSON', () => localStorage.setItem('PROVISIONAL_CAR', '{'), now],
])('%s nothing is left of it', (_what, change, then) => {
  rememberProvisional(car, now);
  change();
  expect(settleProvisional(away, then)).toBeNull();
});

test('a browser that stores nothing for us knows of it as long as the page is open', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  rememberProvisional(car, now);
  expect(settleProvisional(away, now)).toEqual({ kind: 'closed', car });
  expect(settleProvisional(away, now)).toBeNull();
});
