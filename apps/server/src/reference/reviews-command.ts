import { queueCommand } from '../reviews/queue-command.ts';
import { decideReview } from './decide-review.ts';
import { type QueuedModelReview, readQueue } from './review-store.ts';

/** `forecourt reviews`: decides what of the reviews of models is shown, and turns it over. */
export const reviewsCommand = queueCommand({
  kind: 'reviews',
  description: 'What people wrote of models.',
  lists: 'shows those that wait for a decision or were reported',
  read: readQueue,
  decide: decideReview,
  subjectOf: ({ year, modelCode }) => `${year} ${modelCode}`,
  whyOf,
});

function whyOf({ state, reports }: QueuedModelReview): string {
  if (state === 'waiting') return 'waits';
  return reports === 1 ? 'reported once' : `reported ${reports} times`;
}
