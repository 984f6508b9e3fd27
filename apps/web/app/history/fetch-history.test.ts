import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchHistory } from './fetch-history.ts';
import { recentInventory } from './remembered-cars.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const elsewhere = { listingId: 8, vin: '1HGCM82633A004352', timestamp: 1_000 };
const fetched = vi.fn(async () => Response.json({ history: [elsewhere], isWhole: true }));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('fetch', fetched.mockClear());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('of a visitor nothing is sent', async () => {
  await fetchHistory();
  expect(fetched).not.toHaveBeenCalled();
});

test('a person’s history is fetched only when the last fetch is over 120,000 ms ago [states.browsing-history]', async () => {
  localStorage.setItem('OWNER', 'p1');
  await fetchHistory();
  await fetchHistory();
  vi.advanceTimersByTime(120_000);
  await fetchHistory();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(recentInventory()).toEqual([elsewhere]);
  vi.advanceTimersByTime(1);
  await fetchHistory();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('what comes after its person has left the browser is not kept in it', async () => {
  localStorage.setItem('OWNER', 'p1');
  const fetching = fetchHistory();
  localStorage.removeItem('OWNER');
  await fetching;
  expect(recentInventory()).toEqual([]);
});

test('a failure is told to whoever logs it, and what was seen here stays [errors.logged-only]', async () => {
  localStorage.setItem('OWNER', 'p1');
  localStorage.setItem('ATC_RECENT_INVENTORY', JSON.stringify([elsewhere]));
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(fetchHistory()).rejects.toThrow('503');
  expect(recentInventory()).toEqual([elsewhere]);
});

test.each([
  ['page was left before the answer came', () => Promise.reject(new TypeError('aborted'))],
  ['account could not be asked', async () => Response.json({ history: [], isWhole: false })],
])('the next page asks again when the %s', async (_, answer: () => Promise<Response>) => {
  localStorage.setItem('OWNER', 'p1');
  fetched.mockImplementationOnce(answer);
  await fetchHistory().catch(() => {});
  await fetchHistory();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(recentInventory()).toEqual([elsewhere]);
});

test('who asks while an answer is on its way waits for that one, another person does not', async () => {
  localStorage.setItem('OWNER', 'p1');
  await Promise.all([fetchHistory(), fetchHistory()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(recentInventory()).toEqual([elsewhere]);
  sessionStorage.removeItem('HISTORY_FETCHED');
  const first = fetchHistory();
  localStorage.setItem('OWNER', 'p2');
  await Promise.all([first, fetchHistory()]);
  expect(fetched).toHaveBeenCalledTimes(3);
});
