import type { Reference } from '@forecourt/domain/parse-search-url';
import type {
  PaidTurn,
  SearchFilter,
  SearchHit,
  SearchReader,
} from '@forecourt/domain/search-engine';
import type { SearchQuery } from '@forecourt/domain/search-query';
import { sentExcludedIds, toSearchFilter } from '@forecourt/domain/to-search-filter';
import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { CallName } from '../call-policies.ts';
import type { Config } from '../config.ts';
import { toListingsResponse } from '../listings/search-response.ts';
import {
  jsonAnswer,
  listingsResponseSchema,
  searchParametersSchema,
} from '../listings/search-schemas.ts';
import { refuse } from '../platform/http/problem.ts';
import { today } from '../platform/today.ts';
import type { CallVariables } from '../request-calls.ts';
import { parseSearchRequest } from '../search-request.ts';
import { type CountViewers, viewersOf } from '../view-counts/recent-viewers.ts';
import { findNewCarBoost } from './find-new-car-boost.ts';
import { findSimilar } from './find-page-end.ts';
import { currentTurn, findPaidListings, paidTiers } from './find-paid-listings.ts';
import { promotionCounts } from './promotion-counts.ts';

/** Pictures of the car that stands first among the most prominent. */
const topPictures = 4;

/** Records that an answer holds at the most. */
const mostSpotlights = 25;

const spotlightSchema = z.object({
  numSpotlights: z.coerce.number().int().min(1).max(mostSpotlights).optional(),
  listingTier: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['premium', 'featured', 'standard']))
    .default('featured')
    .openapi({ type: 'string', enum: ['premium', 'featured', 'standard'] }),
  includeExtendedVehicleHighlights: z
    .enum(['true', 'false'])
    .optional()
    .openapi({ description: 'Whether cars that are delivered from beyond the radius count' }),
});

const boostSchema = z.object({
  firstRecord: z.coerce.number().int().min(0).default(0),
  numRecords: z.coerce.number().int().min(1).max(mostSpotlights).default(promotionCounts.boost),
  dealerId: z.coerce.number().int().optional(),
  bodystyleCode: z.string().optional(),
  modelCodeToBoost: z.string().optional(),
  trimCodeToBoost: z.string().optional(),
  seriesCodeToBoost: z.string().optional(),
});

const spotlightPath = '/rest/lsc/listing/spotlight';

interface PromotionRoutesDependencies {
  readonly config: Config;
  readonly engine: SearchReader;
  readonly reference: Reference;
  readonly countViewers: CountViewers;
}

type Env = { Variables: CallVariables };

