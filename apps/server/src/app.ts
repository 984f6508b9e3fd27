import type { AppContext } from '@forecourt/web/app-context';
import { OpenAPIHono } from '@hono/zod-openapi';
import { requestId } from 'hono/request-id';
import { imageRoutes } from './images/routes.ts';
import { keywordRoutes } from './keywords/routes.ts';
import { listingRoutes } from './listings/routes.ts';
import { mapRoutes } from './map/routes.ts';
import { apiPage } from './platform/http/api-page.ts';
import { problem } from './platform/http/problem.ts';
import { respondCompressed } from './platform/http/respond-compressed.ts';
import { type RequestVariables, securityHeaders } from './platform/http/security-headers.ts';
import { staticFiles } from './platform/http/static-files.ts';
import { createAppContext, reference, type WebDependencies } from './web-context.ts';

/** Answers a request for a page. */
export type PageHandler = (request: Request, context: AppContext) => Promise<Response>;

export interface AppDependencies extends WebDependencies {
  readonly pages: PageHandler;
  /** Folder of the built client; null while the bundler serves it. */
  readonly clientFolder: string | null;
}

/** Puts the whole HTTP side together. Nothing here listens. */
export function createApp(
  dependencies: AppDependencies,
): OpenAPIHono<{ Variables: RequestVariables }> {
  const { config, engine, keywords, logger, pages, clientFolder } = dependencies;
  const app = new OpenAPIHono<{ Variables: RequestVariables }>();

  app.use(requestId());
  app.use(securityHeaders({ development: config.environment === 'development' }));
  app.use(logger.middleware);
  app.use(respondCompressed());

  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', (context) => context.json({ status: 'ready', listings: engine.size }));
  app.route('/', imageRoutes(engine));
  app.route('/', listingRoutes({ config, engine, reference }));
  app.route('/', keywordRoutes({ config, engine, keywords, reference }));
  app.route('/', mapRoutes({ config, engine, reference }));
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Forecourt', version: '1', description: 'Search of the marketplace.' },
  });
  app.get('/docs', apiPage);
  if (clientFolder !== null) app.use(staticFiles(clientFolder));

  app.all('*', (context) =>
    pages(
      context.req.raw,
      createAppContext(dependencies, {
        url: context.req.url,
        userAgent: context.req.header('User-Agent') ?? '',
        nonce: context.var.nonce,
        requestId: context.var.requestId,
      }),
    ),
  );

  app.onError((error, context) => {
    logger.error(error, context.var.requestId);
    return problem(context, 'internal_error', `The request ${context.var.requestId} failed.`);
  });
  return app;
}
