import { data } from 'react-router';
import { headersWith } from '../../accounts/account-answer.ts';
import type { TypedFields } from '../../leads/sending/typed-fields.ts';

export const signedOutStatus = 403;

/** Shows the form again as it was typed. */
export const refuseReview = (
  typed: TypedFields,
  problems: Readonly<Record<string, string>>,
  status: number,
) =>
  data(
    { typed, problems, isSignedOut: status === signedOutStatus },
    { status, headers: headersWith([]) },
  );
