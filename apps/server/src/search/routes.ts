import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Config } from '../compose/config.ts';
import { today } from '../platform/today.ts';
import type { CallVariables } from '../request/request-calls.ts';
import { parseSearchRequest, readExcludedIds } from '../request/search-request.ts';
import { type CountViewers, viewersOf } from '../vehicles/view-counts/recent-viewers.ts';
import { searchResponseSchema } from './response-schemas.ts';
import { searchListings } from './search-listings.ts';
import { toSearchResponse, toSuggestedFilters } from './search-response.ts';
import { jsonAnswer, listingParametersSchema, searchParametersSchema } from './search-schemas.ts';

export interface ListingRoutesDependencies {
  readonly config: Config;
  readonly engine: SearchReader;
  readonly reference: Reference;
}

const searchRoute = createRoute({
  method: 'get',
  path: '/rest/lsc/listing',
  summary: 'Search listings',
  request: { query: listingParametersSchema },
  responses: { 200: jsonAnswer(searchResponseSchema, 'A page of cars with every count') },
});

const countRoute = createRoute({
  method: 'get',
  path: '/rest/lsc/listing/count',
  summary: 'Count listings',
  request: { query: searchParametersSchema },
  responses: {
    200: jsonAnswer(
      z.number().int().nullable(),
      'How many cars match; null when it cannot be told',
    ),
  },
});

/** The search as the outside world asks for it. */
export function listingRoutes({
  config,
  engine,
  reference,
  countViewers,
}: ListingRoutesDependencies & { readonly countViewers: CountViewers }): OpenAPIHono<{
  Variables: CallVariables;
}> {
  const parse = (url: string) => parseSearchRequest(url, config, reference);
  const routes = new OpenAPIHono<{ Variables: CallVariables }>();

  // Described by the schema, written by hand: the answer's optional parts are absent, never undefined.
  routes.openAPIRegistry.registerPath(searchRoute);
  routes.get(searchRoute.getRoutingPath(), async (context) => {
    const { searchParams, query, invalid } = parse(context.req.url);
    const excluded = readExcludedIds(searchParams);
    const result = await context.var.calls.require('search', async () => {
      const only = await oneCar(searchParams, engine);
      return searchListings({ engine, places: reference }, query, invalid, {
        ...(only !== null && { vins: only }),
        ...(excluded.length > 0 && { excludedIds: excluded }),
        ...offsetOf(searchParams),
      });
    });
    const viewers = await viewersOf(result.hits, context.var.calls, countViewers);
    return context.json({
      ...toSearchResponse(query, invalid, result, reference, viewers),
      ...(searchParams.get('includeSuggested') === 'true' && {
        suggestedFilters: toSuggestedFilters(query, result, reference),
      }),
    });
  });

  routes.openapi(countRoute, async (context) => {
    const { query, invalid } = parse(context.req.url);
    if (invalid.length > 0) return context.json(0, 200);
    const count = await context.var.calls.attempt(
      'listing-count',
      () => engine.count(toSearchFilter(query, reference, today())),
      null,
    );
    return context.json(count, 200);
  });

  return routes;
}

/** Load more begins at a record, which need not be the first of a page. A page, where sent, goes before it. */
function offsetOf(parameters: URLSearchParams): { readonly offset?: number } {
  const first = parameters.get('firstRecord')?.trim();
  return first && !parameters.get('page') ? { offset: Number(first) } : {};
}

/** A look-up of one car as the VINs to search for; null when none is asked for. */
async function oneCar(parameters: URLSearchParams, engine: SearchReader): Promise<string[] | null> {
  const vin = parameters.get('vin');
  const id = parameters.get('listingId');
  if (vin) return [vin.toUpperCase()];
  return id ? [(await engine.findById(Number(id)))?.vin ?? ''] : null;
}
