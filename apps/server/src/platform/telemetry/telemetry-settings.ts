import { z } from 'zod';
import { defineSettings, whole } from '../settings.ts';

/** Where traces and metrics go: the names are OpenTelemetry's own. */
export const telemetrySettings = defineSettings(
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'expected an address such as http://collector:4318' })
      .optional()
      .describe(
        'A collector that gets traces and metrics by OTLP over HTTP; without one nothing of OpenTelemetry is loaded',
      ),
    OTEL_EXPORTER_OTLP_HEADERS: z
      .string()
      .default('')
      .transform(readHeaders)
      .describe('Headers that it wants, as `name=value,name=value`; values may be percent-encoded'),
    OTEL_SERVICE_NAME: z
      .string()
      .min(1)
      .default('forecourt')
      .describe('What this process is called there'),
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'expected a share from 0 to 1, such as 0.1')
      .default('1')
      .transform(Number)
      .describe('Share of requests whose traces are sent; all processes choose the same ones'),
    OTEL_METRIC_EXPORT_INTERVAL: whole(100, 600_000)
      .default(60_000)
      .describe('Milliseconds from one sending of metrics to the next'),
  },
  (values) => ({
    telemetry: {
      endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') ?? null,
      headers: values.OTEL_EXPORTER_OTLP_HEADERS,
      serviceName: values.OTEL_SERVICE_NAME,
      tracedShare: values.OTEL_TRACES_SAMPLER_ARG,
      metricsEveryMs: values.OTEL_METRIC_EXPORT_INTERVAL,
    },
  }),
);

export type TelemetryConfig = ReturnType<typeof telemetrySettings.read>['telemetry'];

function readHeaders(text: string, context: z.RefinementCtx): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const part of text.split(',').filter((given) => given.trim() !== '')) {
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(\S*)\s*$/.exec(part) ?? [];
    if (name === undefined || value === undefined) {
      context.addIssue({ code: 'custom', message: 'expected name=value,name=value' });
      return z.NEVER;
    }
    headers[name] = decoded(value);
  }
  return headers;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
