import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics';
import type { Figure } from '../metrics.ts';

/**
 * The figures of `/metrics` as OpenTelemetry has them: one set of numbers, told in two ways. Names lose the
 * unit that Prometheus wants at their end and get the dots of the semantic conventions where those know them.
 *
 * @param startedAt since when counters count, in milliseconds since 1970
 */
export function toOtlpMetrics(figures: readonly Figure[], startedAt: number): MetricData[] {
  const times = {
    startTime: millisToHrTime(startedAt),
    endTime: millisToHrTime(Date.now()),
  };
  return figures.map((figure) => toMetric(figure, times));
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** Names of the semantic conventions for what Prometheus calls otherwise. */
const conventional: Readonly<Record<string, string>> = {
  http_server_request_duration_seconds: 'http.server.request.duration',
  process_resident_memory_bytes: 'process.memory.usage',
  nodejs_heap_used_bytes: 'v8js.memory.heap.used',
  process_cpu_seconds: 'process.cpu.time',
  process_uptime_seconds: 'process.uptime',
  nodejs_eventloop_lag_p99_seconds: 'nodejs.eventloop.delay.p99',
};

const attributeNames: Readonly<Record<string, string>> = {
  http_request_method: 'http.request.method',
  http_route: 'http.route',
  http_response_status_code: 'http.response.status_code',
};

function toMetric({ name, help, type, values }: Figure, times: Times): MetricData {
  const [, stem = name, unit = ''] = /^(.*)_(seconds|bytes)$/.exec(name) ?? [];
  const descriptor = {
    name: conventional[name] ?? `forecourt.${stem.replace(/_total$/, '')}`,
    description: help,
    unit: { seconds: 's', bytes: 'By', '': '1' }[unit] ?? '1',
    valueType: ValueType.DOUBLE,
  };
  const shared = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  if (type === 'histogram')
    return {
      ...shared,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: toHistograms(name, values, times),
    };
  const dataPoints = values.map(({ labels, value }) => ({
    ...times,
    attributes: toAttributes(labels),
    value,
  }));
  return type === 'counter'
    ? { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...shared, dataPointType: DataPointType.GAUGE, dataPoints };
}

function toAttributes(labels: Figure['values'][number]['labels']): Attributes {
  return Object.fromEntries(
    Object.entries(labels)
      .filter(([name]) => name !== 'le')
      .map(([name, value]) => [attributeNames[name] ?? name, value]),
  );
}

/** Prometheus tells how many were at most so large, OpenTelemetry how many lie between. */
function toHistograms(
  name: string,
  values: Figure['values'],
  times: Times,
): DataPoint<Histogram>[] {
  const series = Map.groupBy(values, ({ labels }) => JSON.stringify(toAttributes(labels)));
  return [...series.values()].map((own) => {
    const buckets = own
      .filter(({ metricName }) => metricName === `${name}_bucket`)
      .map(({ labels, value }) => ({ bound: Number(String(labels.le).replace('+', '')), value }))
      .sort((a, b) => a.bound - b.bound);
    const read = (part: string) =>
      own.find(({ metricName }) => metricName === `${name}_${part}`)?.value ?? 0;
    return {
      ...times,
      attributes: toAttributes(own[0]?.labels ?? {}),
      value: {
        sum: read('sum'),
        count: read('count'),
        buckets: {
          boundaries: buckets.map(({ bound }) => bound).filter(Number.isFinite),
          counts: buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0)),
        },
      },
    };
  });
}
