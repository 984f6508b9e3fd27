import type { Owner } from '@forecourt/domain/listing/seller/owner';
import findTimeZone from '@photostructure/tz-lookup';

/** Moments in words, by the clocks of a dealer. Moments are milliseconds since 1970. */
export interface DealerClock {
  /** `4:30 PM`. */
  timeOf(moment: number): string;
  /** `Today`, `Yesterday`, or `Friday, November 20`. */
  dayOf(moment: number): string;
  /** `4:30 PM` of today, `Friday` of this week, `Nov 20` of before. */
  shortOf(moment: number): string;
}

type Place = Pick<Owner, 'latitude' | 'longitude'>;

const dayMs = 86_400_000;

export function dealerClock({ latitude, longitude }: Place, now: number): DealerClock {
  const timeZone = findTimeZone(latitude, longitude);
  // Some engines write a narrow space before AM.
  const words = (moment: number, options: Intl.DateTimeFormatOptions) =>
    new Date(moment).toLocaleString('en-US', { ...options, timeZone }).replace(/\s/g, ' ');
  const dateOf = (moment: number) =>
    words(moment, { year: 'numeric', month: '2-digit', day: '2-digit' });
  const timeOf = (moment: number) => words(moment, { hour: 'numeric', minute: '2-digit' });
  const isToday = (moment: number) => dateOf(moment) === dateOf(now);
  return {
    timeOf,
    dayOf(moment) {
      if (isToday(moment)) return 'Today';
      if (dateOf(moment) === dateOf(now - dayMs)) return 'Yesterday';
      return words(moment, { weekday: 'long', month: 'long', day: 'numeric' });
    },
    shortOf(moment) {
      if (isToday(moment)) return timeOf(moment);
      if (now - moment < 6 * dayMs) return words(moment, { weekday: 'long' });
      return words(moment, { month: 'short', day: 'numeric' });
    },
  };
}
