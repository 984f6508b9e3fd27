/** A moment as lists of the command line tell it, in UTC: `2026-11-27 17:05`. */
export const utcMinute = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');
