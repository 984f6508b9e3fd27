import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { appContext } from '../../app-context.ts';
import { toOptionGroups } from '../../search/filters/option-groups.ts';
import type { Route } from './+types/closed-filters.ts';

/** The options of all filter groups of a search, for the sections that its document has closed. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { brand, reference, flags, services } = context.get(appContext);
  const address = url.searchParams.get('of') ?? '';
  if (!address.startsWith('/cars-for-sale'))
    return Response.json(
      { error: '“of” has to be the address of a search, such as /cars-for-sale/toyota.' },
      { status: 400 },
    );
  const { pathname, search } = new URL(address, url.origin);
  const { query, invalid } = parseSearchUrl({ pathname, search }, brand, reference);
  const result = await services.searchListings(query, invalid);
  return Response.json(toOptionGroups(query, result, { reference, flags }), {
    headers: { 'Cache-Control': 'private, no-cache' },
  });
}
