import { minutesUntilTold, type Rhythm } from '@forecourt/domain/alert/rhythm';
import type { GeoPoint } from '@forecourt/domain/search/search-engine';
import { wallClockAt } from '../request/wall-clock.ts';

const minuteMs = 60_000;
const dayMinutes = 1440;

/**
 * When news that comes now is told by the clocks of a place.
 *
 * @param now milliseconds since 1970, as is what it returns
 * @returns null for never
 */
export function toldAt(rhythm: Rhythm, place: GeoPoint, now: number): number | null {
  const clock = wallClockAt(place, now);
  const minutes = minutesUntilTold(rhythm, clock);
  if (minutes === null) return null;
  const due = now + minutes * minuteMs;
  // Where clocks go on or back meanwhile, they show another time then.
  const wanted = (clock.minutes + minutes) % dayMinutes;
  return due - minutesBetween(wanted, wallClockAt(place, due).minutes) * minuteMs;
}

/** From one time of a day to another, whichever way is shorter. */
function minutesBetween(from: number, to: number): number {
  const half = dayMinutes / 2;
  return ((to - from + dayMinutes + half) % dayMinutes) - half;
}
