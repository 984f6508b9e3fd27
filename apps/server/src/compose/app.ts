import { isHttps } from '@forecourt/domain/account/cookie-header';
import { OpenAPIHono } from '@hono/zod-openapi';
import { requestId } from 'hono/request-id';
import {
  type CallRunner,
  callMemoryOf,
  createCallRunner,
  type Policies,
} from '../platform/calls/call-runner.ts';
import type { AnyCapability } from '../platform/capability.ts';
import { isAnswering } from '../platform/database/is-answering.ts';
import { isDataException } from '../platform/database/is-data-exception.ts';
import { countUnderWay } from '../platform/give-turns.ts';
import { createApiDocument } from '../platform/http/api-document.ts';
import { renderApiPage } from '../platform/http/api-page.ts';
import { respondCompressed } from '../platform/http/compression/respond-compressed.ts';
import { closeWhenEnding } from '../platform/http/connections/close-when-ending.ts';
import { readToEnd } from '../platform/http/connections/read-to-end.ts';
import { isFromElsewhere } from '../platform/http/is-local.ts';
import { limitBodies } from '../platform/http/limit-bodies.ts';
import { speakPlainly } from '../platform/http/plain-issues.ts';
import { problem } from '../platform/http/problem.ts';
import { refuseMalformed } from '../platform/http/refuse-malformed.ts';
import { refuseUnrouted } from '../platform/http/refuse-unrouted.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { staticFiles } from '../platform/http/static-files.ts';
import { hideSecrets } from '../platform/http/told-path.ts';
import type { Jobs } from '../platform/jobs/start-jobs.ts';
import { mailboxRoutes } from '../platform/mail/mailbox-routes.ts';
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import type { Metric } from '../platform/prometheus.ts';
import type { Telemetry } from '../platform/telemetry/telemetry.ts';
import { nobodySignedIn, type ReadSession } from '../request/asker.ts';
import { brandPaths, routedPath } from '../request/brand-paths.ts';
import { takeCarriedWallet } from '../request/carried-wallet.ts';
import { campaignCookies } from '../request/cookies/campaign-cookies.ts';
import { markWriters } from '../request/cookies/just-wrote.ts';
import type { PageHandler } from '../request/page-cache/page-handler.ts';
import { refuseForeignOrigin } from '../request/refuse-foreign-origin.ts';
import { type CallVariables, requestCalls } from '../request/request-calls.ts';
import type { RequestVariables } from '../request/request-variables.ts';
import { withFacts } from '../request/with-facts.ts';
import { scopeToBrand } from '../search/brand-scope.ts';
import { answerErrors } from './answer-errors.ts';
import { capabilities as allCapabilities } from './capabilities.ts';
import { contributedBy, metricsOf, routesOf } from './contributions.ts';
import { operatorRoutes } from './operator-routes.ts';
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
  const { config, logger } = parts;
  const { capabilities = allCapabilities } = options;
  const { policies, folders, secretFolders } = contributedBy(capabilities);
  const app: App = new OpenAPIHono({ getPath: routedPath(config) });
  const metrics = createMetrics();
  const breakers = callMemoryOf(policies);
  const calls = createCalls(parts, options, { policies, memory: breakers, metrics });
  watchFigures(parts, options, { metrics, calls });
  metrics.add(...metricsOf(capabilities, parts));
  prepareRequests(app, parts, options, { calls, metrics, secretFolders });
  serveMailbox(app, parts);
  const { engine, middleware } = scopeToBrand(parts.engine);
  app.use(middleware);
  for (const routes of routesOf(capabilities, { ...parts, engine })) app.route('/', routes);
  serveDocuments(app);
  if (options.clientFolder !== null) app.use(staticFiles(options.clientFolder));
  app.use(refuseUnrouted(app, folders));
  const { pages } = options;
  const renderHere = createPageRenderer(parts, pages, capabilities);
  const rendering = options.startRendering?.(renderHere, breakers);
  metrics.add(...(rendering?.metrics ?? []));
  const render = rendering?.render ?? renderHere;
  app.all(
    '*',
    campaignCookies(config),
    answerPages(parts, { pages, capabilities, metrics, render }),
  );

  app.onError(answerErrors(logger));
  return app;
}

interface Told {
  readonly metrics: Metrics;
  readonly calls: CallRunner<string>;
}

/** The calls to all that may be slow or fail, each told to the figures. */
function createCalls(
  { pulse }: Parts,
  { beforeCall, telemetry }: AppOptions,
  {
    policies,
    memory,
    metrics,
  }: {
    readonly policies: Policies;
    readonly memory: SharedArrayBuffer;
    readonly metrics: Metrics;
  },
): CallRunner<string> {
  return createCallRunner<string>({
    policies,
    memory,
    onReport: (report) => {
      metrics.observeCall(report);
      pulse?.observeCall(report);
    },
    isClientFault: isDataException,
    ...(beforeCall && { before: beforeCall }),
    ...(telemetry && { around: telemetry.aroundCall, note: telemetry.noteCall }),
  });
}

function watchFigures(
  { pulse }: Parts,
  { telemetry, jobs }: AppOptions,
  { metrics, calls }: Told,
): void {
  telemetry?.watchFigures(metrics.read);
  metrics.watchBreakers(calls);
  pulse?.watchBreakers(calls);
  if (jobs) metrics.watchJobs(jobs.readFigures);
}

/** What every request goes through before a route has it, in this order. */
function prepareRequests(
  app: App,
  parts: Parts,
  options: AppOptions,
  { metrics, calls, secretFolders }: Told & { readonly secretFolders: readonly string[] },
): void {
  const { config, logger, pulse, reference, clock, keyRing, flags, financeTables } = parts;
  const { telemetry, isEnding = () => false } = options;
  const readSession = options.readSession ?? parts.readSession ?? nobodySignedIn;
  app.use(readToEnd());
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
  if (telemetry) app.use(telemetry.middleware);
  app.use(logger.middleware);
  app.use(metrics.middleware);
  if (pulse) app.use(pulse.middleware);
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
  app.use(withFacts({ config, reference, clock, flags, keyRing, readSession, financeTables }));
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

/** In production at a public address, only files at the machine itself have kept mails: links to sign in are there. */
function serveMailbox(app: App, { config, mailRoute }: Parts): void {
  const isPublic = Object.keys(config.publicOrigins).length > 0;
  if (mailRoute.kind !== 'folder' || (config.environment === 'production' && isPublic)) return;
  app.route('/', mailboxRoutes(mailRoute.folder));
}

function serveDocuments(app: App): void {
  const apiDocument = createApiDocument(app, operatorRoutes);
  app.get('/openapi.json', (context) => context.json(apiDocument()));
  app.get('/docs', (context) => context.html(renderApiPage(apiDocument())));
}
