import type { SearchFilter, SearchHit, SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { OpenAPIHono, type z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { CallName } from '../compose/call-policies.ts';
import type { Config } from '../compose/config.ts';
import { refuse } from '../platform/http/problem.ts';
import { parameterRefusal } from '../platform/http/problem-answer.ts';
import { today } from '../platform/today.ts';
import type { CallVariables } from '../request/request-calls.ts';
import { parseSearchRequest, readExcludedIds } from '../request/search-request.ts';
import { listingsResponseSchema } from '../search/response-schemas.ts';
import { toListingsResponse } from '../search/search-response.ts';
import { excludedParameter, jsonAnswer, searchParametersSchema } from '../search/search-schemas.ts';
import { type CountViewers, viewersOf } from '../vehicles/view-counts/recent-viewers.ts';

export interface PromotionRoutesDependencies {
  readonly config: Config;
  readonly engine: SearchReader;
  readonly reference: Reference;
  readonly countViewers: CountViewers;
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

/** One address of the interface. */
interface PromotionRoute<Shape extends z.ZodRawShape> {
  readonly path: string;
  readonly summary: string;
  /** What is asked beside the search. */
  readonly own: z.ZodObject<Shape>;
  readonly find: (asked: z.output<z.ZodObject<Shape>>, search: Search) => PromotionCall;
  /** Pictures of the car that stands first; all others have one. */
  readonly picturesOfFirst?: number;
}

type Env = { Variables: CallVariables };

export type ServePromotion = <Shape extends z.ZodRawShape>(route: PromotionRoute<Shape>) => void;

/** Routes that all read a search, find cars beside it and answer with them; what fails is empty. */
export function createPromotionRouter(dependencies: PromotionRoutesDependencies): {
  readonly routes: OpenAPIHono<Env>;
  readonly serve: ServePromotion;
} {
  const routes = new OpenAPIHono<Env>();
  // Described by the schema, written by hand: the answer's optional parts are absent, never undefined.
  const serve: ServePromotion = ({ path, summary, own, find, picturesOfFirst = 1 }) => {
    routes.openAPIRegistry.registerPath({
      method: 'get',
      path,
      summary,
      request: {
        query: searchParametersSchema.extend({ ...excludedParameter, ...own.shape }),
      },
      responses: {
        200: jsonAnswer(listingsResponseSchema, 'Cars and their sellers'),
        ...parameterRefusal,
      },
    });
    routes.get(path, (context) => {
      const asked = own.safeParse(context.req.query());
      return asked.success
        ? answer(context, dependencies, (search) => find(asked.data, search), picturesOfFirst)
        : refuse(context, asked.error);
    });
  };
  return { routes, serve };
}

async function answer(
  context: Context<Env>,
  { config, reference, countViewers }: PromotionRoutesDependencies,
  find: (search: Search) => PromotionCall,
  picturesOfFirst: number,
) {
  const { searchParams, query, invalid } = parseSearchRequest(context.req.url, config, reference);
  const excludedIds = readExcludedIds(searchParams);
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
