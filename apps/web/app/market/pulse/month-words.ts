import { onFirstUse } from '../../ui/on-first-use.ts';

const format = (month: 'short' | 'long') =>
  onFirstUse(() => new Intl.DateTimeFormat('en-US', { month, timeZone: 'UTC' }));

const formats = { short: format('short'), long: format('long') };

/** `Dec` or `December`. @param month `YYYY-MM` */
export const monthName = (month: string, how: keyof typeof formats): string =>
  formats[how]().format(new Date(month));
