const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * `Nov 21, 2026` for `2026-11-21`. Written here: the first formatter that a browser makes keeps a phone for
 * a tenth of a second.
 */
export function formatDate(date: string): string {
  const day = new Date(date);
  return `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
