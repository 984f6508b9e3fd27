import { ratedNames, reviewRelations, stars } from '@forecourt/domain/reference/review-words';
import { FormField } from '../leads/form-field.tsx';

interface ReviewFormProps {
  readonly name: string;
  /** Newest first. */
  readonly years: readonly number[];
  readonly typed: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
}

/** What somebody thinks of a model. */
export function ReviewForm({ name, years, typed, problems }: ReviewFormProps) {
  return (
    <form method="post" className="reference-form">
      <FormField label="Model year" problem={problems.year}>
        {(field) => (
          <select {...field} name="year" defaultValue={typed.year ?? ''} required>
            <option value="">Choose</option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        )}
      </FormField>
      <fieldset>
        <legend>How do you know the {name}?</legend>
        {reviewRelations.map(({ code, name: words }) => (
          <label key={code}>
            <input
              type="radio"
              name="relation"
              value={code}
              defaultChecked={typed.relation === code}
              required
            />{' '}
            {words}
          </label>
        ))}
        <Problem text={problems.relation} />
      </fieldset>
      {ratedNames.map((rated) => (
        <fieldset key={rated} className="reference-stars">
          <legend>{rated}</legend>
          {stars.toReversed().map((star) => (
            <label key={star}>
              <input
                type="radio"
                name={rated}
                value={star}
                defaultChecked={typed[rated] === String(star)}
                required
              />{' '}
              {star}
            </label>
          ))}
          <Problem text={problems[rated]} />
        </fieldset>
      ))}
      <FormField label="Title" problem={problems.title}>
        {(field) => (
          <input {...field} name="title" maxLength={120} defaultValue={typed.title} required />
        )}
      </FormField>
      <FormField label="What should others know?" isText problem={problems.text}>
        {(field) => (
          <textarea
            {...field}
            name="text"
            rows={6}
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
        The VIN is checked and not kept. Once it was read, your review is shown under your first
        name, or as that of “A shopper” where you told none.
      </p>
      <input
        className="ui-visually-hidden"
        name="textPot"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <button className="ui-button ui-button-primary" type="submit">
        Send review
      </button>
    </form>
  );
}

function Problem({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p className="ui-problem" role="alert">
      {text}
    </p>
  );
}
