import { monthNames } from './month-name.ts';

/**
 * `Nov 21, 2026` for `2026-11-21`. Written here: the first formatter that a browser makes keeps a phone for
 * a tenth of a second.
 */
export function formatDate(date: string): string {
  const day = new Date(date);
  const month = monthNames[day.getUTCMonth()]?.slice(0, 3);
  return `${month} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** `November 21, 2026` for `2026-11-21`. */
export function formatLongDate(date: string): string {
  const day = new Date(date);
  return `${monthNames[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
