import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { owners } from '../dealers/owner-tables.ts';
import { moment } from '../platform/database/moment.ts';

/** Which source named a private seller last, as its runs are called: a dealer has a code of his own in all of them. */
export const privateSellers = pgTable(
  'private_sellers',
  {
    ownerId: bigint('owner_id', { mode: 'number' })
      .primaryKey()
      .references(() => owners.id),
    source: text().notNull(),
  },
  (table) => [index('private_sellers_source').on(table.source)],
);

/** Every import that changed something, or was asked to. */
export const feedRuns = pgTable('feed_runs', {
  id: uuid().primaryKey(),
  source: text().notNull(),
  mapping: text().notNull(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at').notNull(),
  rows: integer().notNull(),
  refused: integer().notNull(),
  added: integer().notNull(),
  changed: integer().notNull(),
  removed: integer().notNull(),
  unchanged: integer().notNull().default(0),
  /** Why nothing of the file was taken in; null where it was. */
  failure: text(),
  /** The kept copy of a file that would have cut a dealer too deeply, in the data folder. */
  file: text(),
});

/** What an import did of each dealer whom its file names; of private sellers nothing is kept. */
export const feedRunDealers = pgTable(
  'feed_run_dealers',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => feedRuns.id, { onDelete: 'cascade' }),
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => owners.id),
    /** Refused ones among them. */
    rows: integer().notNull(),
    refused: integer().notNull(),
    added: integer().notNull(),
    changed: integer().notNull(),
    removed: integer().notNull(),
    unchanged: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.runId] }),
    index('feed_run_dealers_run').on(table.runId),
  ],
);

/** Dealers whose stock a file would have cut too deeply, and which were therefore left alone. */
export const heldDealers = pgTable(
  'held_dealers',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => feedRuns.id),
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => owners.id),
    stock: integer().notNull(),
    removals: integer().notNull(),
    /** What somebody decided; null while nobody did. */
    settledAs: text('settled_as', { enum: ['applied', 'kept', 'replaced'] }),
    settledAt: moment('settled_at'),
  },
  (table) => [index('held_dealers_run').on(table.runId)],
);
