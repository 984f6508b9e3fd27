import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
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
  /** In the text exposition format. */
  readonly render: () => Promise<string>;
}

export function createMetrics(): Metrics {
  const requests = createHistogram(
    'http_server_request_duration_seconds',
    'Time until an answer began',
    bounds,
  );
  const calls = createHistogram(
    'call_duration_seconds',
    'Time of the calls behind pages and answers, by how they ended',
    bounds,
  );
  const metrics: Metric[] = [requests, calls, ...processGauges()];
  const refreshes: (() => Promise<void>)[] = [];
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
        [...runner.states].map(([call, state]) => [{ call }, stateNumbers[state]] as const);
      metrics.push(createGauge('circuit_state', help, read));
    },
    watchListings: (count) => {
      metrics.push(
        createGauge('search_index_listings', 'Cars that searches find', () => [[{}, count()]]),
      );
    },
    watchSearchColumns: (read) => {
      metrics.push(
        createGauge(
          'search_index_column_codes',
          'Distinct values or combinations in the columns that searches count',
          () => read().map(({ name, codes }) => [{ column: name }, codes] as const),
        ),
        createGauge(
          'search_index_column_totals',
          '1 for columns whose counts of many cars are stored, 0 where they have too many codes',
          () => read().map(({ name, hasTotals }) => [{ column: name }, Number(hasTotals)] as const),
        ),
      );
    },
    watchPages: (read) => {
      metrics.push(
        createCounter('page_cache_answers_total', 'Pages answered, by where they came from', () =>
          Object.entries(read().answers).map(([result, count]) => [{ result }, count] as const),
        ),
        createGauge('page_cache_pages', 'Pages kept', () => [[{}, read().pages]]),
        createGauge('page_cache_bytes', 'Size of the pages kept', () => [[{}, read().bytes]]),
      );
    },
    watchJobs: (read) => {
      const watched = jobGauges(read);
      metrics.push(...watched.gauges);
      refreshes.push(watched.refresh);
    },
    add: (metric) => {
      metrics.push(metric);
    },
    render: async () => {
      await Promise.all(refreshes.map((refresh) => refresh()));
      return `${metrics.flatMap((metric) => metric.lines()).join('\n')}\n`;
    },
  };
}

function processGauges(): Metric[] {
  const delay = monitorEventLoopDelay();
  delay.enable();
  const gauge = (name: string, help: string, read: () => number) =>
    createGauge(name, help, () => [[{}, read()]]);
  return [
    gauge('process_resident_memory_bytes', 'Memory in use', () => process.memoryUsage.rss()),
    gauge('process_cpu_seconds', 'Processor time since the start', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    }),
    gauge('process_uptime_seconds', 'Time since the start', () => process.uptime()),
    gauge('nodejs_eventloop_lag_p99_seconds', 'How late timers come', () => {
      const late = delay.percentile(99) / 1e9;
      delay.reset();
      return late;
    }),
  ];
}
