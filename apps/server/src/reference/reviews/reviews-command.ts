import { queueCommand } from '../../reviews/queue-command.ts';
import { decideReview } from './decide-review.ts';
import { readQueue } from './review-store.ts';

/** `forecourt reviews`: decides what of the reviews of models is shown, and turns it over. */
export const reviewsCommand = queueCommand({
  kind: 'reviews',
  description: 'What people wrote of models.',
  read: readQueue,
  decide: decideReview,
  subjectOf: ({ year, modelCode }) => `${year} ${modelCode}`,
});
