import { ratedNames, reviewRelations } from '@forecourt/domain/reference/review-words';
import { RadioGroup } from '../reviews/radio-group.tsx';
import { ReviewForm, ReviewWords, type UnsentReview } from '../reviews/review-form.tsx';
import { StarGroups } from '../reviews/star-groups.tsx';
import { FormField } from '../ui/form/form-field.tsx';

interface ModelReviewFormProps {
  /** What the model is called. */
  readonly name: string;
  /** Newest first. */
  readonly years: readonly number[];
  /** That of the car that it is to be about, where the address says so. */
  readonly askedYear: string | null;
  readonly review: UnsentReview;
}

const rated = ratedNames.map((name) => ({ code: name, name }));

/** What somebody thinks of a model. */
export function ModelReviewForm({ name, years, askedYear, review }: ModelReviewFormProps) {
  return (
    <ReviewForm review={review}>
      {({ typed, problems }) => (
        <>
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
          <p>Rate it from 1, poor, to 5, excellent.</p>
          <StarGroups rated={rated} typed={typed} problems={problems} />
          <ReviewWords typed={typed} problems={problems} />
          <FormField label="VIN, to show that it is such a car" isOptional problem={problems.vin}>
            {(field) => <input {...field} name="vin" maxLength={20} defaultValue={typed.vin} />}
          </FormField>
          <p>
            The VIN is checked and not kept. Once it has been read, your review is shown under your
            first name, or as that of “A shopper” where you told none. You have one review for each
            model year: another one takes its place, and is read first as well.
          </p>
        </>
      )}
    </ReviewForm>
  );
}
