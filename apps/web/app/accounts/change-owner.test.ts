import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { afterEach, expect, test, vi } from 'vitest';
import { changeOwner } from './change-owner.ts';

function storage() {
  const kept = new Map(Object.values(storageKeys).map((key) => [key as string, '[]']));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    keys: () => new Set(kept.keys()),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('who leaves a browser leaves in it what is its own, and how a sign-in that is under way may end', async () => {
  const storages = { localStorage: storage(), sessionStorage: storage() };
  for (const [name, value] of Object.entries(storages)) vi.stubGlobal(name, value);
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', { protocol: 'https:' });
  await changeOwner('p1', null);
  const { pushToken, pixallId, notificationPrompt, provisionalCar, provisionalHere } = storageKeys;
  const staying = new Set([
    pushToken,
    pixallId,
    notificationPrompt,
    provisionalCar,
    provisionalHere,
  ]);
  expect(storages.localStorage.keys()).toEqual(staying);
  expect(storages.sessionStorage.keys()).toEqual(staying);
});
