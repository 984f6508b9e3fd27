import type { OpeningHours } from './owner.ts';

/** What a clock on the wall of a seller shows. */
export interface WallClock {
  /** `Monday`. */
  readonly weekday: string;
  /** Minutes since midnight. */
  readonly minutes: number;
}

const timePattern = /^(\d{1,2})(?::(\d{2}))?\s*([AP])\.?M\.?$/i;

/** Minutes since midnight of `8:00 PM`; null when it is no such time. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes = '0', half] = timePattern.exec(time.trim()) ?? [];
  if (hours === undefined || half === undefined) return null;
  const hour = Number(hours);
  if (hour < 1 || hour > 12 || Number(minutes) > 59) return null;
  return ((hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0)) * 60 + Number(minutes);
}

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
 * @param hours one entry a weekday, in their order
 * @param clock that of the place where the seller is
 * @returns null when the hours do not tell
 */
export function openingWords(hours: readonly OpeningHours[], clock: WallClock): string | null {
  const today = dayIndex(hours, clock);
  if (today === -1) return null;
  const times = timesOf(hours[today]);
  if (times !== null && clock.minutes < times.opensAt) return `Opens at ${times.open}`;
  if (times !== null && clock.minutes < times.closesAt) return `Open until ${times.close}`;
  for (let days = 1; days <= hours.length; days++) {
    const day = hours[(today + days) % hours.length];
    const later = timesOf(day);
    if (day && later)
      return `Closed now, opens ${days === 1 ? 'tomorrow' : day.label} at ${later.open}`;
  }
  return 'Closed';
}

function timesOf(day: OpeningHours | undefined) {
  if (!day?.open || !day.close) return null;
  const [opensAt, closesAt] = [minutesOf(day.open), minutesOf(day.close)];
  if (opensAt === null || closesAt === null || closesAt <= opensAt) return null;
  return { opensAt, closesAt, open: shortTime(day.open), close: shortTime(day.close) };
}
