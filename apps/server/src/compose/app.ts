import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import { createCampaignReader } from '../advertising/find-adverts.ts';
import { differentiatorRoutes } from '../dealers/routes.ts';
import { keywordRoutes } from '../keywords/routes.ts';
import { mapRoutes } from '../map/routes.ts';
import { CallTimedOut, CircuitOpen, createCallRunner } from '../platform/calls/call-runner.ts';
import { isDataException } from '../platform/database/is-data-exception.ts';
import { createApiDocument } from '../platform/http/api-document.ts';
import { drawApiPage } from '../platform/http/api-page.ts';
import { closeWhenEnding } from '../platform/http/close-when-ending.ts';
import { problem, problemCodeOf } from '../platform/http/problem.ts';
import { refuseMalformed } from '../platform/http/refuse-malformed.ts';
import { refuseUnrouted } from '../platform/http/refuse-unrouted.ts';
import { respondCompressed } from '../platform/http/respond-compressed.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { staticFiles } from '../platform/http/static-files.ts';
import type { Jobs } from '../platform/jobs/start-jobs.ts';
import { mailboxRoutes } from '../platform/mail/mailbox-routes.ts';
import { createMetrics } from '../platform/metrics.ts';
import { expositionType } from '../platform/prometheus.ts';
import { today } from '../platform/today.ts';
import { currentRotation } from '../promotions/find-paid-listings.ts';
import { promotionRoutes } from '../promotions/routes.ts';
import { stillInterestedRoutes } from '../promotions/still-interested-routes.ts';
import { campaignCookies } from '../request/campaign-cookies.ts';
import { answerPages, type PageHandler } from '../request/page-cache/answer-pages.ts';
import { createPageCache } from '../request/page-cache/page-cache.ts';
import { reference } from '../request/reference.ts';
import { refuseForeignOrigin } from '../request/refuse-foreign-origin.ts';
import { type CallVariables, requestCalls } from '../request/request-calls.ts';
import { searchOptionsRoutes } from '../search/option-routes.ts';
import { pageDataRoutes } from '../search/page-data-routes.ts';
import { listingRoutes } from '../search/routes.ts';
import { imageRoutes } from '../vehicles/image-routes.ts';
import { countAllViewers } from '../vehicles/view-counts/count-viewers.ts';
import { createRecentViewers } from '../vehicles/view-counts/recent-viewers.ts';
import { viewCountRoutes } from '../vehicles/view-counts/routes.ts';
import { type CallName, callPolicies } from './call-policies.ts';
import type { WebDependencies } from './web-services.ts';

export interface AppDependencies extends Omit<WebDependencies, 'readCampaigns' | 'countViewers'> {
  readonly pages: PageHandler;
  /** Folder of the built client; null while the bundler serves it. */
  readonly clientFolder: string | null;
  readonly jobs?: Jobs;
  /** Where mails are kept that are not sent; they are readable then. */
  readonly mailFolder?: string;
  /** Stands before every call behind pages and answers. For tests of their failures. */
  readonly beforeCall?: (name: CallName) => void | Promise<void>;
  /** Whether the process was told to end: it then finishes what it has and wants nothing new. */
  readonly isEnding?: () => boolean;
}

/** The HTTP side. */
export type App = OpenAPIHono<{ Variables: CallVariables }>;

/** Where nobody looks for a page. */
const foldersOfPrograms = [
  '/rest/',
  '/images/',
  '/cars-for-sale/searchoptions/',
  '/cars-for-sale/svc/',
  '/cars-for-sale/still-interested/',
  '/cars-for-sale/dealer-differentiator/',
];

/** Puts the whole HTTP side together. Nothing here listens. */
export function createApp(dependencies: AppDependencies): App {
  const { config, database, engine, keywords, logger, pages, clientFolder, beforeCall } =
    dependencies;
  const isEnding = dependencies.isEnding ?? (() => false);
  const app: App = new OpenAPIHono();
  const countViewers = createRecentViewers((vins) => countAllViewers(database, vins, today()));
  const metrics = createMetrics();
  const readCampaigns = createCampaignReader(database);
  const calls = createCallRunner<CallName>({
    policies: callPolicies,
    onReport: metrics.observeCall,
    isClientFault: isDataException,
    ...(beforeCall && { before: beforeCall }),
  });
  metrics.watchBreakers(calls);
  metrics.watchListings(() => engine.status.listings);
  if (dependencies.jobs) metrics.watchJobs(dependencies.jobs.readFigures);
  const pageCache =
    config.pageCache &&
    createPageCache({
      ...config.pageCache,
      // The market, and whose turn it is in places that are paid for; a day begins with a turn.
      state: () => `${engine.status.version} ${currentRotation()}`,
    });
  if (pageCache) metrics.watchPages(pageCache.counts);

  app.use(requestId());
  app.use(
    securityHeaders({
      development: config.environment === 'development',
      adOrigins: config.adNetwork?.origins ?? [],
    }),
  );
  app.use(logger.middleware);
  app.use(metrics.middleware);
  app.use(requestCalls(calls, logger));
  app.use(respondCompressed());
  app.use(closeWhenEnding(isEnding));
  app.use(refuseMalformed());
  app.use(refuseForeignOrigin(config));

  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', (context) =>
    isEnding()
      ? problem(context, 'not_ready', 'The marketplace is ending.')
      : context.json({ status: 'ready', listings: engine.status.listings }),
  );
  if (config.metrics)
    app.get('/metrics', async (context) =>
      context.body(await metrics.render(), 200, { 'Content-Type': expositionType }),
    );
  if (dependencies.mailFolder) app.route('/', mailboxRoutes(dependencies.mailFolder));
  app.route('/', imageRoutes(engine));
  app.route('/', listingRoutes({ config, engine, reference, countViewers }));
  app.route('/', searchOptionsRoutes({ config, engine, reference }));
  app.route('/', keywordRoutes({ config, engine, keywords, reference }));
  app.route('/', mapRoutes({ config, engine, reference }));
  app.route('/', pageDataRoutes({ config, engine, reference, countViewers }));
  app.route('/', promotionRoutes({ config, engine, reference, countViewers }));
  app.route('/', viewCountRoutes({ config, database, engine }));
  app.route('/', differentiatorRoutes({ database, engine }));
  app.route('/', stillInterestedRoutes({ config, database, engine, reference, countViewers }));
  const apiDocument = createApiDocument(app);
  app.get('/openapi.json', (context) => context.json(apiDocument()));
  app.get('/docs', (context) => context.html(drawApiPage(apiDocument())));
  if (clientFolder !== null) app.use(staticFiles(clientFolder));
  app.use(refuseUnrouted(app, foldersOfPrograms));

  app.all(
    '*',
    campaignCookies(config),
    answerPages({ ...dependencies, readCampaigns, countViewers }, pages, pageCache),
  );

  app.onError((error, context) => {
    if (error instanceof HTTPException && error.status < 500)
      return problem(context, problemCodeOf(error.status), error.message);
    logger.error(error, context.var.requestId);
    if (error instanceof CircuitOpen || error instanceof CallTimedOut)
      return problem(context, 'unavailable', error.message);
    return problem(context, 'internal_error', `The request ${context.var.requestId} failed.`);
  });
  return app;
}
