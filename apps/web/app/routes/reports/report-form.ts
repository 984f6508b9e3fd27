import { data } from 'react-router';
import { appContext } from '../../app-context.ts';
import { reportListing } from '../../reports/report-listing.ts';
import { findReportedCar } from '../../reports/reported-car.ts';
import type { Route } from './+types/report-form.ts';

/** What the form of a report shows where it is opened over a page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const car = await findReportedCar(params.listingId, context.get(appContext));
  if (!car) throw data('No such car is for sale.', { status: 404 });
  return Response.json(car, { headers: { 'Cache-Control': 'no-store' } });
}

/** Stores that report, and answers what became of it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { outcome } = await reportListing(request, params.listingId, context.get(appContext));
  return Response.json(outcome, { status: statuses[outcome.status] ?? 200 });
}

const statuses: Partial<Record<string, number>> = { FAILED: 503, LIMITED: 429 };
