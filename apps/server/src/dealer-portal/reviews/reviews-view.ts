import { dealerReviewLimits } from '@forecourt/domain/dealer/dealer-review-words';
import type { PortalViews } from '@forecourt/web/dealer-portal/portal-views';
import { countUnanswered } from '../../dealer-reviews/answer-review.ts';
import { readDealerReviews } from '../../dealer-reviews/read-dealer-reviews.ts';
import type { View } from '../view.ts';

/** What shoppers say of the dealer, as its page shows it. */
export const reviewsView: View<PortalViews['reviews']> = {
  async read({ database }, _asked, { dealer, now }) {
    const { all: shown, answer: maxAnswer } = dealerReviewLimits;
    return {
      reviews: await readDealerReviews(database, dealer.id, { shown, now }),
      unanswered: await countUnanswered(database, dealer.id, now),
      maxAnswer,
    };
  },
};
