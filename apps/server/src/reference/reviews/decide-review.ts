import { eq } from 'drizzle-orm';
import { decideReviewsOf } from '../../reviews/decide-review.ts';
import { modelReviews } from '../tables.ts';
import { tellModelAuthor } from './author-mails.ts';
import { reportedModelReviews, versionOf } from './review-store.ts';

/** Decides on reviews of models. */
export const decideReview = decideReviewsOf<typeof modelReviews.$inferSelect>({
  reported: reportedModelReviews,
  lock: (database, id) =>
    database.select().from(modelReviews).where(eq(modelReviews.id, id)).for('update'),
  versionOf,
  subjectOf: ({ year, modelCode }) => `${year} ${modelCode}`,
  acts: { approved: 'review.approve', rejected: 'review.reject' },
  authorJob: tellModelAuthor,
});
