import { ratedNames, reviewRelations } from '@forecourt/domain/reference/review-words';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { draftOf, keepDraft } from '../leads/sending/drafts.ts';
import { type TypedFields, textsOf } from '../leads/sending/typed-fields.ts';
import { RadioGroup, starChoices } from '../reviews/radio-group.tsx';
import { FormField } from '../ui/form/form-field.tsx';

interface ReviewFormProps {
  readonly name: string;
  /** Newest first. */
  readonly years: readonly number[];
  /** That of the car that it is to be about, where the address says so. */
  readonly askedYear: string | null;
  /** Whose review it is. */
  readonly personId: string;
  /** What was typed before; null where that is not known to the page. */
  readonly typed: TypedFields | null;
  /** Why it was not taken, by the names of the fields; `form` is of the whole. */
  readonly problems: Readonly<Record<string, string>>;
}

export const reviewDraft = (name: string, personId: string): string => `review ${name} ${personId}`;

/** What somebody thinks of a model. What was not understood has the keyboard. */
export function ReviewForm(props: ReviewFormProps) {
  const { name, years, askedYear, personId, typed: own, problems } = props;
  const form = useRef<HTMLFormElement>(null);
  const draft = reviewDraft(name, personId);
  const typed = own ?? draftOf(draft) ?? {};
  const isSending = useNavigation().formMethod === 'POST';
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[role="alert"], [aria-invalid]')?.focus();
  }, [problems]);
  return (
    <Form
      ref={form}
      method="post"
      className="review-form"
      onInput={(event) => keepDraft(draft, textsOf(new FormData(event.currentTarget)))}
    >
      <input type="hidden" name="person" value={personId} />
      {problems.form && (
        <p className="ui-form-problem" role="alert" tabIndex={-1}>
          <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
          <span>{problems.form}</span>
        </p>
      )}
      <FormField label="Model year" problem={problems.year}>
        {(field) => (
          <select {...field} name="year" defaultValue={typed.year ?? askedYear ?? ''} required>
            <option value="">Choose</option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        )}
      </FormField>
      <RadioGroup
        legend={`How do you know the ${name}?`}
        name="relation"
        choices={reviewRelations}
        chosen={typed.relation}
        problem={problems.relation}
      />
      <p className="reference-note">Rate it from 1, poor, to 5, excellent.</p>
      {ratedNames.map((rated) => (
        <RadioGroup
          key={rated}
          className="review-stars"
          legend={rated}
          name={rated}
          choices={starChoices}
          chosen={typed[rated]}
          problem={problems[rated]}
        />
      ))}
      <FormField label="Title" problem={problems.title}>
        {(field) => (
          <input {...field} name="title" maxLength={120} defaultValue={typed.title} required />
        )}
      </FormField>
      <FormField label="What should others know?" problem={problems.text}>
        {(field) => (
          <textarea
            {...field}
            name="text"
            rows={7}
            minLength={40}
            maxLength={4000}
            defaultValue={typed.text}
            required
          />
        )}
      </FormField>
      <FormField label="VIN, to show that it is such a car" isOptional problem={problems.vin}>
        {(field) => <input {...field} name="vin" maxLength={20} defaultValue={typed.vin} />}
      </FormField>
      <p className="reference-note">
        The VIN is checked and not kept. Once it has been read, your review is shown under your
        first name, or as that of “A shopper” where you told none. You have one review for each
        model year: another one takes its place, and is read first as well.
      </p>
      <input
        className="ui-visually-hidden"
        name="textPot"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <button
        className="ui-button ui-button-primary"
        type="submit"
        aria-busy={isSending || undefined}
        // The second press of two, or one while the answer is on the way, sends nothing.
        onClick={(press) => (isSending || press.detail > 1) && press.preventDefault()}
      >
        {isSending ? 'Sending …' : 'Send review'}
      </button>
    </Form>
  );
}
