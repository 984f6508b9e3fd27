import {
  dealerQuestions,
  dealerReviewCategories,
  dealerReviewLimits,
  dealerVisits,
} from '@forecourt/domain/dealer/dealer-review-words';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { draftOf, keepDraft } from '../leads/sending/drafts.ts';
import { type TypedFields, textsOf } from '../leads/sending/typed-fields.ts';
import { RadioGroup, starChoices } from '../reviews/radio-group.tsx';
import { FormField } from '../ui/form/form-field.tsx';
import type { AskedCar } from './services.ts';

interface DealerReviewFormProps {
  /** What the dealer is called. */
  readonly name: string;
  /** That the person asked about. */
  readonly cars: readonly AskedCar[];
  /** Whose review it is. */
  readonly personId: string;
  /** What was typed before; null where that is not known to the page. */
  readonly typed: TypedFields | null;
  /** Why it was not taken, by the names of the fields; `form` is of the whole. */
  readonly problems: Readonly<Record<string, string>>;
}

export const dealerReviewDraft = (name: string, personId: string): string =>
  `dealer review ${name} ${personId}`;

const notTold = { code: '', name: 'Not told' };
const yesNo = [{ code: 'yes', name: 'Yes' }, { code: 'no', name: 'No' }, notTold];

/** What somebody thinks of a dealer. What was not understood has the keyboard. */
export function DealerReviewForm(props: DealerReviewFormProps) {
  const { name, cars, personId, typed: own, problems } = props;
  const form = useRef<HTMLFormElement>(null);
  const draft = dealerReviewDraft(name, personId);
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
      <FormField label="The car you asked about" problem={problems.lead}>
        {(field) => (
          <select {...field} name="lead" defaultValue={typed.lead ?? cars[0]?.lead} required>
            {cars.map(({ lead, name: car }) => (
              <option key={lead} value={lead}>
                {car}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <RadioGroup
        legend="Did you buy?"
        name="visit"
        choices={dealerVisits}
        chosen={typed.visit}
        problem={problems.visit}
      />
      {dealerQuestions.map(({ code, name: question }) => (
        <RadioGroup
          key={code}
          legend={question}
          name={code}
          choices={yesNo}
          chosen={typed[code] ?? ''}
          problem={problems[code]}
          isOptional
        />
      ))}
      <p>Rate it from 1, poor, to 5, excellent. Leave out what you cannot tell.</p>
      <RadioGroup
        className="review-stars"
        legend="Overall"
        name="overall"
        choices={starChoices}
        chosen={typed.overall}
        problem={problems.overall}
      />
      {dealerReviewCategories.map(({ code, name: category }) => (
        <RadioGroup
          key={code}
          className="review-stars"
          legend={category}
          name={code}
          choices={[...starChoices, notTold]}
          chosen={typed[code] ?? ''}
          problem={problems[code]}
          isOptional
        />
      ))}
      <Words typed={typed} problems={problems} />
      <p>
        Once it has been read, your review is shown under your first name, or as that of “A shopper”
        where you told none, with the car. {name} may answer it. You have one review of each dealer:
        another one takes its place, and is read first as well.
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

interface WordsProps {
  readonly typed: TypedFields;
  readonly problems: Readonly<Record<string, string>>;
}

function Words({ typed, problems }: WordsProps) {
  const { title, leastText, text } = dealerReviewLimits;
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
