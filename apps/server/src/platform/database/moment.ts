import { timestamp } from 'drizzle-orm/pg-core';

/** A column of a moment, the same whatever zone a server keeps. @param name that of its key unless told */
export const moment = (name?: string) =>
  name === undefined ? timestamp({ withTimezone: true }) : timestamp(name, { withTimezone: true });
