import type { Ratings, ReviewState } from '@forecourt/domain/reference/review-words';
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';
import type { SafetyFacts } from './safety-file.ts';

/** What people wrote of models. */
export const modelReviews = pgTable(
  'model_reviews',
  {
    id: uuid().primaryKey(),
    /** `person:` and an id; null for demo reviews. */
    keeper: text(),
    modelCode: text('model_code').notNull(),
    year: integer().notNull(),
    authorName: text('author_name').notNull(),
    relation: text().$type<'own' | 'drove'>().notNull(),
    isVerified: boolean('is_verified').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Stars by category. */
    ratings: json().$type<Ratings>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Only what was approved is shown. */
    state: text().$type<ReviewState>().notNull().default('waiting'),
    /** Why it is not shown, as whoever decided told it; null where nobody said, and of any other. */
    rejectedBecause: text('rejected_because'),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    uniqueIndex('model_reviews_keeper').on(table.keeper, table.modelCode, table.year),
    index('model_reviews_model').on(table.modelCode, table.state, table.writtenAt),
    index('model_reviews_state').on(table.state, table.writtenAt),
  ],
);

/** Who thinks that a review should not be shown, once each. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => modelReviews.id, { onDelete: 'cascade' }),
    keeper: text().notNull(),
    reportedAt: moment('reported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.keeper] })],
);

/** Whether comparing trims helped; of whom is not kept. */
export const trimsFeedback = pgTable(
  'trims_feedback',
  {
    id: serial().primaryKey(),
    modelCode: text('model_code').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [index('trims_feedback_given').on(table.givenAt)],
);

/** What public services told, to be asked again when it is old. */
export const outsideAnswers = pgTable('outside_answers', {
  /** The service and what of it: `recalls:CAMRY:2020`. */
  key: text().primaryKey(),
  answer: json().$type<unknown>().notNull(),
  readAt: moment('read_at').notNull(),
});

/** Crash ratings and room of a model year, and who tells them. */
export const modelSafety = pgTable(
  'model_safety',
  {
    modelCode: text('model_code').notNull(),
    year: integer().notNull(),
    facts: json().$type<SafetyFacts>().notNull(),
    source: text().notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.modelCode, table.year, table.source] })],
);
