import { expect, test } from 'vitest';
import { dealerClock } from './dealer-clock.ts';

/** In New York, where the day on which clocks go on has 23 hours and that on which they go back 25. */
const place = { latitude: 40.71, longitude: -74.01 };

test.each([
  ['a usual day', '2026-11-20T15:00:00Z', '2026-11-19T15:00:00Z', '2026-11-18T15:00:00Z'],
  ['behind a short one', '2026-03-09T04:30:00Z', '2026-03-08T17:00:00Z', '2026-03-08T02:00:00Z'],
  ['a long one', '2026-11-02T04:30:00Z', '2026-10-31T17:00:00Z', '2026-10-30T17:00:00Z'],
])('%s has the day before for yesterday', (_what, now, yesterday, before) => {
  const { dayOf } = dealerClock(place, Date.parse(now));
  expect(dayOf(Date.parse(now))).toBe('Today');
  expect(dayOf(Date.parse(yesterday))).toBe('Yesterday');
  expect(dayOf(Date.parse(before))).toMatch(/day, \w+ \d+$/);
});
