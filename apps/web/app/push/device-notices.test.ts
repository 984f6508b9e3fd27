import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { turnOffNotices, turnOnNotices } from './device-notices.ts';
import { registerWorker } from './worker.ts';

/** What a browser keeps. */
const kept = new Map<string, string>();
const reported: unknown[] = [];

/** A worker that is being installed, and becomes something once it is listened to. */
class Installing extends EventTarget {
  state = 'installing';
  becomes: readonly string[] = [];

  override addEventListener(...given: Parameters<EventTarget['addEventListener']>): void {
    super.addEventListener(...given);
    for (const state of this.becomes) {
      this.state = state;
      this.dispatchEvent(new Event('statechange'));
    }
  }
}
let installing: Installing;
const unsubscribe = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  kept.clear();
  kept.set(storageKeys.pushToken, 'token');
  reported.length = 0;
  installing = new Installing();
  unsubscribe.mockReset().mockResolvedValue(true);
  const registration = {
    active: null,
    waiting: null,
    installing,
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
  };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async () => registration,
      getRegistration: async () => registration,
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
});
afterEach(() => vi.unstubAllGlobals());

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
const away = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['the server does not hear of it', away, true],
  ['the server cannot note it', async () => new Response(null, { status: 503 }), true],
  ['the browser keeps its subscription', async () => new Response(null, { status: 204 }), false],
])('notices are off though %s', async (_, answer, isUnsubscribed) => {
  answerWith(answer);
  if (!isUnsubscribed) unsubscribe.mockRejectedValue(new Error('no network'));
  await turnOffNotices();
  expect(kept.has(storageKeys.pushToken)).toBe(false);
});

test('notices that come still are not told to be off, and can be turned off again', async () => {
  answerWith(away);
  unsubscribe.mockRejectedValue(new Error('no network'));
  await expect(turnOffNotices()).rejects.toThrow('could not be turned off');
  expect(kept.has(storageKeys.pushToken)).toBe(true);
});

test('a browser that says no has no token and is not registered [errors.notification]', async () => {
  const asked: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit = {}) => {
    asked.push(method);
    return new Response(null, { status: 204 });
  });
  vi.stubGlobal('Notification', { requestPermission: async () => 'denied' });
  expect(await turnOnNotices('atc')).toBe('blocked');
  expect(kept.has(storageKeys.pushToken)).toBe(false);
  expect(asked).toEqual(['DELETE']);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

test.each([
  ['activated', true],
  ['redundant', false],
])('a worker that is %s is one to go on with: %s', async (state, isOne) => {
  installing.becomes = ['installed', state];
  expect((await registerWorker()) !== null).toBe(isOne);
  expect(reported).toHaveLength(isOne ? 0 : 1);
});
