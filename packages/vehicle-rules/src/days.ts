import { dayMs } from '@forecourt/domain/calendar/time-spans';

/** Days that were asked for before, both ways: cars of some months have a few hundred. */
const numbers = new Map<string, number>();
const dates = new Map<number, string>();
const maxDates = 10_000;

/** Days since 1970 of `YYYY-MM-DD`. */
export function dayNumber(date: string): number {
  const known = numbers.get(date);
  if (known !== undefined) return known;
  if (numbers.size >= maxDates) numbers.clear();
  const day = Date.parse(date) / dayMs;
  numbers.set(date, day);
  return day;
}

/** `YYYY-MM-DD` of days since 1970. */
export function dateOfDay(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  if (dates.size >= maxDates) dates.clear();
  const date = new Date(day * dayMs).toISOString().slice(0, 10);
  dates.set(day, date);
  return date;
}
