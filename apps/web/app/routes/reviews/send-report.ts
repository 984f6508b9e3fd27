import { redirect } from 'react-router';
import type { AppContext } from '../../app-context.ts';
import type { ReportOutcome } from '../../reviews/report-outcome.ts';

/** Reports a review, and leads back to the page of reviews, which says what came of it. */
export async function sendReport(
  path: string,
  { waitMs }: Pick<AppContext, 'waitMs'>,
  report: () => Promise<ReportOutcome>,
): Promise<Response> {
  const outcome = waitMs > 0 ? 'later' : await report();
  return redirect(`${path}?report=${outcome}#reviews`, 303);
}
