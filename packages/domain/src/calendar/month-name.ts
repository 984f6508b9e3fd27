/** Written here, as a browser's first formatter keeps a phone for a tenth of a second. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * `Dec` or `December`.
 *
 * @param date a month, `YYYY-MM`, or a day of it
 */
export function monthName(date: string, how: 'short' | 'long'): string {
  const name = monthNames[Number(date.slice(5, 7)) - 1] ?? '';
  return how === 'short' ? name.slice(0, 3) : name;
}
