import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Registry } from 'prom-client';
import type { CallReport, CallRunner } from './calls/call-runner.ts';
import type { BreakerState } from './calls/circuit-breaker.ts';
import type { JobFigures } from './jobs/job-figures.ts';
import { jobGauges } from './jobs/job-metrics.ts';
import { createCounter, createGauge, createHistogram, type Metric } from './prometheus.ts';

/** Seconds; the boundaries of OpenTelemetry's semantic conventions. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const stateNumbers: Readonly<Record<BreakerState, number>> = {
  closed: 0,
  'half-open': 1,
  open: 2,
};

/** Pages that are kept, and answers by where they came from. */
interface CachedPages {
  readonly answers: Readonly<Record<string, number>>;
  readonly pages: number;
  readonly bytes: number;
}

/** What searches count by. */
interface SearchColumn {
  readonly name: string;
  readonly codes: number;
  /** Whether many rows are counted at once. */
  readonly hasTotals: boolean;
}

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
  readonly watchListings: (count: () => number) => void;
  readonly watchSearchColumns: (read: () => readonly SearchColumn[]) => void;
  readonly watchPages: (read: () => CachedPages) => void;
  readonly watchJobs: (read: () => Promise<readonly JobFigures[]>) => void;
  /** Shows a metric of others as well. */
  readonly add: (metric: Metric) => void;
  /** In the text exposition format of Prometheus. */
  readonly render: () => Promise<string>;
  /** The same numbers as data. */
  readonly read: ReadFigures;
  readonly contentType: string;
}

/** How many parts of each call are spared now. As labels, dealers' hosts would make a series each. */
function countOpenParts(runner: CallRunner<string>): (readonly [{ call: string }, number])[] {
  const open = runner.readParts().filter(({ state }) => state === 'open');
  const byCall = Map.groupBy(open, ({ name }) => name);
  return [...byCall].map(([call, parts]) => [{ call }, parts.length]);
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
    watchBreakers: (runner) => {
      const help = 'Breaker of a call: 0 closed, 1 half open, 2 open';
      const read = () =>
        [...runner.readStates()].map(([call, state]) => [{ call }, stateNumbers[state]] as const);
      const openParts = {
        name: 'circuit_open_parts',
        help: 'Hosts and other parts of a call whose own breaker is open; a call without any is left out',
        labelNames: ['call'] as const,
      };
      add(
        createGauge({ name: 'circuit_state', help, labelNames: ['call'] }, read),
        createGauge(openParts, () => countOpenParts(runner)),
      );
    },
    watchListings: (count) => {
      add(createReading('search_index_listings', 'Cars that searches find', count));
    },
    watchSearchColumns: (read) => {
      const labelNames = ['column'] as const;
      add(
        createGauge(
          {
            name: 'search_index_column_codes',
            help: 'Distinct values or combinations in the columns that searches count',
            labelNames,
          },
          () => read().map(({ name, codes }) => [{ column: name }, codes] as const),
        ),
        createGauge(
          {
            name: 'search_index_column_totals',
            help: '1 for columns whose counts of many cars are stored, 0 where they have too many codes',
            labelNames,
          },
          () => read().map(({ name, hasTotals }) => [{ column: name }, Number(hasTotals)] as const),
        ),
      );
    },
    watchPages: (read) => {
      const told = {
        name: 'page_cache_answers_total',
        help: 'Pages answered, by where they came from',
        labelNames: ['result'] as const,
      };
      add(
        createCounter(told, () =>
          Object.entries(read().answers).map(([result, count]) => [{ result }, count] as const),
        ),
        createReading('page_cache_pages', 'Pages kept', () => read().pages),
        createReading('page_cache_bytes', 'Size of the pages kept', () => read().bytes),
      );
    },
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

/** One number without labels. */
function createReading(name: string, help: string, read: () => number): Metric {
  return createGauge({ name, help, labelNames: [] }, () => [[{}, read()]]);
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
