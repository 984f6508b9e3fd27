import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Config } from '../compose/config.ts';
import { findArticles } from '../content/find-articles.ts';
import { today } from '../platform/today.ts';
import { currentRotation } from '../promotions/find-paid-listings.ts';
import { findPromotions } from '../promotions/find-promotions.ts';
import { brandFlags } from '../request/brand-of.ts';
import type { CallVariables } from '../request/request-calls.ts';
import { parseSearchRequest } from '../request/search-request.ts';
import { type CountViewers, viewersOf } from '../vehicles/view-counts/recent-viewers.ts';
import { type PageData, pageDataSchema } from './response-schemas.ts';
import { searchListings } from './search-listings.ts';
import { toSearchResponse, toSuggestedFilters } from './search-response.ts';
import { jsonAnswer, searchParametersSchema } from './search-schemas.ts';
import { promotedHits, toPageData } from './to-page-data.ts';

const path = '/rest/lsc/listing/page-data';

interface PageDataDependencies {
  readonly config: Config;
  readonly engine: SearchReader;
  readonly reference: Reference;
  readonly countViewers: CountViewers;
}

/** The search with all that stands beside its results on a page, in one answer. */
export function pageDataRoutes({
  config,
  engine,
  reference,
  countViewers,
}: PageDataDependencies): OpenAPIHono<{ Variables: CallVariables }> {
  const routes = new OpenAPIHono<{ Variables: CallVariables }>();
  routes.openAPIRegistry.registerPath({
    method: 'get',
    path,
    summary: 'Search listings, with what is promoted and written beside them',
    request: { query: searchParametersSchema },
    responses: { 200: jsonAnswer(pageDataSchema, 'All that a page of results is made of') },
  });
  routes.get(path, async (context) => {
    const { calls } = context.var;
    const { brand, query, invalid } = parseSearchRequest(context.req.url, config, reference);
    const sources = {
      engine,
      places: reference,
      calls,
      countViewers,
      readPictures: null,
    };
    const when = {
      rotation: currentRotation(query.page),
      today: today(),
      flags: brandFlags(brand, config),
    };
    const [result, promotions, articles] = await Promise.all([
      calls.require('search', () => searchListings(sources, query, invalid)),
      findPromotions(sources, query, when),
      findArticles(calls, query, when.flags),
    ]);
    const shown = [...result.hits, ...promotedHits(promotions)];
    const viewers = await viewersOf(shown, calls, countViewers);
    const answer: PageData = {
      ...toSearchResponse(query, invalid, result, reference, viewers),
      suggestedFilters: toSuggestedFilters(query, result, reference),
      ...toPageData(query, { promotions, articles }, reference, viewers),
    };
    return context.json(answer);
  });
  return routes;
}
