import { expect, test } from 'vitest';
import {
  historyFreshMs,
  maxShownRecent,
  parseRecentInventory,
  type RecentEntry,
  vinsToFetch,
  withRecent,
} from './recent-inventory.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const vinOf = (place: number) => `1HGCM82633A${String(place).padStart(6, '0')}`;
const entry = (place: number, timestamp = now): RecentEntry => ({
  listingId: place + 1,
  vin: vinOf(place),
  timestamp,
});

test('what was seen is remembered once, the last first, and no more than fifty [stored.recent-inventory]', () => {
  let entries: RecentEntry[] = [];
  for (let place = 0; place < 60; place++) entries = withRecent(entries, entry(place));
  entries = withRecent(entries, entry(30, now + 1));
  expect(entries).toHaveLength(50);
  expect(entries.slice(0, 2)).toEqual([entry(30, now + 1), entry(59)]);
  expect(parseRecentInventory(JSON.stringify(entries))).toEqual(entries);
});

test.each([null, '', '{', '7', '{"a":1}', '[1,null,"x"]', '[{"listingId":0,"vin":"x"}]'])(
  'what is no list of cars is an empty one: %s',
  (text) => expect(parseRecentInventory(text)).toEqual([]),
);

test('a car is asked after again once its answer is over 120,000 ms old [states.browsing-history, figures.history-refetch]', () => {
  const answer = (fetchedAt: number) => [{ vin: vinOf(0), fetchedAt, car: null }];
  expect(historyFreshMs).toBe(120_000);
  expect(vinsToFetch([entry(0)], [], now)).toEqual([vinOf(0)]);
  expect(vinsToFetch([entry(0)], answer(now - 120_000), now)).toEqual([]);
  expect(vinsToFetch([entry(0)], answer(now - 120_001), now)).toEqual([vinOf(0)]);
  expect(vinsToFetch([entry(0)], answer(now + 1), now)).toEqual([vinOf(0)]);
  expect(vinsToFetch([entry(1), entry(0)], answer(now), now)).toEqual([vinOf(1)]);
});

test('only as many are asked after as are shown', () => {
  const entries = Array.from({ length: 30 }, (_, place) => entry(place));
  expect(vinsToFetch(entries, [], now)).toEqual(
    entries.slice(0, maxShownRecent).map(({ vin }) => vin),
  );
});
