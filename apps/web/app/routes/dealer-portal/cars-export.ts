import { missing, officeHeaders } from '../../back-office/enter-office.ts';
import { enterPortal } from '../../dealer-portal/enter-portal.ts';
import type { Route } from './+types/cars-export.ts';

/** The table of the cars as a file. */
export async function loader(visit: Route.LoaderArgs) {
  const portal = await enterPortal(visit);
  const seen = await portal.see('export', Object.fromEntries(visit.url.searchParams));
  if (seen.status === 'MISSING') throw missing();
  return new Response(seen.shown.csv, {
    headers: {
      ...officeHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="cars.csv"',
    },
  });
}
