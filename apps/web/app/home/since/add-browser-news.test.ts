import type { RecentCar, RecentEntry } from '@forecourt/domain/account/recent-inventory';
import { describe, expect, test } from 'vitest';
import type { RecentSearch } from '../../keywords/recent-searches.ts';
import { lastTime, toBrowserRows, withBrowserRows } from './add-browser-news.ts';
import type { SinceRow } from './since-row.ts';

const car = (id: number, price: number | null): RecentCar => ({
  id,
  price,
  vin: `VIN${id}`,
  name: '2020 Subaru Outback',
  model: 'Outback',
  condition: 'Used',
  trim: 'Premium',
  mileage: 9000,
  drop: null,
  href: `/cars-for-sale/vehicle/${id}`,
  pictureUrl: `/${id}.svg`,
});
const looked = (id: number, price: number | null | undefined): RecentEntry => ({
  listingId: id,
  vin: `VIN${id}`,
  timestamp: 1,
  ...(price !== undefined && { price }),
});
const search: RecentSearch = {
  kind: 'recent',
  url: '/cars-for-sale/suv',
  choices: ['SUV'],
  name: 'Used SUVs',
};

test('the last time is the day before this one on which a car was looked at', () => {
  const now = new Date(2026, 10, 28, 20);
  const at = (...when: [number, number, number, number]): RecentEntry => ({
    listingId: 1,
    vin: 'VIN1',
    timestamp: new Date(...when).getTime(),
  });
  const today = at(2026, 10, 28, 1);
  expect(lastTime([today], now)).toBe('Earlier today.');
  expect(lastTime([], now)).toBe('Earlier today.');
  expect(lastTime([today, at(2026, 10, 10, 23), at(2026, 10, 2, 9)], now)).toBe(
    'Tuesday, November 10.',
  );
});

describe('what a browser knows of its last visit', () => {
  test('changed prices, the last search, and one car that costs the same', () => {
    const rows = toBrowserRows({
      search,
      count: 412,
      cars: [car(1, 22_950), car(2, 20_000), car(3, 21_000), car(4, 19_000)],
      entries: [looked(1, 22_950), looked(2, 20_600), looked(3, 20_500), looked(4, 19_000)],
    });
    expect(rows.map(({ title, note, end }) => [title, note, end])).toEqual([
      ['Outback you looked at', '2020 Premium, $600 less, $20,000', 'fell'],
      ['Outback you looked at', '2020 Premium, $500 more, $21,000', 'rose'],
      ['Used SUVs', 'Your last search, 412 cars', 'next'],
      ['Outback you looked at', '2020 Premium, same price, $22,950', 'next'],
    ]);
  });

  test('says nothing of a price that it did not see', () => {
    const notes = (cars: RecentCar[], entries: RecentEntry[]) =>
      toBrowserRows({ search: undefined, count: null, cars, entries }).map(({ note }) => note);
    expect(notes([car(1, 22_950)], [looked(1, undefined)])).toEqual(['2020 Premium, $22,950']);
    expect(notes([car(1, null)], [looked(1, 20_000)])).toEqual(['2020 Premium, no price given']);
  });

  test('leaves out how many cars a search finds where that was not answered', () => {
    const [row] = toBrowserRows({ search, count: null, cars: [], entries: [] });
    expect(row?.note).toBe('Your last search');
  });
});

describe('what the server and the browser know together', () => {
  const row = (key: string) => ({ key }) as SinceRow;
  const own = ['car-1', 'car-2', 'search'].map(row);

  test('is told once each, the server’s first and five at the most', () => {
    const since = { when: 'Tuesday, November 10.', rows: ['car-9', 'car-1', 'car-8'].map(row) };
    const { when, rows } = withBrowserRows(since, own, 'Earlier today.');
    expect(when).toBe('Tuesday, November 10.');
    expect(rows.map(({ key }) => key)).toEqual(['car-9', 'car-1', 'car-8', 'car-2', 'search']);
    const full = { when: null, rows: ['a', 'b', 'c', 'd', 'e'].map(row) };
    expect(withBrowserRows(full, own, 'Earlier today.')).toEqual(full);
  });

  test.each([null, { when: null, rows: [] }])('is the browser’s alone beside %o', (since) => {
    const together = withBrowserRows(since, own, 'Earlier today.');
    expect(together).toEqual({ when: 'Earlier today.', rows: own });
  });
});
