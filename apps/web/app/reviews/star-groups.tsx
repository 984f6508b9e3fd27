import { stars } from '@forecourt/domain/reference/review-words';
import { RadioGroup } from './radio-group.tsx';
import type { ReviewFields } from './review-form.tsx';

/** From poor to excellent. */
const starChoices = stars.toReversed().map((star) => ({ code: `${star}`, name: `${star}` }));

/** Stands for what is left out. */
export const notTold = { code: '', name: 'No answer' };

interface StarGroupsProps extends ReviewFields {
  /** By the names of their fields. */
  readonly rated: readonly { readonly code: string; readonly name: string }[];
  /** Whether each may be left out. */
  readonly isOptional?: boolean;
}

/** One to five stars for each of what is rated. */
export function StarGroups({ rated, typed, problems, isOptional = false }: StarGroupsProps) {
  const choices = isOptional ? [...starChoices, notTold] : starChoices;
  return rated.map(({ code, name }) => (
    <RadioGroup
      key={code}
      className="review-stars"
      legend={name}
      name={code}
      choices={choices}
      chosen={typed[code] ?? (isOptional ? '' : undefined)}
      problem={problems[code]}
      isOptional={isOptional}
    />
  ));
}
