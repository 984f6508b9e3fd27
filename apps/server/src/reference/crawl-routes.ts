import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import { mileageStatsSchema } from '@forecourt/domain/vehicle/mileage-stats';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import type { TrimYearItem } from '@forecourt/domain/vehicle/vehicle-trim';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Routes } from '../request/request-variables.ts';
import { parseSearchRequest } from '../request/search-request.ts';
import { jsonAnswer, searchParametersSchema } from '../search/search-schemas.ts';
import { crawlMileage, noMileage } from './crawl-mileage.ts';
import { crawlTrims, crawlYears } from './crawl-prices.ts';
import type { ReferenceCall } from './reference-policies.ts';
import { forwardHeaders, mileageParameters, pricesSchema } from './reference-schemas.ts';

interface CrawlParts {
  readonly engine: SearchReader;
  readonly reference: Reference;
}

const crawlRoute = (path: string, summary: string) =>
  createRoute({
    method: 'get',
    path,
    summary,
    request: { headers: forwardHeaders, query: searchParametersSchema },
    responses: { 200: jsonAnswer(pricesSchema, 'Prices of the cars that match') },
  });

const yearsRoute = crawlRoute('/rest/lsc/crawl/modelyears', 'Prices by model year');
const trimsRoute = crawlRoute('/rest/lsc/crawl/trims', 'Prices by trim');

const mileageRoute = createRoute({
  method: 'get',
  path: '/rest/lsc/crawl/stats/mileage',
  summary: 'Odometers of a model, or of all cars',
  request: { headers: forwardHeaders, query: mileageParameters },
  responses: {
    200: jsonAnswer(mileageStatsSchema, 'Of those above 0 and below 250,000 miles'),
  },
});

/** What the cars of a search cost and have been driven, as calls. */
export function crawlRoutes({ engine, reference }: CrawlParts): Routes<ReferenceCall> {
  const routes: Routes<ReferenceCall> = new OpenAPIHono();
  const answerPrices = (
    route: typeof yearsRoute,
    call: ReferenceCall,
    crawl: (engine: SearchReader, filter: SearchFilter) => Promise<TrimYearItem[]>,
  ) => {
    routes.openAPIRegistry.registerPath(route);
    routes.get(route.getRoutingPath(), async (context) => {
      const { filter, invalid } = parseSearchRequest(context, reference);
      const links =
        invalid.length > 0
          ? []
          : await context.var.calls.require(call, () => crawl(engine, filter));
      return context.json({ links }, 200);
    });
  };
  answerPrices(yearsRoute, 'model-years', crawlYears);
  answerPrices(trimsRoute, 'trims', crawlTrims);

  routes.openAPIRegistry.registerPath(mileageRoute);
  routes.get(mileageRoute.getRoutingPath(), async (context) => {
    const { filter, invalid } = parseSearchRequest(context, reference);
    if (invalid.length > 0) return context.json(noMileage, 200);
    const stats = await context.var.calls.require('mileage-stats', () =>
      crawlMileage(engine, filter),
    );
    return context.json(stats, 200);
  });
  return routes;
}
