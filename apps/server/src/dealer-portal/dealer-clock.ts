import { dayMs } from '@forecourt/domain/calendar/time-spans';
import type { GeoPoint } from '@forecourt/domain/search/search-engine';
import findTimeZone from '@photostructure/tz-lookup';
import { wallClockAt } from '../request/wall-clock.ts';

/** Moments in words, by the clocks of a dealer. Moments are milliseconds since 1970. */
export interface DealerClock {
  /** `4:30 PM`. */
  timeOf(moment: number): string;
  /** `Today`, `Yesterday`, or `Friday, November 20`. */
  dayOf(moment: number): string;
  /** `4:30 PM` of today, `Friday` of this week, `Nov 20` of before. */
  shortOf(moment: number): string;
}

export function dealerClock(place: GeoPoint, now: number): DealerClock {
  const timeZone = findTimeZone(place.latitude, place.longitude);
  // Some engines write a narrow space before AM.
  const words = (moment: number, options: Intl.DateTimeFormatOptions) =>
    new Date(moment).toLocaleString('en-US', { ...options, timeZone }).replace(/\s/g, ' ');
  const dateOf = (moment: number) => wallClockAt(place, moment).date;
  const today = dateOf(now);
  // By the calendar: a day on which clocks are changed is not as long as others.
  const yesterday = new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10);
  const timeOf = (moment: number) => words(moment, { hour: 'numeric', minute: '2-digit' });
  const isToday = (moment: number) => dateOf(moment) === today;
  return {
    timeOf,
    dayOf(moment) {
      if (isToday(moment)) return 'Today';
      if (dateOf(moment) === yesterday) return 'Yesterday';
      return words(moment, { weekday: 'long', month: 'long', day: 'numeric' });
    },
    shortOf(moment) {
      if (isToday(moment)) return timeOf(moment);
      if (now - moment < 6 * dayMs) return words(moment, { weekday: 'long' });
      return words(moment, { month: 'short', day: 'numeric' });
    },
  };
}