/** What is promoted beside a search, as the outside world asks for it. What fails is empty. */
export function promotionRoutes({
  config,
  engine,
  reference,
  countViewers,
}: PromotionRoutesDependencies): OpenAPIHono<Env> {
  const routes = new OpenAPIHono<Env>();
  const sources = { engine, places: reference };

  /** Described by the schema, written by hand: the answer's optional parts are absent, never undefined. */
  function serve<Shape extends z.ZodRawShape>(
    path: string,
    summary: string,
    own: z.ZodObject<Shape>,
    find: Finder<z.output<z.ZodObject<Shape>>>,
    picturesOfFirst = 1,
  ) {
    routes.openAPIRegistry.registerPath({
      method: 'get',
      path,
      summary,
      request: { query: searchParametersSchema.extend(own.shape) },
      responses: { 200: jsonAnswer(listingsResponseSchema, 'Cars and their sellers') },
    });
    routes.get(path, (context) => {
      const asked = own.safeParse(context.req.query());
      return asked.success
        ? answer(context, (search) => find(asked.data, search), picturesOfFirst)
        : refuse(context, asked.error);
    });
  }

  async function answer(
    context: Context<Env>,
    find: (search: Search) => PromotionCall,
    picturesOfFirst: number,
  ) {
    const { searchParams, query, invalid } = parseSearchRequest(context.req.url, config, reference);
    const excludedIds = sentExcludedIds(excludedOf(searchParams));
    const filter = {
      ...toSearchFilter(query, reference, today()),
      ...(excludedIds.length > 0 && { excludedIds }),
    };
    const { name, call } = find({ query, filter });
    const hits = invalid.length > 0 ? [] : await context.var.calls.attempt(name, call, []);
    const viewers = await viewersOf(hits, context.var.calls, countViewers);
    return context.json(
      toListingsResponse(hits, query, reference, { viewers, picturesOfFirst }),
      200,
    );
  }

  const paid = (filter: SearchFilter, tiers: PaidTurn['tiers'], count: number) =>
    findPaidListings(engine, filter, { tiers, count, turn: currentTurn() });

  serve(
    `${spotlightPath}/vehiclehighlight`,
    'Highlighted cars of a search',
    spotlightSchema,
    ({ numSpotlights, includeExtendedVehicleHighlights }, { filter }) => {
      const { deliveredToDma: _delivered, ...near } = filter;
      const among = includeExtendedVehicleHighlights === 'true' ? filter : near;
      const count = numSpotlights ?? promotionCounts.highlights;
      return { name: 'vehicle-highlights', call: () => paid(among, paidTiers, count) };
    },
    topPictures,
  );

  serve(
    `${spotlightPath}/premiumresults`,
    'Premium spotlights of a search',
    spotlightSchema,
    ({ numSpotlights: count = promotionCounts.premium }, { filter }) => ({
      name: 'premium-spotlights',
      call: () => paid(filter, ['PREMIUM'], count),
    }),
    topPictures,
  );

  serve(
    `${spotlightPath}/results`,
    'Spotlights of a search, by tier',
    spotlightSchema,
    ({ numSpotlights, listingTier }, { filter }) => {
      const { tier, name, usual } = tiers[listingTier];
      return { name, call: () => paid(filter, [tier], numSpotlights ?? usual) };
    },
  );

  serve(
    '/rest/lsc/newcarboost/listing',
    'New cars beside a search for older ones',
    boostSchema,
    (asked, { query }) => ({
      name: 'new-car-boost',
      call: async () => {
        const hits = await findNewCarBoost(sources, boosted(query, asked), {
          count: asked.firstRecord + asked.numRecords,
          turn: currentTurn(),
          today: today(),
        });
        return hits.slice(asked.firstRecord);
      },
    }),
  );

  serve(
    '/rest/lsc/listing/similar',
    'Cars like those of a search',
    z.object({}),
    (_, { query, filter }) => ({
      name: 'similar',
      call: () => findSimilar({ ...sources, today: today() }, query, filter.excludedIds ?? []),
    }),
  );
  return routes;
}

/** A request of a search, read. */
interface Search {
  readonly query: SearchQuery;
  readonly filter: SearchFilter;
}

/** What to call for an answer, and under which policy. */
interface PromotionCall {
  readonly name: CallName;
  readonly call: () => Promise<readonly SearchHit[]>;
}

type Finder<Asked> = (asked: Asked, search: Search) => PromotionCall;

const tiers = {
  premium: { tier: 'PREMIUM', name: 'premium-spotlights', usual: promotionCounts.premium },
  featured: { tier: 'FEATURED', name: 'featured-spotlights', usual: promotionCounts.featured },
  standard: { tier: 'STANDARD', name: 'standard-spotlights', usual: promotionCounts.standard },
} as const;

/** The codes to boost go before those of the search. */
function boosted(query: SearchQuery, asked: z.infer<typeof boostSchema>): SearchQuery {
  const filters = {
    ...query.filters,
    ...(asked.bodystyleCode && { vehicleStyleCode: [asked.bodystyleCode] }),
    ...(asked.modelCodeToBoost && { modelCode: [asked.modelCodeToBoost] }),
    ...(asked.trimCodeToBoost && { trimCode: [asked.trimCodeToBoost] }),
    ...(asked.seriesCodeToBoost && { seriesCode: [asked.seriesCodeToBoost] }),
  };
  const dealer = asked.dealerId === undefined ? {} : { showcaseOwnerId: asked.dealerId };
  return { ...query, ...dealer, filters };
}

function excludedOf(parameters: URLSearchParams): number[] {
  return parameters
    .getAll('excludedListingId')
    .flatMap((value) => value.split(','))
    .filter((value) => /^\d{1,12}$/.test(value))
    .map(Number);
}
