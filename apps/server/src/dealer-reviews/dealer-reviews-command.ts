import { queueCommand } from '../reviews/queue-command.ts';
import { decideDealerReview, readDealerQueue } from './decide-dealer-review.ts';

/** `forecourt dealer-reviews`: decides what of the reviews of dealers is shown, and turns it over. */
export const dealerReviewsCommand = queueCommand({
  kind: 'dealer-reviews',
  description: 'What people wrote of dealers.',
  read: readDealerQueue,
  decide: decideDealerReview,
  subjectOf: ({ dealer }) => dealer,
});
