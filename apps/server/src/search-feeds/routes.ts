import { type FeedFormat, feedPaths, feedTypes } from '@forecourt/domain/alert/feed-paths';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { etag } from 'hono/etag';
import type { MarketParts } from '../request/parts.ts';
import type { Routes } from '../request/request-variables.ts';
import { parseSearchRequest } from '../request/search-request.ts';
import { searchParametersSchema } from '../search/search-schemas.ts';
import type { SearchFeedCall } from './search-feed-policies.ts';
import { writeFeed } from './write-feed.ts';

/** Cars of a feed: readers ask often enough to miss none. */
const maxCars = 50;

const names: Readonly<Record<FeedFormat, string>> = {
  atom: 'an Atom feed',
  rss: 'an RSS feed',
  json: 'a JSON Feed',
};

/** Of JSON Feed 1. */
const jsonFeedSchema = z.object({
  version: z.string(),
  title: z.string(),
  home_page_url: z.string(),
  feed_url: z.string(),
  description: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      title: z.string(),
      content_html: z.string(),
      image: z.string(),
      date_modified: z.string(),
      date_published: z.string(),
    }),
  ),
});

const feedRoute = (format: FeedFormat) =>
  createRoute({
    method: 'get',
    path: feedPaths[format],
    summary: `The newest cars of a search as ${names[format]}`,
    description: 'Behind the path of a brand, `/kbb/rest/…`, it is that brand’s without a cookie.',
    request: { query: searchParametersSchema },
    responses: {
      200: {
        description: 'Unchanged, it is the same to the letter, with the same `ETag`',
        content: {
          [feedTypes[format]]: { schema: format === 'json' ? jsonFeedSchema : z.string() },
        },
      },
      304: { description: 'Unchanged since the answer with that `ETag`' },
    },
  });

/** Every search as a feed. */
export function searchFeedRoutes({
  engine,
  reference,
}: Pick<MarketParts, 'engine' | 'reference'>): Routes<SearchFeedCall> {
  const routes: Routes<SearchFeedCall> = new OpenAPIHono();
  for (const format of ['atom', 'rss', 'json'] as const) {
    const route = feedRoute(format);
    routes.openAPIRegistry.registerPath(route);
    routes.get(route.getRoutingPath(), etag({ weak: true }), async (context) => {
      const { brand, origin, pathPrefix } = context.var.facts;
      const { query, filter, invalid } = parseSearchRequest(context, reference);
      const { hits } = await context.var.calls.require('search-feed', () =>
        engine.search({
          filter,
          sort: 'datelistedDESC',
          offset: 0,
          limit: invalid.length > 0 ? 0 : maxCars,
        }),
      );
      const body = writeFeed(format, { query, hits, brand, origin, pathPrefix, reference });
      return context.body(body, 200, {
        'Content-Type': `${feedTypes[format]}; charset=utf-8`,
        'Cache-Control': 'public, max-age=300',
        // It may be of the brand that a browser chose by a path.
        Vary: 'Cookie',
        'X-Robots-Tag': 'noindex',
      });
    });
  }
  return routes;
}
