/** What came of reporting a review; `unknown` is of somebody who is nobody here. */
export type ReportOutcome = 'kept' | 'gone' | 'unknown';

/** @param report the outcome, or `later` of what was sent too often; null of none */
export function reportWords(report: string | null): string | null {
  if (report === 'kept') return 'Thank you. We look at that review again.';
  if (report === 'gone') return 'That review is not shown anymore, so there is nothing to report.';
  if (report === 'later')
    return 'Too much was sent from here, and the review was not reported. Report it again in some minutes.';
  return report === null ? null : 'Please sign in to report a review.';
}
