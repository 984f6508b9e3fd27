import { dayMs } from '@forecourt/domain/calendar/time-spans';
import type { ClosedDay } from '@forecourt/domain/listing/seller/owner';
import { wallClockAt } from '../../request/wall-clock.ts';
import type { Act } from '../act.ts';
import { changeDealer } from './change-dealer.ts';
import { maxReasonLength } from './profile-limits.ts';

/** Closed days that a dealer names at once, and days ahead of which they may be. */
const maxClosedDays = 40;
const maxDaysAhead = 400;

const tooManyDays = `${maxClosedDays} days are named already. Open one of them again first.`;
const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** Has the dealer be closed on a day of the calendar. */
export const closeDay: Act = {
  async run({ database }, { date = '', reason = '' }, at) {
    const today = wallClockAt(at.dealer, at.now).date;
    const problems = { ...dateProblem(date, today), ...reasonProblem(reason) };
    if (Object.keys(problems).length > 0) return { status: 'INVALID', problems };
    const day = { date, reason: reason.trim() || null };
    const others = (at.dealer.closedDays ?? []).filter((one) => one.date >= today);
    if (others.length >= maxClosedDays)
      return { status: 'INVALID', problems: { date: tooManyDays } };
    return changeDealer(database, at, {
      change: (present) => ({
        ...present,
        closedDays: sorted([...ahead(present.closedDays, today, date), day]),
      }),
      note: () => ({ act: 'dealer.close', after: [date, day.reason].filter(Boolean).join(' ') }),
    });
  },
};

/** Has the hours of its weekday hold again on such a day. */
export const openDay: Act = {
  async run({ database }, { date = '' }, at) {
    const today = wallClockAt(at.dealer, at.now).date;
    if (!at.dealer.closedDays?.some((day) => day.date === date)) return { status: 'MISSING' };
    return changeDealer(database, at, {
      change: ({ closedDays, ...present }) => {
        const left = ahead(closedDays, today, date);
        return left.length === 0 ? present : { ...present, closedDays: left };
      },
      note: () => ({ act: 'dealer.open', before: date }),
    });
  },
};

/** Those that are not over, without the one of a date. */
const ahead = (days: readonly ClosedDay[] | undefined, today: string, date: string) =>
  (days ?? []).filter((day) => day.date >= today && day.date !== date);

const sorted = (days: readonly ClosedDay[]) => days.toSorted((a, b) => (a.date < b.date ? -1 : 1));

function dateProblem(date: string, today: string): { readonly date?: string } {
  const moment = datePattern.test(date) ? Date.parse(date) : Number.NaN;
  const isDate = !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(date);
  if (!isDate) return { date: 'expected a date such as 2026-12-25' };
  if (date < today) return { date: 'expected today or a day to come' };
  const days = (moment - Date.parse(today)) / dayMs;
  return days > maxDaysAhead ? { date: `expected a day within ${maxDaysAhead} days` } : {};
}

const reasonProblem = (reason: string): { readonly reason?: string } =>
  reason.trim().length > maxReasonLength
    ? { reason: `expected ${maxReasonLength} characters at most` }
    : {};
