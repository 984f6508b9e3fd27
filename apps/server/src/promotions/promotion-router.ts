import { rotationAt } from '@forecourt/domain/promotion/rotation';
import type {
  ListingCard,
  SearchFilter,
  SearchHit,
  SearchReader,
} from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { OpenAPIHono, type z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Calls } from '../platform/calls/call-runner.ts';
import { refuse } from '../platform/http/problem.ts';
import { parameterRefusal } from '../platform/http/problem-answer.ts';
import { walletHeaders } from '../request/carried-wallet.ts';
import type { RequestVariables } from '../request/request-variables.ts';
import { parseSearchRequest, readExcludedIds } from '../request/search-request.ts';
import { listingsResponseSchema } from '../search/response-schemas.ts';
import { toListingsResponse } from '../search/search-response.ts';
import { excludedParameter, jsonAnswer, searchParametersSchema } from '../search/search-schemas.ts';
import { type CountViewers, viewersOf } from '../vehicles/view-counts/recent-viewers.ts';
import type { ReadPictures } from './find-promotions.ts';
import type { PromotionCall as PromotionCallName } from './promotion-policies.ts';

export interface PromotionRoutesDependencies {
  readonly engine: SearchReader;
  readonly reference: Reference;
  readonly countViewers: CountViewers;
  readonly readPictures: ReadPictures;
}

/** A request of a search, read. */
export interface AskedPromotion {
  readonly today: string;
  readonly rotation: number;
  readonly query: SearchQuery;
  readonly filter: SearchFilter;
}

/** What to call for an answer, and under which policy. */
interface PromotionCall {
  readonly name: PromotionCallName;
  readonly call: () => Promise<readonly SearchHit[]>;
}

/** One address of the interface. */
interface PromotionRoute<Shape extends z.ZodRawShape> {
  readonly path: string;
  readonly summary: string;
  /** What is asked beside the search. */
  readonly own: z.ZodObject<Shape>;
  readonly find: (asked: z.output<z.ZodObject<Shape>>, search: AskedPromotion) => PromotionCall;
  /** Pictures of the car that stands first; all others have one. */
  readonly picturesOfFirst?: number;
  /** Whether what is found stands as a highlight. */
  readonly areHighlights?: true;
}

type AnyRoute = PromotionRoute<z.ZodRawShape>;

/** Whoever asks for what is promoted is answered with all of it. */
const unpagedSchema = searchParametersSchema.omit({
  page: true,
  firstRecord: true,
  numRecords: true,
});

type Env = { Variables: RequestVariables<PromotionCallName> };

export type ServePromotion = <Shape extends z.ZodRawShape>(route: PromotionRoute<Shape>) => void;

/** Routes that all read a search, find cars beside it and answer with them; what fails is empty. */
export function createPromotionRouter(dependencies: PromotionRoutesDependencies): {
  readonly routes: OpenAPIHono<Env>;
  readonly serve: ServePromotion;
} {
  const routes = new OpenAPIHono<Env>();
  // Described by the schema, written by hand: the answer's optional parts are absent, never undefined.
  const serve: ServePromotion = ({ path, summary, own, find, ...shown }) => {
    routes.openAPIRegistry.registerPath({
      method: 'get',
      path,
      summary,
      request: {
        headers: walletHeaders,
        query: unpagedSchema.extend({ ...excludedParameter, ...own.shape }),
      },
      responses: {
        200: jsonAnswer(listingsResponseSchema, 'Cars and their sellers'),
        ...parameterRefusal,
      },
    });
    routes.get(path, (context) => {
      const asked = own.safeParse(context.req.query());
      return asked.success
        ? answer(context, dependencies, (search) => find(asked.data, search), shown)
        : refuse(context, asked.error);
    });
  };
  return { routes, serve };
}

async function answer(
  context: Context<Env>,
  { reference, countViewers, readPictures }: PromotionRoutesDependencies,
  find: (search: AskedPromotion) => PromotionCall,
  { picturesOfFirst = 1, areHighlights }: Pick<AnyRoute, 'picturesOfFirst' | 'areHighlights'>,
) {
  const { searchParams, query, invalid, ...asked } = parseSearchRequest(context, reference);
  const { today, now, money } = context.var.facts;
  const excludedIds = readExcludedIds(searchParams);
  const filter = {
    ...asked.filter,
    ...(excludedIds.length > 0 && { excludedIds }),
  };
  const { name, call } = find({ query, filter, today, rotation: rotationAt(now) });
  const hits = invalid.length > 0 ? [] : await context.var.calls.attempt(name, call, []);
  const viewers = await viewersOf(hits, context.var.calls, countViewers);
  const first = picturesOfFirst > 1 ? hits[0]?.card : undefined;
  const photographsOfFirst = await photographsOf(first, context.var.calls, readPictures);
  const highlights = new Set(areHighlights ? hits.map(({ card }) => card.id) : []);
  const shown = { viewers, today, money, highlights, picturesOfFirst, photographsOfFirst };
  return context.json(toListingsResponse(hits, query, reference, shown), 200);
}

/** All photographs of a car; none where it has one at the most, or while they cannot be read. */
async function photographsOf(
  card: ListingCard | undefined,
  calls: Calls<PromotionCallName>,
  readPictures: ReadPictures,
): Promise<readonly string[]> {
  if (card === undefined || card.photoCount <= 1) return [];
  const pictures = await calls.attempt(
    'top-pictures',
    () => readPictures([card.id]),
    new Map<number, readonly string[]>(),
  );
  return pictures.get(card.id) ?? [];
}
