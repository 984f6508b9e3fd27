import { formatDate } from '@forecourt/domain/calendar/format-date';
import type { PublishedDealerReview } from '@forecourt/domain/dealer/dealer-review-words';
import { FormField } from '../../ui/form/form-field.tsx';
import { ActForm } from '../act-form.tsx';
import type { TypedUndone } from '../enter-portal.ts';
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
  const { id, overall, title, text, car, visit, authorName, isDemo, writtenAt, answer } = review;
  return (
    <li>
      <p className="ui-rating">
        {overall}.0<span className="ui-visually-hidden"> of 5 stars</span>
      </p>
      <h3>{title}</h3>
      <p className="review-text">{text}</p>
      <p className="review-by">
        {isDemo ? 'Demo review:' : authorName} {visit === 'bought' ? 'bought a' : 'asked about a'}{' '}
        {car}, <time dateTime={writtenAt}>{formatDate(writtenAt.slice(0, 10))}</time>
      </p>
      {answer !== null && (
        <div className="portal-review-answer">
          <b>You answered</b>
          <p className="review-text">{answer}</p>
        </div>
      )}
      <details open={undone !== null}>
        <summary className="ui-button ui-button-secondary">
          {answer === null ? 'Answer' : 'Change the answer'}
          <span className="ui-visually-hidden">: {title}</span>
        </summary>
        <ActForm
          act="review.answer"
          frame={frame}
          fields={{ id, writtenAt }}
          className="portal-invite"
        >
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
        <ActForm act="review.take-back" frame={frame} fields={{ id, writtenAt }}>
          <button type="submit" className="ui-link">
            Take the answer back
          </button>
        </ActForm>
      )}
    </li>
  );
}
