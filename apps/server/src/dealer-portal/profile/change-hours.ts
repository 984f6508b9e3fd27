import type { OpeningHours, Owner } from '@forecourt/domain/listing/seller/owner';
import { parseTypedClosing, parseTypedTime } from '@forecourt/domain/listing/seller/typed-time';
import type { ActAnswer, Asked } from '@forecourt/web/back-office/office';
import type { Act } from '../act.ts';
import { changeDealer } from './change-dealer.ts';
import { dayHours, dayWords } from './day-hours.ts';
import { weekdays } from './profile-limits.ts';

/**
 * Has the dealer be open at other hours; a week without an open day tells none. What a colleague changed meanwhile is
 * not undone.
 */
export const changeHours: Act = {
  async run({ database }, fields, at) {
    const problems: Record<string, string> = {};
    const week = weekdays.map((day) => readDay(day, fields, problems));
    const hours = week.some(({ open }) => open !== null) ? week : [];
    if (Object.keys(problems).length > 0) return { status: 'INVALID', problems };
    return changeDealer(database, at, {
      refuse: async (present) => refuseStale(present, fields, week),
      change: (present) => ({ ...present, hours }),
      note: (present) => ({
        act: 'dealer.hours',
        before: wordsOf(present.hours),
        after: wordsOf(hours),
      }),
    });
  },
};

const timeProblem = 'expected a time such as 8:00 AM or 17:30';

function readDay(label: string, fields: Asked, problems: Record<string, string>): OpeningHours {
  if (fields[`open-${label}`] === undefined) return { label, open: null, close: null };
  const read = (name: string, toMinutes = parseTypedTime) => {
    const minutes = toMinutes(fields[`${name}-${label}`] ?? '');
    if (minutes === null) problems[`${name}-${label}`] = timeProblem;
    return minutes;
  };
  const open = read('from');
  const close = read('to', parseTypedClosing);
  if (open === null || close === null) return { label, open: null, close: null };
  if (close <= open) problems[`to-${label}`] = 'expected a time after the one it opens at';
  return { label, open: timeWords(open), close: timeWords(close) };
}

/** `8:00 AM` for 480 minutes since midnight. */
function timeWords(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

const wordsOf = (hours: readonly OpeningHours[]) =>
  hours.map((day) => `${day.label} ${dayWords(day)}`).join(', ') || 'not told';

/** @param fields.was-Monday its hours as the form was loaded with them; a form of an earlier version names none */
function refuseStale(
  present: Owner,
  fields: Asked,
  hours: readonly OpeningHours[],
): ActAnswer | null {
  const stale = hours.flatMap(({ label, ...wanted }) => {
    const now = dayHours(present, label).words;
    const was = fields[`was-${label}`] ?? now;
    // Pressed twice: it was done the first time.
    if (was === now || dayWords(wanted) === now) return [];
    return [`${label} is ${now} now and was ${was} on your page`];
  });
  if (stale.length === 0) return null;
  return {
    status: 'REFUSED',
    sentence: `Nothing was saved: ${stale.join(', ')}. A colleague changed it meanwhile.`,
  };
}
