import { afterEach, expect, test, vi } from 'vitest';
import { keptNotices, lastWalletSync, noteWalletSync, rememberNotices } from './wallet-memory.ts';

/** @param room whether anything new has a place in it */
function storage(room: () => boolean = () => true) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!room()) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A browser that lets nobody name its storage. */
function close(name: 'localStorage' | 'sessionStorage') {
  vi.stubGlobal(name, undefined);
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      throw new DOMException('closed', 'SecurityError');
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

test('a storage that became full leaves the visit with what was said last, until there is room again', () => {
  let hasRoom = true;
  const local = storage(() => hasRoom);
  const session = storage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  noteWalletSync(1000);
  hasRoom = false;
  noteWalletSync(2000);
  rememberNotices(['told']);
  expect(lastWalletSync()).toBe(2000);
  expect(session.getItem('LAST_WALLET_SYNC')).toBe('2000');
  expect(session.getItem('WALLET_NOTIF_POPOVER')).toBe('["told"]');
  expect(keptNotices()).toBe('["told"]');
  hasRoom = true;
  noteWalletSync(3000);
  expect([local, session].map((one) => one.getItem('LAST_WALLET_SYNC'))).toEqual(['3000', null]);
  expect(lastWalletSync()).toBe(3000);
});

test('a storage that is closed to us leaves the visit, and without any the open page', () => {
  const session = storage();
  close('localStorage');
  vi.stubGlobal('sessionStorage', session);
  noteWalletSync(4000);
  expect(session.getItem('LAST_WALLET_SYNC')).toBe('4000');
  expect(lastWalletSync()).toBe(4000);
  close('sessionStorage');
  expect(lastWalletSync()).toBeNull();
  noteWalletSync(5000);
  expect(lastWalletSync()).toBe(5000);
});
