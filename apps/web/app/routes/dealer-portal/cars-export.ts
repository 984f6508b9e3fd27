import { data } from 'react-router';
import { enterPortal, portalHeaders } from '../../dealer-portal/enter-portal.ts';
import type { Route } from './+types/cars-export.ts';

/** The table of the cars as a file. */
export async function loader(visit: Route.LoaderArgs) {
  const portal = await enterPortal(visit);
  const seen = await portal.see('export', Object.fromEntries(visit.url.searchParams));
  if (seen.status === 'MISSING') throw data(null, { status: 404, headers: portalHeaders });
  return new Response(seen.shown.csv, {
    headers: {
      ...portalHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="cars.csv"',
    },
  });
}
