import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The day of a time as “March 4, 2026”; the day is that of UTC. */
export const dayInWords = (time: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${time} at time zone 'UTC', 'FMMonth FMDD, YYYY')`;
