import {
  dealerQuestions,
  dealerReviewCategories,
  dealerVisits,
} from '@forecourt/domain/dealer/dealer-review-words';
import { RadioGroup } from '../reviews/radio-group.tsx';
import { ReviewForm, ReviewWords, type UnsentReview } from '../reviews/review-form.tsx';
import { notTold, StarGroups } from '../reviews/star-groups.tsx';
import { FormField } from '../ui/form/form-field.tsx';
import type { ReviewableCar } from './services.ts';

interface DealerReviewFormProps {
  /** What the dealer is called. */
  readonly name: string;
  /** That the person asked about. */
  readonly cars: readonly ReviewableCar[];
  readonly review: UnsentReview;
}

const overall = [{ code: 'overall', name: 'Overall' }];
const yesNo = [{ code: 'yes', name: 'Yes' }, { code: 'no', name: 'No' }, notTold];

/** What somebody thinks of a dealer. */
export function DealerReviewForm({ name, cars, review }: DealerReviewFormProps) {
  return (
    <ReviewForm review={review}>
      {({ typed, problems }) => (
        <>
          <FormField label="The car you asked about" problem={problems.lead}>
            {(field) => (
              <select {...field} name="lead" defaultValue={typed.lead ?? cars[0]?.lead} required>
                {withChosen(cars, typed.lead).map(({ lead, name: car }) => (
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
          <StarGroups rated={overall} typed={typed} problems={problems} />
          <StarGroups rated={dealerReviewCategories} typed={typed} problems={problems} isOptional />
          <ReviewWords typed={typed} problems={problems} />
          <p>
            Once it has been read, your review is shown under your first name, or as that of “A
            shopper” where you told none, with the car. {name} may answer it. You have one review of
            each dealer: another one takes its place, and is read first as well.
          </p>
        </>
      )}
    </ReviewForm>
  );
}

/** Who is signed out is told of no car, and keeps the one that they chose. */
function withChosen(
  cars: readonly ReviewableCar[],
  chosen: string | undefined,
): readonly ReviewableCar[] {
  if (chosen === undefined || cars.some(({ lead }) => lead === chosen)) return cars;
  return [{ lead: chosen, name: 'The car you chose' }, ...cars];
}
