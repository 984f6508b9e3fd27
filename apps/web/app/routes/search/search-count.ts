import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { appContext } from '../../app-context.ts';
import type { Route } from './+types/search-count.ts';

/** How many cars a search finds, for where it is only named. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { brand, reference, services } = context.get(appContext);
  const address = url.searchParams.get('of') ?? '';
  if (!/^\/cars-for-sale(?:[/?]|$)/.test(address))
    return Response.json(
      { error: '“of” has to be the address of a search, such as /cars-for-sale/toyota.' },
      { status: 400 },
    );
  const { pathname, search } = new URL(address, url.origin);
  const { query, invalid } = parseSearchUrl({ pathname, search }, brand, reference);
  // As the page of results has it.
  const [total = null] = invalid.length > 0 ? [0] : await services.countSearches([query]);
  return Response.json({ total }, { headers: { 'Cache-Control': 'private, no-cache' } });
}
