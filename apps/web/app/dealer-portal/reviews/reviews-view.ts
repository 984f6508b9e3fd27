import type { DealerReviews } from '@forecourt/domain/dealer/dealer-review-words';

/** What shoppers say of the dealer, and what it says to that. */
export interface ReviewsView {
  readonly reviews: DealerReviews;
  /** Those that the dealer said nothing to yet. */
  readonly unanswered: number;
  /** Characters of an answer. */
  readonly maxAnswer: number;
}
