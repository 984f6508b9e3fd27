import { data } from 'react-router';
import { headersWith } from '../../accounts/account-answer.ts';
import type { RefusedReview } from '../../reviews/review-page.tsx';
import type { TypedFields } from '../../ui/form/typed-fields.ts';

export const signedOutStatus = 403;

/** Shows the form again as it was typed. */
export const refuseReview = (
  typed: TypedFields,
  problems: RefusedReview['problems'],
  status: number,
) => {
  const refused: RefusedReview = { typed, problems, isSignedOut: status === signedOutStatus };
  return data(refused, { status, headers: headersWith([]) });
};
