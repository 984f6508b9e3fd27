import { appContext } from '../../app-context.ts';
import { toSwaps } from '../../cards/swap-data.ts';
import { findShopper } from '../../vehicles/shopper-place.ts';
import type { Route } from './+types/vehicle-swaps.ts';

/** Cars that are better than one, for the note of its card. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const id = /^\d{1,12}$/.test(params.listingId) ? Number(params.listingId) : 0;
  const found = await app.services.findCarToAsk(id);
  const place = findShopper(url.searchParams.get('zip'), app.reference);
  if (!found) return Response.json([]);
  const { card: car, owner: seller } = found;
  const hits = await app.services.findSwaps(car, place);
  return Response.json(toSwaps(hits, { car, seller, place }, app));
}
