import { decideDealerReview } from '../../dealer-reviews/decide-dealer-review.ts';
import { decideReview } from '../../reference/reviews/decide-review.ts';
import { checkReviewId, type Decide, type ReviewDecision } from '../../reviews/decision.ts';
import type { Act } from '../act.ts';
import { readReason } from './read-reason.ts';

/** What a page shows as undecided may have been decided meanwhile, by somebody who gave a reason. */
const review = (decide: Decide, state: ReviewDecision['state']): Act => ({
  needs: 'reviews.decide',
  async run(parts, fields, { operator }) {
    const { id = '', version = '' } = fields;
    checkReviewId(id);
    const decision = { id, version, state, reason: readReason(fields), turnsOver: false };
    await decide(parts, operator.email, decision);
    return { status: 'DONE' };
  },
});

/** What is done with reviews of models and of dealers. */
export const reviewActs = {
  'review.approve': review(decideReview, 'approved'),
  'review.reject': review(decideReview, 'rejected'),
  'dealer-review.approve': review(decideDealerReview, 'approved'),
  'dealer-review.reject': review(decideDealerReview, 'rejected'),
};
