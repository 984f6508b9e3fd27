import { cookieValue } from './cookie-header.ts';
import { cookieNames } from './cookies.ts';

/** The days on which a browser was here; each is `YYYY-MM-DD`. */
export interface Visits {
  readonly last: string;
  /** The one before it; null where there was none. */
  readonly before: string | null;
}

/** Visits as their cookie has them: `2026-11-28`, or `2026-11-28.2026-11-10`. */
export const writeVisits = ({ last, before }: Visits): string =>
  before === null ? last : `${last}.${before}`;

/** Reads a request's `Cookie`; null where no visit is told, or none that can be read. */
export function readVisits(cookies: string | null): Visits | null {
  const value = cookieValue(cookies, cookieNames.lastVisit) ?? '';
  const days = /^(\d{4}-\d\d-\d\d)(?:\.(\d{4}-\d\d-\d\d))?$/.exec(value);
  if (days === null) return null;
  const [, last = '', before = null] = days;
  return [last, before].every((day) => day === null || !Number.isNaN(Date.parse(day)))
    ? { last, before }
    : null;
}

/** The visits once today is one of them: all of one day are one. A day to come is of a clock that was wrong. */
export function visitsOn(known: Visits | null, today: string): Visits {
  const before = [known?.last, known?.before].find((day) => typeof day === 'string' && day < today);
  return { last: today, before: before ?? null };
}
