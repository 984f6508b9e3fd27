import type { Moment } from '@forecourt/web/console/moment';

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** A moment as the console tells it: in UTC, which every log beside it does, too. */
export function toMoment(at: Date): Moment {
  return { text: format.format(at), iso: at.toISOString() };
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
