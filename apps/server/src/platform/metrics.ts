import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Registry } from 'prom-client';
import type { CallReport, CallRunner } from './calls/call-runner.ts';
import type { BreakerState } from './calls/circuit-breaker.ts';
import type { JobFigures } from './jobs/job-figures.ts';
import { jobGauges } from './jobs/job-metrics.ts';
import { createGauge, createHistogram, createReading, type Metric } from './prometheus.ts';

/** Seconds; the boundaries of OpenTelemetry's semantic conventions. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const stateNumbers: Readonly<Record<BreakerState, number>> = {
  closed: 0,
  'half-open': 1,
  open: 2,
};

/** A metric with the values of this moment, as the library of Prometheus tells them. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly {
    /** Of a histogram: the name with `_bucket`, `_sum` or `_count` behind it. */
    readonly metricName?: string;
    readonly labels: Readonly<Partial<Record<string, string | number>>>;
    readonly value: number;
  }[];
}

export type ReadFigures = () => Promise<readonly Figure[]>;

/** Numbers about the running process, for Prometheus. */
export interface Metrics {
  /** Times every answer. */
  readonly middleware: MiddlewareHandler;
  readonly observeCall: (report: CallReport<string>) => void;
  /** Shows the breakers of these calls from now on. */
  readonly watchBreakers: (calls: CallRunner<string>) => void;
  readonly watchJobs: (read: () => Promise<readonly JobFigures[]>) => void;
  /** Shows metrics of others as well. */
  readonly add: (...metrics: readonly Metric[]) => void;
  /** In the text exposition format of Prometheus. */
  readonly render: () => Promise<string>;
  /** The same numbers as data. */
  readonly read: ReadFigures;
  readonly contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const requests = createHistogram(
    registry,
    {
      name: 'http_server_request_duration_seconds',
      help: 'Time until an answer began',
      labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    },
    bounds,
  );
  const calls = createHistogram(
    registry,
    {
      name: 'call_duration_seconds',
      help: 'Time of the calls behind pages and answers, by how they ended',
      labelNames: ['call', 'outcome'],
    },
    bounds,
  );
  const add = (...metrics: readonly Metric[]) => {
    for (const metric of metrics) metric(registry);
  };
  add(...processGauges());
  const refreshes: (() => Promise<void>)[] = [];
  const refreshAll = () => Promise.all(refreshes.map((refresh) => refresh()));
  return {
    middleware: async (context, next) => {
      const started = performance.now();
      await next();
      const labels = {
        http_request_method: context.req.method,
        // The pattern that answered: as a label, addresses would make a series of every search.
        http_route: routePath(context),
        http_response_status_code: context.res.status,
      };
      requests.observe(labels, (performance.now() - started) / 1000);
    },
    observeCall: ({ name, outcome, milliseconds }) =>
      calls.observe({ call: name, outcome }, milliseconds / 1000),
    watchBreakers: (runner) => add(...breakerGauges(runner)),
    watchJobs: (read) => {
      const watched = jobGauges(read);
      add(...watched.gauges);
      refreshes.push(watched.refresh);
    },
    add,
    render: async () => {
      await refreshAll();
      return registry.metrics();
    },
    read: async () => {
      await refreshAll();
      const figures = await registry.getMetricsAsJSON();
      return figures.map(({ type, ...figure }) => ({ ...figure, type: String(type) }));
    },
    contentType: registry.contentType,
  };
}

function breakerGauges(runner: CallRunner<string>): Metric[] {
  const labelNames = ['call'] as const;
  const help = 'Breaker of a call: 0 closed, 1 half open, 2 open';
  const openHelp =
    'Hosts and other parts of a call whose own breaker is open; a call without any is left out';
  return [
    createGauge({ name: 'circuit_state', help, labelNames }, () =>
      [...runner.readStates()].map(([call, state]) => [{ call }, stateNumbers[state]] as const),
    ),
    createGauge({ name: 'circuit_open_parts', help: openHelp, labelNames }, () =>
      countOpenParts(runner),
    ),
  ];
}

/** How many parts of each call are spared now. As labels, dealers' hosts would make a series each. */
function countOpenParts(runner: CallRunner<string>): (readonly [{ call: string }, number])[] {
  const open = runner.readParts().filter(({ state }) => state === 'open');
  const byCall = Map.groupBy(open, ({ name }) => name);
  return [...byCall].map(([call, parts]) => [{ call }, parts.length]);
}

function processGauges(): Metric[] {
  const delay = monitorEventLoopDelay();
  delay.enable();
  return [
    createReading('process_resident_memory_bytes', 'Memory in use', () =>
      process.memoryUsage.rss(),
    ),
    createReading(
      'nodejs_heap_used_bytes',
      'Of it, objects of the serving thread',
      () => process.memoryUsage().heapUsed,
    ),
    createReading(
      'nodejs_external_bytes',
      'Of it, what those objects hold outside the heap: columns, pages kept, the embedded database',
      () => process.memoryUsage().external,
    ),
    createReading('process_cpu_seconds', 'Processor time since the start', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    }),
    createReading('process_uptime_seconds', 'Time since the start', () => process.uptime()),
    createReading('nodejs_eventloop_lag_p99_seconds', 'How late timers come', () => {
      const late = delay.percentile(99) / 1e9;
      delay.reset();
      return late;
    }),
  ];
}
