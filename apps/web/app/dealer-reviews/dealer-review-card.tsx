import type { PublishedDealerReview } from '@forecourt/domain/dealer/dealer-review-words';
import type { ReactNode } from 'react';
import { ReviewCard } from '../reviews/review-card.tsx';

interface DealerReviewCardProps {
  readonly review: PublishedDealerReview;
  /** Who answers: `You`, or what the dealer is called. */
  readonly dealer: string;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A review of a dealer, with what the dealer says to it. */
export function DealerReviewCard({ review, dealer, children }: DealerReviewCardProps) {
  const { car, visit, writtenAt, answer } = review;
  const how = `${visit === 'bought' ? 'bought a' : 'asked about a'} ${car}`;
  return (
    <ReviewCard review={review} how={how} writtenAt={writtenAt}>
      {answer !== null && (
        <div className="dealer-review-answer">
          <b>{dealer} answered</b>
          <p className="review-text">{answer}</p>
        </div>
      )}
      {children}
    </ReviewCard>
  );
}
