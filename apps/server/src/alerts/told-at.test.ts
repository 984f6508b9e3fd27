import type { Rhythm } from '@forecourt/domain/alert/rhythm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallClockAt } from '../request/wall-clock.ts';
import { toldAt } from './told-at.ts';

const places = {
  newYork: { latitude: 40.7, longitude: -74 },
  chicago: { latitude: 41.88, longitude: -87.63 },
  phoenix: { latitude: 33.45, longitude: -112.07 },
  losAngeles: { latitude: 34.05, longitude: -118.24 },
  anchorage: { latitude: 61.22, longitude: -149.9 },
  honolulu: { latitude: 21.31, longitude: -157.86 },
};
const minuteMs = 60_000;
const hourMs = 3_600_000;
const morning = 8 * 60;
const evening = 21 * 60;

test.each<[string, Rhythm, string, string]>([
  ['the night in which clocks go back', 'at-once', '2026-11-01T02:00Z', '2026-11-01T13:00Z'],
  ['the night in which clocks go on', 'at-once', '2026-03-08T03:00Z', '2026-03-08T12:00Z'],
  ['the day before clocks go back', 'daily', '2026-10-31T14:00Z', '2026-11-01T13:00Z'],
  ['the week in which clocks go back', 'weekly', '2026-10-31T14:00Z', '2026-11-07T13:00Z'],
  ['the week in which clocks go on', 'weekly', '2026-03-07T15:00Z', '2026-03-14T12:00Z'],
])('in New York, in %s, what is told %s is told at 8 AM', (_, rhythm, now, due) => {
  expect(toldAt(rhythm, places.newYork, Date.parse(now))).toBe(Date.parse(due));
});

test('whatever the day and the place, it is told in the first minute that is allowed', () => {
  const when = fc.record({
    place: fc.constantFrom(...Object.values(places)),
    rhythm: fc.constantFrom<Rhythm>('at-once', 'daily', 'weekly'),
    now: fc
      .integer({ min: Date.UTC(2026, 0) / minuteMs, max: Date.UTC(2028, 0) / minuteMs })
      .map((minutes) => minutes * minuteMs),
  });
  fc.assert(
    fc.property(when, ({ place, rhythm, now }) => {
      const isAllowed = (moment: number) => {
        const { minutes, weekday } = wallClockAt(place, moment);
        if (rhythm === 'at-once') return minutes >= morning && minutes < evening;
        return minutes === morning && (rhythm === 'daily' || weekday === 'Saturday');
      };
      const due = toldAt(rhythm, place, now) ?? Number.NaN;
      expect(due).toBeGreaterThanOrEqual(now);
      expect(isAllowed(due)).toBe(true);
      if (due > now) expect(isAllowed(due - minuteMs)).toBe(false);
      // Mornings lie whole hours apart.
      for (let moment = due - hourMs; moment >= now; moment -= hourMs)
        expect(isAllowed(moment)).toBe(false);
    }),
  );
});

test('what is never told has no time', () => {
  expect(toldAt('never', places.newYork, 0)).toBeNull();
});
