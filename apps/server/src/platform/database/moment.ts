import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** A column of a moment, the same whatever zone a server keeps. @param name that of its key unless told */
export const moment = (name?: string) =>
  name === undefined ? timestamp({ withTimezone: true }) : timestamp(name, { withTimezone: true });

/** The day of a moment as “March 4, 2026”; the day is that of UTC. */
export const dayInWords = (of: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${of} at time zone 'UTC', 'FMMonth FMDD, YYYY')`;
