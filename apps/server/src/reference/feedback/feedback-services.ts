import { keeperOf } from '@forecourt/domain/account/asker';
import type { ReferenceServices } from '@forecourt/web/reference/services';
import type { PageFacts } from '../../request/page-facts.ts';
import type { MarketParts } from '../../request/parts.ts';
import { deleteOwnReview } from '../../reviews/own-reviews.ts';
import { reportReview } from '../../reviews/reports.ts';
import type { ReferenceCall } from '../reference-policies.ts';
import { readReviews, reportedModelReviews } from '../reviews/review-store.ts';
import { writeReview } from '../reviews/write-review.ts';
import { modelReviews, trimsFeedback } from '../tables.ts';
import { findReviewBefore, findWrittenReviews } from './written-reviews.ts';

type FeedbackServices = Pick<
  ReferenceServices,
  | 'findReviews'
  | 'writeReview'
  | 'findWrittenReviews'
  | 'findReviewBefore'
  | 'deleteReview'
  | 'reportReview'
  | 'noteTrimsFeedback'
>;

/** What people say of models and of what is told of them. */
export function feedbackServices(
  { database, reads }: Pick<MarketParts, 'database' | 'reads'>,
  facts: PageFacts<ReferenceCall>,
): FeedbackServices {
  const { calls, asker, now } = facts;
  const author = asker.kind === 'person' ? keeperOf(asker) : null;
  return {
    findReviews: (of) =>
      calls.attempt('consumer-ratings', () => reads.read((from) => readReviews(from, of)), null),
    writeReview: (modelCode, fields) =>
      calls.require('model-feedback', () => writeReview(database, facts, modelCode, fields)),
    findWrittenReviews: async () =>
      author === null
        ? []
        : calls.attempt('model-feedback', () => findWrittenReviews(database, author), null),
    findReviewBefore: async (of) =>
      author === null
        ? null
        : calls.attempt('model-feedback', () => findReviewBefore(database, author, of), null),
    deleteReview: async (id) =>
      author !== null &&
      calls.require('model-feedback', () =>
        deleteOwnReview(database, modelReviews, { keeper: author, id }),
      ),
    reportReview: (id) =>
      calls.require('model-feedback', () =>
        reportReview(database, reportedModelReviews, id, { keeper: keeperOf(asker), now }),
      ),
    noteTrimsFeedback: async (modelCode, isHelpful) => {
      if (asker.kind === 'bot') return;
      await calls.require('model-feedback', () =>
        database.insert(trimsFeedback).values({ modelCode, isHelpful, givenAt: new Date(now) }),
      );
    },
  };
}
