import { signInPath } from '@forecourt/domain/account/sign-in';
import { PageLink } from '../ui/page-link.tsx';
import type { ToldReport } from './report-outcome.ts';

const sentences = {
  kept: 'Thank you. We look at that review again.',
  gone: 'That review is not shown anymore, so there is nothing to report.',
  later:
    'Too much was sent from here, and the review was not reported. Report it again in some minutes.',
} as const;

interface ReportNewsProps {
  readonly report: ToldReport;
  /** Of the page with the reviews, which is come back to. */
  readonly path: string;
}

/** Tells what came of reporting a review; who is nobody here is led to where that changes, and back. */
export function ReportNews({ report: { outcome }, path }: ReportNewsProps) {
  if (outcome !== 'unknown') return sentences[outcome];
  return (
    <>
      Reporting a review takes an account.{' '}
      <PageLink className="ui-link" to={signInPath(`${path}#reviews`)}>
        Sign in
      </PageLink>
      , and report it then.
    </>
  );
}
