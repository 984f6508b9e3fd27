import { packagesOf } from '@forecourt/catalog/vehicles/catalog';
import { filterGroup, filterGroupKeys } from '@forecourt/domain/filter-groups';
import { packageCode } from '@forecourt/domain/listing';
import { parseSearchParameters, type Reference } from '@forecourt/domain/parse-search-url';
import type { SearchReader } from '@forecourt/domain/search-engine';
import { sentExcludedIds, toSearchFilter } from '@forecourt/domain/to-search-filter';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { endTime, startTime, timing } from 'hono/timing';
import { brandOf } from '../brand-of.ts';
import type { Config } from '../config.ts';
import { today } from '../platform/today.ts';
import { searchListings } from './search-listings.ts';
import { toSearchResponse, toSuggestedFilters } from './search-response.ts';

/** Searches take fractions of a millisecond. */
const timingDecimals = 3;

export interface ListingRoutesDependencies {
  readonly config: Config;
  readonly engine: SearchReader;
  readonly reference: Reference;
}

const text = (description: string, example?: string) =>
  z
    .string()
    .optional()
    .openapi({ description, ...(example && { example }) });

/** Every parameter of a search. All are text here: what means nothing is answered as a warning, not refused. */
export const searchParametersSchema = z
  .object({
    ...Object.fromEntries(
      filterGroupKeys.map((key) => {
        const { label, options } = filterGroup(key);
        const codes = options?.map(({ code }) => code).join(', ');
        return [
          key,
          z
            .union([z.string(), z.array(z.string())])
            .optional()
            .openapi({
              description: codes
                ? `${label}: ${codes}. Repeat for several.`
                : `${label}. Repeat for several.`,
            }),
        ];
      }),
    ),
    zip: text('Five digits', '30303'),
    searchRadius: text('Miles; 0 is nationwide', '50'),
    startYear: text('First model year', '2019'),
    endYear: text('Last model year'),
    minPrice: text('Whole dollars'),
    maxPrice: text('Whole dollars', '30000'),
    state: text('Two letters'),
    city: text('Goes with state'),
    dma: text('Code of a television market'),
    marketExtension: text('include or off'),
    experience: text('commercial, best-deals or hyundai-buy-online'),
    sortBy: text('Order of the results', 'derivedpriceASC'),
    firstRecord: text('Offset from 0', '0'),
    numRecords: text('At the most 100', '25'),
    isSponsorship: text('true: sponsored listings only'),
    showcaseOwnerId: text('Cars of one owner'),
    vin: text('One car by its VIN'),
    listingId: text('One car by its id'),
    includeSuggested: text('true: with the choices that would narrow the search most usefully'),
    excludedListingId: text('Left out; honoured for 1 to 25 ids'),
  })
  .openapi('SearchParameters');

const filterOptionSchema = z.object({
  label: z.string(),
  value: z.string(),
  count: z.number().int().optional(),
  selected: z.literal(true).optional(),
  disabled: z.literal(true).optional(),
});

const searchResponseSchema = z
  .object({
    totalResultCount: z.number().int(),
    searchRadius: z.number(),
    zip: z.string().optional(),
    listings: z.array(z.looseObject({ id: z.number().int(), vin: z.string(), title: z.string() })),
    owners: z.array(z.looseObject({ id: z.number().int(), name: z.string() })),
    filters: z.record(
      z.string(),
      z.looseObject({
        name: z.string(),
        label: z.string(),
        options: z.array(filterOptionSchema),
      }),
    ),
    stats: z.looseObject({ searchRadius: z.string() }),
    suggestedFilters: z
      .array(
        z.object({
          name: z.string(),
          count: z.number().int(),
          codes: z.record(z.string(), z.array(z.string())),
        }),
      )
      .optional(),
    requestParams: z.looseObject({}).openapi({ description: 'The search as it was understood' }),
    warnings: z.array(
      z.object({
        code: z.string(),
        parameter: z.string(),
        value: z.string(),
        expected: z.string(),
      }),
    ),
  })
  .openapi('SearchResponse');

