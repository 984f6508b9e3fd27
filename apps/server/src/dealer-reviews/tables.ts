import type { DealerVisit } from '@forecourt/domain/dealer/dealer-review-words';
import type { ReviewState } from '@forecourt/domain/reference/review-words';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';
import type { ReportedReviews } from '../reviews/reports.ts';

/** What people wrote of dealers that they had asked about a car: one of each for a dealer. */
export const dealerReviews = pgTable(
  'dealer_reviews',
  {
    id: uuid().primaryKey(),
    /** `person:` and an id; null for demo reviews. */
    keeper: text(),
    ownerId: bigint('owner_id', { mode: 'number' }).notNull(),
    authorName: text('author_name').notNull(),
    /** As it was asked about: what was asked is forgotten before the review is. */
    car: text().notNull(),
    visit: text().$type<DealerVisit>().notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Stars from 1 to 5; null of what was not told. */
    overall: integer().notNull(),
    service: integer(),
    described: integer(),
    pricing: integer(),
    paperwork: integer(),
    wasThere: boolean('was_there'),
    paidListed: boolean('paid_listed'),
    title: text().notNull(),
    body: text().notNull(),
    /** Only what was approved is shown. */
    state: text().$type<ReviewState>().notNull().default('waiting'),
    /** Why it is not shown, as whoever decided told it; null where nobody said, and of any other. */
    rejectedBecause: text('rejected_because'),
    writtenAt: moment('written_at').notNull(),
    /** What the dealer says to it. */
    answer: text(),
  },
  (table) => [
    uniqueIndex('dealer_reviews_keeper').on(table.keeper, table.ownerId),
    index('dealer_reviews_dealer').on(table.ownerId, table.state, table.writtenAt),
    index('dealer_reviews_state').on(table.state, table.writtenAt),
  ],
);

/** Who thinks that a review of a dealer should not be shown, once each. */
export const dealerReviewReports = pgTable(
  'dealer_review_reports',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => dealerReviews.id, { onDelete: 'cascade' }),
    keeper: text().notNull(),
    reportedAt: moment('reported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.keeper] })],
);

/** Reviews of dealers, with who reported them. */
export const reportedDealerReviews: ReportedReviews = {
  reviews: dealerReviews,
  reports: dealerReviewReports,
};
