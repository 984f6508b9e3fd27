import { redirect } from 'react-router';
import type { AppContext } from '../../app-context.ts';
import type { ReportOutcome } from '../../reviews/report-outcome.ts';

/**
 * Reports a review, and leads back to the page of reviews, which says what came of it.
 *
 * @param id of the review, as a form says
 */
export async function sendReport(
  path: string,
  id: string,
  { waitMs }: Pick<AppContext, 'waitMs'>,
  report: (id: string) => Promise<ReportOutcome>,
): Promise<Response> {
  const outcome = waitMs > 0 ? 'later' : await report(id);
  const query = new URLSearchParams(outcome === 'kept' ? { review: id } : {});
  query.set('report', outcome);
  return redirect(`${path}?${query}#reviews`, 303);
}
