import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import { InvalidParameters } from '@forecourt/domain/search/search-parameters';
import type { InvalidParameter } from '@forecourt/domain/search/search-query';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { vinSchema } from '@forecourt/domain/vehicle/vin-schema';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { walletHeaders } from '../request/carried-wallet.ts';
import type { Routes } from '../request/request-variables.ts';
import { parseSearchRequest, readExcludedIds } from '../request/search-request.ts';
import { type CountViewers, viewersOf } from '../vehicles/view-counts/recent-viewers.ts';
import { searchResponseSchema } from './response-schemas.ts';
import { searchListings } from './search-listings.ts';
import type { SearchCall } from './search-policies.ts';
import { toSearchResponse, toSuggestedFilters } from './search-response.ts';
import { countParametersSchema, jsonAnswer, listingParametersSchema } from './search-schemas.ts';
import { asShown, invalidParts, passedOverForms, withParts } from './wanted-parts.ts';

/** What the routes of searches work with. */
export interface SearchParts {
  readonly engine: SearchReader;
  readonly reference: Reference;
  readonly countViewers: CountViewers;
}

const searchRoute = createRoute({
  method: 'get',
  path: '/rest/lsc/listing',
  summary: 'Search listings',
  request: { headers: walletHeaders, query: listingParametersSchema },
  responses: { 200: jsonAnswer(searchResponseSchema, 'A page of cars with every count') },
});

const countRoute = createRoute({
  method: 'get',
  path: '/rest/lsc/listing/count',
  summary: 'Count listings',
  request: { query: countParametersSchema },
  responses: {
    200: jsonAnswer(
      z.number().int().nullable(),
      'How many cars match; null when it cannot be told',
    ),
  },
});

/** The search as the outside world asks for it. */
export function listingRoutes({
  engine,
  reference,
  countViewers,
}: SearchParts): Routes<SearchCall> {
  const routes: Routes<SearchCall> = new OpenAPIHono();

  // Described by the schema, written by hand: the answer's optional parts are absent, never undefined.
  routes.openAPIRegistry.registerPath(searchRoute);
  routes.get(searchRoute.getRoutingPath(), async (context) => {
    const { searchParams, ...read } = parseSearchRequest(context, reference);
    const wrong = [...invalidCar(searchParams), ...invalidParts(searchParams)];
    const asked = {
      ...read,
      invalid: [...read.invalid, ...wrong],
      passedOver: [...read.passedOver, ...passedOverForms(searchParams)],
    };
    const result = await context.var.calls.require('search', async () => {
      const cars = asked.invalid.length > 0 ? {} : await namedCars(searchParams, engine);
      return searchListings(engine, asked, { ...cars, ...offsetOf(searchParams) });
    });
    const viewers = await viewersOf(result.hits, context.var.calls, countViewers);
    const wanted = withParts(result, searchParams);
    const { today, money } = context.var.facts;
    const shown = { viewers, today, money };
    const answer = toSearchResponse(asked, wanted, reference, shown);
    return context.json({
      ...asShown(answer, searchParams),
      ...(searchParams.get('includeSuggested') === 'true' && {
        suggestedFilters: toSuggestedFilters(asked.query, result, reference),
      }),
    });
  });

  routes.openAPIRegistry.registerPath(countRoute);
  routes.get(countRoute.getRoutingPath(), async (context) => {
    const { searchParams, filter, invalid } = parseSearchRequest(context, reference);
    if (invalid.length > 0 || invalidCar(searchParams).length > 0) return context.json(0, 200);
    const count = await context.var.calls.attempt(
      'listing-count',
      async () => engine.count({ ...filter, ...(await namedCars(searchParams, engine)) }),
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

/** The VIN or id of a look-up that no car can have. */
function invalidCar(parameters: URLSearchParams): readonly InvalidParameter[] {
  const invalid = new InvalidParameters();
  const vin = parameters.get('vin');
  const id = parameters.get('listingId');
  if (vin && !vinSchema.safeParse(vin).success)
    invalid.add('vin', vin, 'a VIN of 17 letters and digits');
  if (id && !/^\d{1,12}$/.test(id)) invalid.add('listingId', id, 'the id of a car');
  return invalid.list;
}

/** The cars that a request names: the one that it wants, those that it does not. */
async function namedCars(
  parameters: URLSearchParams,
  engine: SearchReader,
): Promise<Pick<SearchFilter, 'vins' | 'excludedIds'>> {
  const vins = await oneCar(parameters, engine);
  const excludedIds = readExcludedIds(parameters);
  return { ...(vins !== null && { vins }), ...(excludedIds.length > 0 && { excludedIds }) };
}

/** A look-up of one car as the VINs to search for; null when none is asked for. */
async function oneCar(parameters: URLSearchParams, engine: SearchReader): Promise<string[] | null> {
  const vin = parameters.get('vin');
  const id = parameters.get('listingId');
  if (vin) return [vin.toUpperCase()];
  return id ? [(await engine.findById(Number(id)))?.vin ?? ''] : null;
}
