import { sentTooOften } from '@forecourt/domain/calendar/wait-words';
import type { ReportOutcome } from '@forecourt/domain/listing/report/report-reasons';
import type { AppContext } from '../app-context.ts';
import { readFields, type TypedFields } from '../ui/form/typed-fields.ts';

/** Stores what a form says is wrong with a car; what keeps it from being stored is an outcome, too. */
export async function reportListing(
  request: Request,
  listingId: string,
  { services, waitMs }: AppContext,
): Promise<{ readonly typed: TypedFields; readonly outcome: ReportOutcome }> {
  const typed = await readFields(request);
  if (waitMs > 0) return { typed, outcome: { status: 'LIMITED', sentence: sentTooOften(waitMs) } };
  const id = /^\d{1,12}$/.test(listingId) ? Number(listingId) : 0;
  try {
    return { typed, outcome: await services.reportListing(id, typed) };
  } catch (error) {
    services.reportError(error);
    return { typed, outcome: { status: 'FAILED' } };
  }
}
