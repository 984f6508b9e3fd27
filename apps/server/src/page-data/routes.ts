import { noPromotions } from '@forecourt/domain/promotion/promotions';
import { rotationAt } from '@forecourt/domain/promotion/rotation';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { ContentCall } from '../content/content-policies.ts';
import type { ContentConfig } from '../content/content-settings.ts';
import { findArticles } from '../content/find-articles.ts';
import { findPromotions } from '../promotions/find-promotions.ts';
import type { PromotionCall } from '../promotions/promotion-policies.ts';
import { walletHeaders } from '../request/carried-wallet.ts';
import type { Routes } from '../request/request-variables.ts';
import { parseSearchRequest } from '../request/search-request.ts';
import { type PageData, pageDataSchema } from '../search/response-schemas.ts';
import { searchListings } from '../search/search-listings.ts';
import type { SearchCall } from '../search/search-policies.ts';
import { toSearchResponse, toSuggestedFilters } from '../search/search-response.ts';
import { jsonAnswer, searchParametersSchema } from '../search/search-schemas.ts';
import type { VehicleCall } from '../vehicles/vehicle-policies.ts';
import { type CountViewers, viewersOf } from '../vehicles/view-counts/recent-viewers.ts';
import { toMakeSummary } from './make-summary.ts';
import { promotedHits, toPageData } from './to-page-data.ts';

const path = '/rest/lsc/listing/page-data';

type PageDataCall = SearchCall | PromotionCall | ContentCall | VehicleCall;

export interface PageDataParts {
  readonly engine: SearchReader;
  readonly reference: Reference;
  readonly countViewers: CountViewers;
  readonly config: ContentConfig;
}

/** The search with all that stands beside its results on a page, in one answer. */
export function pageDataRoutes({
  engine,
  reference,
  countViewers,
  config,
}: PageDataParts): Routes<PageDataCall> {
  const routes: Routes<PageDataCall> = new OpenAPIHono();
  routes.openAPIRegistry.registerPath({
    method: 'get',
    path,
    summary: 'Search listings, with what is promoted and written beside them',
    request: { headers: walletHeaders, query: searchParametersSchema },
    responses: { 200: jsonAnswer(pageDataSchema, 'All that a page of results is made of') },
  });
  routes.get(path, async (context) => {
    const { calls, facts } = context.var;
    const asked = parseSearchRequest(context, reference);
    const { query } = asked;
    const isWrong = asked.invalid.length > 0;
    const { today, flags } = facts;
    const pictures = { readPictures: null, remotePhotos: false };
    const sources = { engine, places: reference, calls, countViewers, ...pictures };
    const when = {
      rotation: rotationAt(facts.now, query.page),
      today,
      flags,
      density: 'specification' as const,
      sentZip: asked.searchParams.get('zip'),
    };
    const [result, promotions, articles] = await Promise.all([
      calls.require('search', () => searchListings(engine, asked)),
      isWrong ? noPromotions : findPromotions(sources, { query, filter: asked.filter }, when),
      findArticles({ calls, facts, config, reference }, query),
    ]);
    const hits = [...result.hits, ...promotedHits(promotions)];
    const viewers = await viewersOf(hits, calls, countViewers);
    const shown = { viewers, today, money: facts.money };
    const answer: PageData = {
      ...toSearchResponse(asked, result, reference, shown),
      suggestedFilters: toSuggestedFilters(query, result, reference),
      makeSummaryData: toMakeSummary(query, result, reference),
      ...toPageData(query, { promotions, articles }, reference, shown),
    };
    return context.json(answer);
  });
  return routes;
}
