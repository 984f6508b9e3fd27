import { monthNames } from '@forecourt/domain/calendar/month-name';
import { weekdayNames } from '@forecourt/domain/calendar/weekday-names';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** `November 15`, by the clock of whoever reads it. */
export const dayWords = (at: Date): string => `${monthNames[at.getMonth()]} ${at.getDate()}`;

/** `2:38 PM`, by the clock of whoever reads it. */
export function clockWords(at: Date): string {
  const hour = at.getHours() % 12 || 12;
  const minute = String(at.getMinutes()).padStart(2, '0');
  return `${hour}:${minute} ${at.getHours() < 12 ? 'AM' : 'PM'}`;
}

/** `2:38 PM` of today; else its day. */
export const todayWords = (at: Date, now: Date): string =>
  daysBetween(at, now) === 0 ? clockWords(at) : dayWords(at);

/** How long ago something was: `17 min ago`, `3 h ago`, `Yesterday`, `Friday`, `November 15`. */
export function agoWords(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / minuteMs);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min ago`;
  const days = daysBetween(at, now);
  if (days === 0) return `${Math.floor(minutes / 60)} h ago`;
  if (days === 1) return 'Yesterday';
  return days < 7 ? (weekdayNames[at.getDay()] ?? '') : dayWords(at);
}

/** Midnights between two moments. */
const daysBetween = (at: Date, now: Date): number => Math.round((dayOf(now) - dayOf(at)) / dayMs);

const dayOf = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
