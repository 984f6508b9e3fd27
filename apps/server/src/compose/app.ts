import { isHttps } from '@forecourt/domain/account/cookie-header';
import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import {
  CallTimedOut,
  CircuitOpen,
  callMemoryOf,
  createCallRunner,
} from '../platform/calls/call-runner.ts';
import type { AnyCapability } from '../platform/capability.ts';
import { isAnswering } from '../platform/database/is-answering.ts';
import { isDataException } from '../platform/database/is-data-exception.ts';
import { isDatabaseAway } from '../platform/database/is-database-away.ts';
import { countUnderWay } from '../platform/give-turns.ts';
import { createApiDocument } from '../platform/http/api-document.ts';
import { renderApiPage } from '../platform/http/api-page.ts';
import { closeWhenEnding } from '../platform/http/close-when-ending.ts';
import { respondCompressed } from '../platform/http/compression/respond-compressed.ts';
import { isGone } from '../platform/http/is-gone.ts';
import { isFromElsewhere } from '../platform/http/is-local.ts';
import { limitBodies } from '../platform/http/limit-bodies.ts';
import { speakPlainly } from '../platform/http/plain-issues.ts';
import { problem, problemCodeOf } from '../platform/http/problem.ts';
import { refuseMalformed } from '../platform/http/refuse-malformed.ts';
import { refuseUnrouted } from '../platform/http/refuse-unrouted.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { staticFiles } from '../platform/http/static-files.ts';
import { hideSecrets } from '../platform/http/told-path.ts';
import { unstorableField } from '../platform/http/unstorable-field.ts';
import type { Jobs } from '../platform/jobs/start-jobs.ts';
import { mailboxRoutes } from '../platform/mail/mailbox-routes.ts';
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import type { Metric } from '../platform/prometheus.ts';
import type { Telemetry } from '../platform/telemetry/telemetry.ts';
import { nobodySignedIn, type ReadSession } from '../request/asker.ts';
import { brandPaths, routedPath } from '../request/brand-paths.ts';
import { campaignCookies } from '../request/campaign-cookies.ts';
import { takeCarriedWallet } from '../request/carried-wallet.ts';
import { markWriters } from '../request/just-wrote.ts';
import type { PageHandler } from '../request/page-cache/page-handler.ts';
import { refuseForeignOrigin } from '../request/refuse-foreign-origin.ts';
import { type CallVariables, requestCalls } from '../request/request-calls.ts';
import type { RequestVariables } from '../request/request-variables.ts';
import { withFacts } from '../request/with-facts.ts';
import { capabilities as allCapabilities } from './capabilities.ts';
import { contributedBy, metricsOf, routesOf } from './contributions.ts';
import { answerPages } from './pages.ts';
import type { Parts } from './parts.ts';
import { createPageRenderer, type RenderPage } from './rendering/render-page.ts';

export interface AppOptions {
  readonly pages: PageHandler;
  /** Folder of the built client; null while the bundler serves it. */
  readonly clientFolder: string | null;
  /** The queue, where there is one to be watched. */
  readonly jobs?: Pick<Jobs, 'readFigures'>;
  /** Tells who is signed in, other than accounts do. */
  readonly readSession?: ReadSession;
  /** Stands before every call behind pages and answers. For tests of their failures. */
  readonly beforeCall?: (name: string) => void | Promise<void>;
  /** Whether the process was told to end: it then finishes what it has and wants nothing new. */
  readonly isEnding?: () => boolean;
  /** What is told to a collector of traces and metrics. */
  readonly telemetry?: Telemetry;
  /** Others than all. */
  readonly capabilities?: readonly AnyCapability[];
  /** Starts what renders pages beside this thread. @param breakers what its calls share with those made here */
  readonly startRendering?: (renderHere: RenderPage, breakers: SharedArrayBuffer) => Rendering;
}

/** What renders pages, and its numbers. */
export interface Rendering {
  readonly render: RenderPage;
  readonly metrics: readonly Metric[];
}

/** The HTTP side. */
export type App = OpenAPIHono<{ Variables: RequestVariables & CallVariables }>;

