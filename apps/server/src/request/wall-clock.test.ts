import { expect, test } from 'vitest';
import { momentAt, wallClockAt } from './wall-clock.ts';

const places = {
  atlanta: { latitude: 33.75, longitude: -84.39 },
  phoenix: { latitude: 33.45, longitude: -112.07 },
  honolulu: { latitude: 21.31, longitude: -157.86 },
};

test.each([
  ['atlanta', '2026-11-22T00:30:00Z', 'Saturday', 19 * 60 + 30, '2026-11-21'],
  // In summer an hour later; Phoenix never.
  ['atlanta', '2026-07-22T00:30:00Z', 'Tuesday', 20 * 60 + 30, '2026-07-21'],
  ['phoenix', '2026-07-22T00:30:00Z', 'Tuesday', 17 * 60 + 30, '2026-07-21'],
  ['honolulu', '2026-11-22T10:00:00Z', 'Sunday', 0, '2026-11-22'],
] as const)('in %s at %s it is %s', (place, now, weekday, minutes, date) => {
  expect(wallClockAt(places[place], Date.parse(now))).toEqual({ weekday, minutes, date });
});

test.each([
  ['atlanta', '2026-11-28T11:53:23Z', 'Nov 28, 2026, 6:53 AM EST'],
  ['atlanta', '2026-07-22T00:30:00Z', 'Jul 21, 2026, 8:30 PM EDT'],
  ['honolulu', '2026-11-22T10:00:00Z', 'Nov 22, 2026, 12:00 AM HST'],
] as const)('in %s people read %s as %s', (place, moment, words) => {
  expect(momentAt(places[place], Date.parse(moment))).toBe(words);
});
