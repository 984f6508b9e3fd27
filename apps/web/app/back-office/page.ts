import { data } from 'react-router';
import type { TypedForm } from '../unsent-forms/unsent-form.ts';
import { officeHeadersWith, type Visit } from './enter-office.ts';
import type { OfficeFrame } from './office.ts';
import { undoneAndKept } from './sentences.ts';
import { forgetUnsent } from './unsent.ts';

/** A page of the back office with what is around it. */
export interface OfficePage<Frame extends OfficeFrame, Shown> {
  readonly frame: Frame;
  readonly shown: Shown;
  /** What was done last. */
  readonly said: string | null;
  /** What was typed before somebody had to sign in again; null where nothing was. */
  readonly unsent: TypedForm | null;
}

/** The page as a loader answers with it: a kept form is shown once. */
export function answerPage<Frame extends OfficeFrame, Shown>(
  visit: Visit,
  { frame, shown, unsent }: Omit<OfficePage<Frame, Shown>, 'said'>,
) {
  const said = unsent ? undoneAndKept : visit.url.searchParams.get('said');
  const page: OfficePage<Frame, Shown> = { frame, shown, said, unsent };
  return data(page, { headers: officeHeadersWith(unsent ? forgetUnsent(visit) : []) });
}