/** Puts the whole HTTP side together. Nothing here listens. */
export function createApp(parts: Parts, options: AppOptions): App {
  speakPlainly();
  const { config, engine, logger, reference, clock, keyRing } = parts;
  const { capabilities = allCapabilities } = options;
  const readSession = options.readSession ?? parts.readSession ?? nobodySignedIn;
  const isEnding = options.isEnding ?? (() => false);
  const { policies, folders, secretFolders } = contributedBy(capabilities);
  const app: App = new OpenAPIHono({ getPath: routedPath(config) });
  const metrics = createMetrics();
  const breakers = callMemoryOf(policies);
  const calls = createCallRunner<string>({
    policies,
    memory: breakers,
    onReport: (report) => {
      metrics.observeCall(report);
      parts.pulse?.observeCall(report);
    },
    isClientFault: isDataException,
    ...(options.beforeCall && { before: options.beforeCall }),
    ...(options.telemetry && {
      around: options.telemetry.aroundCall,
      note: options.telemetry.noteCall,
    }),
  });
  options.telemetry?.watchFigures(metrics.read);
  metrics.watchBreakers(calls);
  parts.pulse?.watchBreakers(calls);
  if (options.jobs) metrics.watchJobs(options.jobs.readFigures);
  for (const metric of metricsOf(capabilities, parts)) metrics.add(metric);
  metrics.watchListings(() => engine.status.listings);
  metrics.watchSearchColumns(() => engine.status.columns ?? []);

  app.use(countUnderWay);
  app.use(requestId());
  app.use(hideSecrets(secretFolders));
  app.use(
    securityHeaders({
      development: config.environment === 'development',
      adOrigins: config.adNetwork?.origins ?? [],
      signInOrigins: config.google ? [new URL(config.google.scriptUrl).origin] : [],
      isSecure: Object.values(config.publicOrigins).some(isHttps),
    }),
  );
  if (options.telemetry) app.use(options.telemetry.middleware);
  app.use(logger.middleware);
  app.use(metrics.middleware);
  if (parts.pulse) app.use(parts.pulse.middleware);
  app.use(requestCalls(calls, logger));
  app.use(respondCompressed());
  app.use(closeWhenEnding(isEnding));
  app.use(refuseMalformed());
  app.use(limitBodies());
  app.use(refuseForeignOrigin(config));
  serveHealth(app, { parts, metrics, isEnding });
  app.use(brandPaths(config));
  app.use(takeCarriedWallet());
  if (config.databaseReadUrl !== null) app.use(markWriters(config.databaseReadLagMs));
  const { flags, financeTables } = parts;
  app.use(withFacts({ config, reference, clock, flags, keyRing, readSession, financeTables }));

  if (parts.mailRoute.kind === 'folder') app.route('/', mailboxRoutes(parts.mailRoute.folder));
  for (const routes of routesOf(capabilities, parts)) app.route('/', routes);
  serveDocuments(app);
  if (options.clientFolder !== null) app.use(staticFiles(options.clientFolder));
  app.use(refuseUnrouted(app, folders));
  const { pages } = options;
  const renderHere = createPageRenderer(parts, pages, capabilities);
  const rendering = options.startRendering?.(renderHere, breakers);
  for (const metric of rendering?.metrics ?? []) metrics.add(metric);
  const render = rendering?.render ?? renderHere;
  app.all(
    '*',
    campaignCookies(config),
    answerPages(parts, { pages, capabilities, metrics, render }),
  );

  app.onError(async (error, context) => {
    if (error instanceof HTTPException && error.status < 500)
      return problem(context, problemCodeOf(error.status), expectedBy(error, context.req.path));
    if (isGone(error))
      return problem(context, 'invalid_parameter', 'The body: expected all of it, in time.');
    const field = isDataException(error) ? await unstorableField(context) : null;
    if (field !== null) return problem(context, 'invalid_parameter', `${field}: ${notStorable}`);
    logger.error(error, context.var.requestId);
    if (isDataException(error))
      return problem(context, 'invalid_parameter', `A value: ${notStorable}`);
    if (error instanceof CircuitOpen || error instanceof CallTimedOut)
      return problem(context, 'unavailable', error.message);
    if (isDatabaseAway(error))
      return problem(context, 'unavailable', 'The database does not answer now. Try again later.');
    return problem(context, 'internal_error', `The request ${context.var.requestId} failed.`);
  });
  return app;
}

const notStorable = 'expected what can be stored, such as text without the character U+0000.';

/** What was expected, where the framework refuses a body before a route of ours sees it. */
function expectedBy({ status, message }: HTTPException, path: string): string {
  const isForm = path.endsWith('/form');
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  if (status === 415) return `Content-Type: expected ${type}.`;
  return message.startsWith('Malformed') ? `The body: expected ${type}, all of it.` : message;
}

function serveHealth(
  app: App,
  served: {
    readonly parts: Parts;
    readonly metrics: Metrics;
    readonly isEnding: () => boolean;
  },
): void {
  const { parts, metrics, isEnding } = served;
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    if (isEnding()) return problem(context, 'not_ready', 'The marketplace is ending.');
    if (!(await isAnswering(parts.database)))
      return problem(context, 'not_ready', 'The database does not answer.');
    return context.json({ status: 'ready', listings: parts.engine.status.listings });
  });
  const { metrics: readers } = parts.config;
  if (readers === 'off') return;
  app.get('/metrics', async (context) => {
    if (readers === 'local' && isFromElsewhere(context)) {
      if (context.req.header('Authorization') === undefined)
        return problem(context, 'forbidden', 'Figures are for this machine: see METRICS.');
      const key = await parts.keyGuard.check(context, 'metrics.read');
      if (typeof key !== 'string') return key;
    }
    return context.body(await metrics.render(), 200, { 'Content-Type': metrics.contentType });
  });
}

function serveDocuments(app: App): void {
  const apiDocument = createApiDocument(app);
  app.get('/openapi.json', (context) => context.json(apiDocument()));
  app.get('/docs', (context) => context.html(renderApiPage(apiDocument())));
}
