import { parseComparison } from '@forecourt/domain/compare/compare-address';
import { data } from 'react-router';
import { appContext } from '../../app-context.ts';
import { isActive, toComparedName } from '../../compare/compare-page-data.ts';
import type { Route } from './+types/compare-cars.ts';

/** The names of cars that a browser keeps for its comparison; those that are gone are left out. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  if (!app.flags.has('compare')) throw data(null, { status: 404 });
  const cars = await app.services.findComparedCars(parseComparison(url.searchParams).ids);
  const names = cars.filter(isActive).map((car) => toComparedName(car, app, null));
  return Response.json(names, { headers: { 'Cache-Control': 'no-store' } });
}
