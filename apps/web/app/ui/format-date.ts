const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Nov 21, 2026` for `2026-11-21`. */
export const formatDate = (date: string): string => format.format(new Date(date));
