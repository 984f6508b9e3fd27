import type { Moment } from '@forecourt/web/console/moment';

const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const format = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
const withYear = new Intl.DateTimeFormat('en-US', { ...parts, year: 'numeric', timeZone: 'UTC' });

/**
 * A moment as the console tells it: in UTC, which every log beside it does, too. One of another year says so: the
 * audit log is kept for years, and a key may be good for ten.
 */
export function toMoment(at: Date, now: Date = new Date()): Moment {
  const isOfThisYear = at.getUTCFullYear() === now.getUTCFullYear();
  return { text: (isOfThisYear ? format : withYear).format(at), iso: at.toISOString() };
}

const minute = 60;
const hour = 3600;
const day = 86_400;

/** `up 12 days`: how long something takes, in one unit. */
export function describeSeconds(seconds: number): string {
  const [unit, name] =
    seconds < minute
      ? [1, 's']
      : seconds < hour
        ? [minute, 'min']
        : seconds < 2 * day
          ? [hour, 'h']
          : [day, 'days'];
  return `${Math.floor(seconds / unit)} ${name}`;
}
