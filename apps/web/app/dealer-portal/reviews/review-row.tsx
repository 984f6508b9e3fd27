import type { PublishedDealerReview } from '@forecourt/domain/dealer/dealer-review-words';
import { useEffect, useRef, useState } from 'react';
import { DealerReviewCard } from '../../dealer-reviews/dealer-review-card.tsx';
import { draftOf, forgetDraft, keepDraft } from '../../drafts/drafts.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { closeOnEscape } from '../../ui/form/close-on-escape.ts';
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
export function ReviewRow(props: ReviewRowProps) {
  const { review, undone } = props;
  const { title, answer } = review;
  return (
    <DealerReviewCard review={review} dealer="You">
      <details open={undone?.act === 'review.answer'}>
        <summary className="ui-button ui-button-secondary">
          {answer === null ? 'Answer' : 'Change the answer'}
          <span className="ui-visually-hidden">: {title}</span>
        </summary>
        <AnswerForm {...props} />
      </details>
      {answer !== null && <TakeBack {...props} answer={answer} />}
    </DealerReviewCard>
  );
}

const fieldsOf = ({ review: { id, writtenAt, answer }, undone }: ReviewRowProps) => ({
  id,
  writtenAt,
  was: knownOf(undone, answer ?? ''),
});

const draftName = ({ review }: ReviewRowProps): string => `answer to review ${review.id}`;

function AnswerForm(props: ReviewRowProps) {
  const { review, frame, maxAnswer, undone } = props;
  const form = useRef<HTMLFormElement>(null);
  const draft = draftName(props);
  const [mended, setMended] = useState<TypedUndone | null>(null);
  useDraft(form, draft, undone !== null);
  // What is shown is no draft.
  useEffect(() => {
    if (review.answer !== null && typedIn(draft) === review.answer) forgetDraft(draft);
  }, [review.answer, draft]);
  return (
    <ActForm
      form={form}
      act="review.answer"
      frame={frame}
      fields={fieldsOf(props)}
      className="portal-invite"
    >
      <FormField
        isLive
        label="Your answer"
        problem={undone === mended ? null : undone?.problems?.answer}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            name="answer"
            rows={5}
            maxLength={maxAnswer}
            onInput={() => setMended(undone)}
            defaultValue={undone?.typed.answer ?? review.answer ?? ''}
          />
        )}
      </FormField>
      <p className="review-by">Everybody reads it beside the review, under your dealer’s name.</p>
      <button type="submit" className="ui-button ui-button-primary">
        Show the answer
      </button>
    </ActForm>
  );
}

const typedIn = (draft: string): string | undefined =>
  draftOf(draft)
    ?.find(([name]) => name === 'answer')?.[1]
    .trim();

/** Asks first; the words stay in the box, to be said otherwise. */
function TakeBack(props: ReviewRowProps & { readonly answer: string }) {
  const { review, frame, answer } = props;
  const draft = draftName(props);
  const keep = () => {
    if (draftOf(draft) === undefined) keepDraft(draft, [['answer', answer]]);
  };
  return (
    <details onKeyDown={closeOnEscape}>
      <summary className="ui-button ui-button-secondary">
        Take the answer back<span className="ui-visually-hidden">: {review.title}</span>
      </summary>
      <ActForm act="review.take-back" frame={frame} fields={fieldsOf(props)} onSend={keep}>
        <p>Nobody reads it any more, from now on. The review stays.</p>
        <button type="submit" className="ui-button ui-button-primary">
          Take it back
        </button>
      </ActForm>
    </details>
  );
}
