import type { PublishedDealerReview } from '@forecourt/domain/dealer/dealer-review-words';
import { DealerReviewCard } from '../../dealer-reviews/dealer-review-card.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { ActForm } from '../act-form.tsx';
import type { TypedUndone } from '../enter-portal.ts';
import { knownOf } from '../known-of.ts';
import type { PortalFrame } from '../services.ts';

interface ReviewRowProps {
  readonly review: PublishedDealerReview;
  readonly frame: PortalFrame;
  readonly maxAnswer: number;
  /** What was typed to this one and did not go out, and why. */
  readonly undone: TypedUndone | null;
}

/** A review, what was said to it, and the form for that. */
export function ReviewRow({ review, frame, maxAnswer, undone }: ReviewRowProps) {
  const { id, title, writtenAt, answer } = review;
  const fields = { id, writtenAt, was: knownOf(undone, answer ?? '') };
  return (
    <DealerReviewCard review={review} dealer="You">
      <details open={undone !== null}>
        <summary className="ui-button ui-button-secondary">
          {answer === null ? 'Answer' : 'Change the answer'}
          <span className="ui-visually-hidden">: {title}</span>
        </summary>
        <ActForm act="review.answer" frame={frame} fields={fields} className="portal-invite">
          <FormField isLive label="Your answer" problem={undone?.problems?.answer}>
            {(attributes) => (
              <textarea
                {...attributes}
                name="answer"
                rows={5}
                maxLength={maxAnswer}
                defaultValue={undone?.typed?.answer ?? answer ?? ''}
              />
            )}
          </FormField>
          <p className="review-by">
            Everybody reads it beside the review, under your dealer’s name.
          </p>
          <button type="submit" className="ui-button ui-button-primary">
            Show the answer
          </button>
        </ActForm>
      </details>
      {answer !== null && (
        <ActForm act="review.take-back" frame={frame} fields={fields}>
          <button type="submit" className="ui-link">
            Take the answer back
          </button>
        </ActForm>
      )}
    </DealerReviewCard>
  );
}