const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const searchRoute = createRoute({
  method: 'get',
  path: '/rest/lsc/listing',
  summary: 'Search listings',
  request: { query: searchParametersSchema },
  responses: { 200: json(searchResponseSchema, 'A page of cars with every count') },
});

const countRoute = createRoute({
  method: 'get',
  path: '/rest/lsc/listing/count',
  summary: 'Count listings',
  request: { query: searchParametersSchema },
  responses: { 200: json(z.number().int(), 'How many cars match') },
});

const packagesRoute = createRoute({
  method: 'get',
  path: '/cars-for-sale/searchoptions/packages',
  summary: 'Factory packages of a model',
  request: {
    query: z.object({
      makeCode: z.string().optional(),
      modelCode: z.string().optional(),
      trimCode: z.string().optional(),
    }),
  },
  responses: {
    200: json(
      z.object({
        results: z.object({
          packageNames: z.array(z.object({ name: z.string(), code: z.string() })),
        }),
      }),
      'Names and codes',
    ),
  },
});

/** The search as the outside world asks for it. */
export function listingRoutes({
  config,
  engine,
  reference,
}: ListingRoutesDependencies): OpenAPIHono {
  const parse = (url: string) => {
    const { host, searchParams } = new URL(url);
    return {
      searchParams,
      ...parseSearchParameters(searchParams, brandOf(host, config), reference),
    };
  };
  const routes = new OpenAPIHono();

  routes.use(searchRoute.getRoutingPath(), timing());
  // Described by the schema, written by hand: the answer's optional parts are absent, never undefined.
  routes.openAPIRegistry.registerPath(searchRoute);
  routes.get(searchRoute.getRoutingPath(), async (context) => {
    const { searchParams, query, invalid } = parse(context.req.url);
    const only = oneCar(searchParams, engine);
    const excluded = sentExcludedIds(idsOf(searchParams, 'excludedListingId'));
    startTime(context, 'search');
    const result = await searchListings({ engine, places: reference }, query, invalid, {
      ...(only !== null && { vins: only }),
      ...(excluded.length > 0 && { excludedIds: excluded }),
      ...offsetOf(searchParams),
    });
    endTime(context, 'search', timingDecimals);
    return context.json({
      ...toSearchResponse(query, invalid, result, reference),
      ...(searchParams.get('includeSuggested') === 'true' && {
        suggestedFilters: toSuggestedFilters(query, result, reference),
      }),
    });
  });

  routes.openapi(countRoute, async (context) => {
    const { query, invalid } = parse(context.req.url);
    const count =
      invalid.length > 0 ? 0 : await engine.count(toSearchFilter(query, reference, today()));
    return context.json(count, 200);
  });

  routes.openapi(packagesRoute, (context) => {
    const { modelCode, trimCode } = context.req.valid('query');
    const names = packagesOf(modelCode ?? trimCode?.split('|')[0] ?? '', trimCode?.split('|')[1]);
    const packageNames = names.map((name) => ({ name, code: packageCode(name) }));
    return context.json({ results: { packageNames } }, 200);
  });
  return routes;
}

function idsOf(parameters: URLSearchParams, name: string): number[] {
  return parameters
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter((value) => /^\d{1,12}$/.test(value))
    .map(Number);
}

/** Load more begins at a record, which need not be the first of a page. A page, where sent, goes before it. */
function offsetOf(parameters: URLSearchParams): { readonly offset?: number } {
  const first = parameters.get('firstRecord')?.trim();
  return first && !parameters.get('page') ? { offset: Number(first) } : {};
}

/** A look-up of one car as the VINs to search for; null when none is asked for. */
function oneCar(parameters: URLSearchParams, engine: SearchReader): string[] | null {
  const vin = parameters.get('vin');
  const id = parameters.get('listingId');
  if (vin) return [vin.toUpperCase()];
  return id ? [engine.findById(Number(id))?.vin ?? ''] : null;
}
