const dayMs = 86_400_000;

/** Days since 1970 of `YYYY-MM-DD`. */
export function dayNumber(date: string): number {
  return Date.parse(date) / dayMs;
}

/** `YYYY-MM-DD` of days since 1970. */
export function dateOfDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
