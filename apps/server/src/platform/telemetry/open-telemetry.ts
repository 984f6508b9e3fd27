import { randomUUID } from 'node:crypto';
import { context, propagation, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  MeterProvider,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVICE_NAME,
  ATTR_URL_PATH,
  ATTR_URL_SCHEME,
} from '@opentelemetry/semantic-conventions';
import { routePath } from 'hono/route';
import { CallTimedOut } from '../calls/call-runner.ts';
import { monotonicMs } from '../calls/monotonic-ms.ts';
import { pathOf } from '../http/told-path.ts';
import type { ReadFigures } from '../metrics.ts';
import type { Telemetry } from './telemetry.ts';
import type { TelemetryConfig } from './telemetry-settings.ts';
import { toOtlpMetrics } from './to-otlp-metrics.ts';
import { traceHttpClients } from './trace-http-clients.ts';

const serverErrors = 500;

/** How long the end of the process waits for a collector that does not answer. */
const flushMs = 3000;

/** OpenTelemetry proper: loaded only where a collector is named. */
export function openTelemetry(config: TelemetryConfig & { readonly endpoint: string }): Telemetry {
  const resource = resourceFromAttributes({
    [ATTR_SERVICE_NAME]: config.serviceName,
    'service.instance.id': randomUUID(),
  });
  const traces = startTraces(config, resource);
  const metrics = startMetrics(config, resource);
  return {
    middleware: traceRequests(traces.tracer),
    aroundCall: traceCalls(traces.tracer),
    noteCall: noteCalls(traces.tracer),
    watchFigures: metrics.watch,
    stop: async () => {
      const all = Promise.allSettled([traces.stop(), metrics.stop()]);
      const late = new Promise((resolve) => setTimeout(resolve, flushMs).unref());
      await Promise.race([all, late]);
    },
  };
}

function startTraces(
  { endpoint, headers, tracedShare }: TelemetryConfig & { readonly endpoint: string },
  resource: Resource,
): { readonly tracer: Tracer; readonly stop: () => Promise<void> } {
  const share = new TraceIdRatioBasedSampler(tracedShare);
  const provider = new TracerProvider({
    resource,
    // Whoever asks from outside names a trace, and does not decide that it is sent.
    sampler: new ParentBasedSampler({
      root: share,
      remoteParentSampled: share,
      remoteParentNotSampled: share,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } }),
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const fetches = new UndiciInstrumentation({ requireParentforSpans: true });
  fetches.setTracerProvider(provider);
  const tracer = provider.getTracer('forecourt');
  const stopClients = traceHttpClients(tracer);
  return {
    tracer,
    stop: async () => {
      fetches.disable();
      stopClients();
      await provider.shutdown();
      context.disable();
      propagation.disable();
    },
  };
}

function startMetrics(
  { endpoint, headers, metricsEveryMs }: TelemetryConfig & { readonly endpoint: string },
  resource: Resource,
): { readonly watch: (read: ReadFigures) => void; readonly stop: () => Promise<void> } {
  let figures: ReadFigures = async () => [];
  const startedAt = Date.now();
  const producer: MetricProducer = {
    collect: async () => ({
      resourceMetrics: {
        resource,
        scopeMetrics: [
          { scope: { name: 'forecourt' }, metrics: toOtlpMetrics(await figures(), startedAt) },
        ],
      },
      errors: [],
    }),
  };
  const provider = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({
          url: `${endpoint}/v1/metrics`,
          headers: { ...headers },
        }),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: Math.min(metricsEveryMs, 10_000),
        metricProducers: [producer],
      }),
    ],
  });
  return {
    watch: (read) => {
      figures = read;
    },
    stop: () => provider.shutdown(),
  };
}

/** No query, no address and nothing a person typed: as in the log. */
function traceRequests(tracer: Tracer): Telemetry['middleware'] {
  return (hono, next) => {
    const parent = propagation.extract(context.active(), hono.req.header());
    const { method } = hono.req;
    const attributes = {
      [ATTR_HTTP_REQUEST_METHOD]: method,
      [ATTR_URL_SCHEME]: new URL(hono.req.url).protocol.slice(0, -1),
    };
    return tracer.startActiveSpan(
      method,
      { kind: SpanKind.SERVER, attributes },
      parent,
      async (span) => {
        hono.set('traceId', span.spanContext().traceId);
        try {
          await next();
        } finally {
          const route = routePath(hono);
          const { status } = hono.res;
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            [ATTR_HTTP_ROUTE]: route,
            [ATTR_URL_PATH]: pathOf(hono),
            [ATTR_HTTP_RESPONSE_STATUS_CODE]: status,
          });
          if (status >= serverErrors) {
            span.setAttribute(ATTR_ERROR_TYPE, String(status));
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        }
      },
    );
  };
}

function traceCalls(tracer: Tracer): Telemetry['aroundCall'] {
  return (name, call) =>
    tracer.startActiveSpan(name, async (span) => {
      try {
        return await call();
      } catch (error) {
        // Its message may hold what somebody typed: the log tells it without.
        span.setAttribute(ATTR_ERROR_TYPE, error instanceof Error ? error.name : '_OTHER');
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
}

/** A call that was spared has no span, here as around calls. */
function noteCalls(tracer: Tracer): Telemetry['noteCall'] {
  return ({ name, outcome, milliseconds, endedAt }) => {
    if (outcome === 'open') return;
    const end = Date.now() - (monotonicMs() - endedAt);
    const span = tracer.startSpan(name, { startTime: end - milliseconds });
    if (outcome !== 'ok') {
      span.setAttribute(ATTR_ERROR_TYPE, outcome === 'timeout' ? CallTimedOut.name : '_OTHER');
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end(end);
  };
}
