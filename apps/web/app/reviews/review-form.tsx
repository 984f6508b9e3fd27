import { reviewTextLimits } from '@forecourt/domain/reference/review-words';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useDraft } from '../drafts/use-draft.ts';
import { useFocusOnProblem } from '../leads/sending/use-focus-on-problem.ts';
import { FormField } from '../ui/form/form-field.tsx';
import type { TypedFields } from '../ui/form/typed-fields.ts';

/** What the fields of a review show. */
export interface ReviewFields {
  /** What was typed before. */
  readonly typed: TypedFields;
  /** Why it was not taken, by the names of the fields; `form` is of the whole. */
  readonly problems: Readonly<Record<string, string>>;
}

/** A review that somebody writes. */
export interface UnsentReview {
  /** Whose it is. */
  readonly personId: string;
  /** By which its draft is known. */
  readonly draft: string;
  /** What was typed before; null where that is not known to the page. */
  readonly typed: TypedFields | null;
  readonly problems: ReviewFields['problems'];
  /** Whether that was sent just now: then it is newer than any draft. */
  readonly isRefused: boolean;
}

interface ReviewFormProps {
  readonly review: UnsentReview;
  readonly children: (fields: ReviewFields) => ReactNode;
}

/** The frame of a form with which something is reviewed. What was not understood has the keyboard. */
export function ReviewForm({ review, children }: ReviewFormProps) {
  const { personId, draft, problems, isRefused } = review;
  const form = useRef<HTMLFormElement>(null);
  const typed = review.typed ?? {};
  useDraft(form, draft, isRefused);
  useFocusOnProblem(form, Object.keys(problems).length > 0 ? problems : null);
  return (
    <Form ref={form} method="post" className="review-form">
      <input type="hidden" name="person" value={personId} />
      {problems.form && (
        <p className="ui-form-problem" role="alert" tabIndex={-1}>
          <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
          <span>{problems.form}</span>
        </p>
      )}
      {children({ typed, problems })}
      <input
        className="ui-visually-hidden"
        name="textPot"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <SendButton />
    </Form>
  );
}

function SendButton() {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <button
      className="ui-button ui-button-primary"
      type="submit"
      aria-busy={isSending || undefined}
      // The second press of two, or one while the answer is on the way, sends nothing.
      onClick={(press) => (isSending || press.detail > 1) && press.preventDefault()}
    >
      {isSending ? 'Sending …' : 'Send review'}
    </button>
  );
}

/** A title, and what others should know. */
export function ReviewWords({ typed, problems }: ReviewFields) {
  const { title, leastText, text } = reviewTextLimits;
  return (
    <>
      <FormField label="Title" problem={problems.title}>
        {(field) => (
          <input {...field} name="title" maxLength={title} defaultValue={typed.title} required />
        )}
      </FormField>
      <FormField label="What should others know?" problem={problems.text}>
        {(field) => (
          <textarea
            {...field}
            name="text"
            rows={7}
            minLength={leastText}
            maxLength={text}
            defaultValue={typed.text}
            required
          />
        )}
      </FormField>
    </>
  );
}
