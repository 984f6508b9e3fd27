import { integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import type { GivenDealer } from '../rows/given-dealer.ts';

/** Where files of cars are fetched from, and when. */
export const feedSources = pgTable('feed_sources', {
  id: uuid().primaryKey().defaultRandom(),
  /** Also what its runs are called. */
  name: text().notNull().unique(),
  /** `https:` or `sftp:`, without a password in it. */
  url: text().notNull(),
  /** `name:password`, encrypted; null where nothing is asked. */
  credentials: text(),
  /** Of a server of SFTP: `SHA256:` and the fingerprint of its key. */
  hostKey: text('host_key'),
  /** A cron expression, in UTC; null where it is fetched only when somebody says so. */
  schedule: text(),
  mapping: text(),
  /** For files that do not say whose cars they list. */
  dealer: json().$type<GivenDealer>(),
  addedBy: text('added_by').notNull(),
  addedAt: moment('added_at').notNull().defaultNow(),
  /** When it is fetched next. */
  nextAt: moment('next_at'),
  /** Until then a process is at it. */
  busyUntil: moment('busy_until'),
  /** The job for which it is: the next try of a job that was interrupted goes on at once. */
  busyJob: uuid('busy_job'),
  /** What the file was that was taken in last: `ETag`, date, or size and date. */
  version: text(),
  /** SHA-256 of it: some servers say nothing of versions. */
  digest: text(),
  lastAt: moment('last_at'),
  /** What became of the last try, for people. */
  lastOutcome: text('last_outcome'),
  /** Tries that failed since the last that did not. */
  failures: integer().notNull().default(0),
});
