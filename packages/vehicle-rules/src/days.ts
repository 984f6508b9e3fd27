const dayMs = 86_400_000;

/** Days since 1970 of `YYYY-MM-DD`. */
export function dayNumber(date: string): number {
  return Date.parse(date) / dayMs;
}

/** Of days that were asked for before: cars of some months have a few hundred. */
const dates = new Map<number, string>();
const maxDates = 10_000;

/** `YYYY-MM-DD` of days since 1970. */
export function dateOfDay(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  if (dates.size >= maxDates) dates.clear();
  const date = new Date(day * dayMs).toISOString().slice(0, 10);
  dates.set(day, date);
  return date;
}
