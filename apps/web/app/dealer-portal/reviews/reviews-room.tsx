import { dealerReviewLimits } from '@forecourt/domain/dealer/dealer-review-words';
import { Box } from '../../back-office/box.tsx';
import { OfficeHead } from '../../back-office/office-frame.tsx';
import { Said } from '../../back-office/said.tsx';
import { CategoryBars, StarBars } from '../../reviews/rating-bars.tsx';
import { portalSentences } from '../done-sentences.ts';
import type { Room, TypedUndone } from '../enter-portal.ts';
import { ReviewRow } from './review-row.tsx';
import type { ReviewsView } from './reviews-view.ts';

interface ReviewsRoomProps {
  readonly room: Room<ReviewsView>;
  readonly undone: TypedUndone | null;
}

/** What shoppers say of a dealer, each with what the dealer says to it. */
export function ReviewsRoom({ room: { frame, shown, said, unsent }, undone }: ReviewsRoomProps) {
  const { reviews, unanswered, maxAnswer } = shown;
  const typed = undone ?? unsent;
  return (
    <div className="office-page">
      <OfficeHead
        title="Reviews"
        lead="What people wrote who asked you about a car here. You can answer; nobody here can remove one."
      />
      <Said said={said} problem={undone?.sentence} sentences={portalSentences} />
      <div className="portal-reviews">
        <Box title={headOf(reviews.count)} note={noteOf(reviews.count, unanswered)}>
          <ul>
            {reviews.newest.map((review) => (
              <ReviewRow
                // What was answered closes its form.
                key={`${review.id} ${review.answer}`}
                review={review}
                frame={frame}
                maxAnswer={maxAnswer}
                undone={typed?.typed?.id === review.id ? typed : null}
              />
            ))}
          </ul>
          {reviews.count === 0 && (
            <p className="office-box-body">
              Nobody has written one in the past {dealerReviewLimits.months} months. Whoever asks
              you about a car here and has an account can.
            </p>
          )}
        </Box>
        {reviews.average !== null && (
          <Box title={`${reviews.average.toFixed(1)} of 5`}>
            <div className="office-box-body">
              <StarBars distribution={reviews.distribution} />
              {reviews.categories.length > 0 && <CategoryBars categories={reviews.categories} />}
            </div>
          </Box>
        )}
      </div>
    </div>
  );
}

const headOf = (count: number) => (count === 1 ? '1 review' : `${count} reviews`);

function noteOf(count: number, unanswered: number): string | undefined {
  if (count === 0) return undefined;
  return unanswered === 0 ? 'All answered' : `${unanswered} without an answer`;
}
