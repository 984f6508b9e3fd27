import { formatDate } from '../../calendar/format-date.ts';
import { dayMs } from '../../calendar/time-spans.ts';
import type { ClosedDay, OpeningHours, Owner } from './owner.ts';

/** What a clock on the wall of a seller shows. */
export interface WallClock {
  /** `Monday`. */
  readonly weekday: string;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/** The same with the day of the calendar. */
export interface SellerClock extends WallClock {
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** When a seller says that it is there. */
type Opening = Pick<Owner, 'hours' | 'closedDays'>;

const timePattern = /^(\d{1,2})(?::(\d{2}))?\s*([AP])\.?M\.?$/i;

/** Minutes since midnight of `8:00 PM`; null when it is no such time. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes = '0', half] = timePattern.exec(time.trim()) ?? [];
  if (hours === undefined || half === undefined) return null;
  const hour = Number(hours);
  if (hour < 1 || hour > 12 || Number(minutes) > 59) return null;
  return ((hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0)) * 60 + Number(minutes);
}

/** The same of a time at which somebody closes: midnight ends the day. */
const closingMinutesOf = (time: string): number | null => {
  const minutes = minutesOf(time);
  return minutes === 0 ? 1440 : minutes;
};

/** `8 PM` for `8:00 PM`, `8:30 PM` as it is. */
const shortTime = (time: string): string => time.replace(/:00(?=\s*[AP])/i, '');

/** `9 AM – 8 PM`, or `Closed`. */
export const hoursOfDay = ({ open, close }: Pick<OpeningHours, 'open' | 'close'>): string =>
  open && close ? `${shortTime(open)} – ${shortTime(close)}` : 'Closed';

/** Position of the day in a seller's hours; −1 where they do not name it. */
export const dayIndex = (hours: readonly OpeningHours[], { weekday }: WallClock): number =>
  hours.findIndex(({ label }) => label.toLowerCase() === weekday.toLowerCase());

/**
 * Whether a seller is open, as its hours say: `Open until 8 PM`, `Opens at 9 AM`, `Closed now, opens Monday
 * at 9 AM`.
 *
 * @param opening its hours, one entry a weekday, in their order, and the days on which they do not hold
 * @param clock that of the place where the seller is
 * @returns null when the hours do not tell
 */
export function openingWords({ hours, closedDays }: Opening, clock: SellerClock): string | null {
  const today = dayIndex(hours, clock);
  if (today === -1) return null;
  const timesIn = (days: number) =>
    findClosedDay(closedDays, dateIn(clock.date, days))
      ? null
      : timesOf(hours[(today + days) % hours.length]);
  const times = timesIn(0);
  if (times !== null && clock.minutes < times.opensAt) return `Opens at ${times.open}`;
  if (times !== null && clock.minutes < times.closesAt) return `Open until ${times.close}`;
  for (let days = 1; days <= hours.length; days++) {
    const day = hours[(today + days) % hours.length];
    const later = timesIn(days);
    if (day && later)
      return `Closed now, opens ${days === 1 ? 'tomorrow' : day.label} at ${later.open}`;
  }
  return 'Closed';
}

/** Days ahead of which it is told that a seller is closed. */
const toldDays = 14;

/**
 * The hours of a seller as its pages list them: each weekday, then the days ahead on which it is closed all the
 * same.
 */
export function hoursRows({ hours, closedDays = [] }: Opening, clock: SellerClock) {
  const today = dayIndex(hours, clock);
  const closedToday = findClosedDay(closedDays, clock.date);
  const last = dateIn(clock.date, toldDays);
  const ahead = closedDays
    .filter(({ date }) => date > clock.date && date <= last)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  return [
    ...hours.map((day, index) => ({
      label: day.label,
      words: index === today && closedToday ? closedWords(closedToday) : hoursOfDay(day),
      isToday: index === today,
    })),
    ...ahead.map((day) => ({ label: dayWords(day.date), words: closedWords(day), isToday: false })),
  ];
}

const findClosedDay = (days: readonly ClosedDay[] | undefined, date: string) =>
  days?.find((day) => day.date === date);

const closedWords = ({ reason }: ClosedDay) => (reason === null ? 'Closed' : `Closed, ${reason}`);

/** The date as many days later. */
const dateIn = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Thu, Nov 26` for `2026-11-26`. */
const dayWords = (date: string): string =>
  `${weekdays[new Date(date).getUTCDay()]}, ${formatDate(date).replace(/, \d+$/, '')}`;

function timesOf(day: OpeningHours | undefined) {
  if (!day?.open || !day.close) return null;
  const opensAt = minutesOf(day.open);
  const closesAt = closingMinutesOf(day.close);
  if (opensAt === null || closesAt === null || closesAt <= opensAt) return null;
  return { opensAt, closesAt, open: shortTime(day.open), close: shortTime(day.close) };
}
