import { AsyncLocalStorage } from 'node:async_hooks';
import { execFileSync } from 'node:child_process';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createCallRunner } from '../../calls/call-runner.ts';
import { monotonicMs } from '../../calls/monotonic-ms.ts';
import { createMetrics } from '../../metrics.ts';
import { startTelemetry } from '../start-telemetry.ts';
import type { Telemetry } from '../telemetry.ts';
import { telemetrySettings } from '../telemetry-settings.ts';

interface Span {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano?: string;
  readonly endTimeUnixNano?: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

/** A collector, and a program outside that is asked for something. */
const received = { traces: [] as Span[], metrics: [] as MetricSent[], parents: [] as string[] };
interface MetricSent {
  readonly name: string;
  readonly unit: string;
  readonly histogram?: { readonly dataPoints: readonly HistogramSent[] };
}
interface HistogramSent {
  readonly count: number;
  readonly bucketCounts: readonly number[];
  readonly attributes: Span['attributes'];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

const listening: Server[] = [];
async function listen(answer: (request: IncomingMessage, body: string) => void): Promise<string> {
  const server = createServer(async (request, response) => {
    answer(request, await bodyOf(request));
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  listening.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const attribute = ({ attributes }: Pick<Span, 'attributes'>, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

let collector = '';
let outside = '';
let telemetry: Telemetry;

beforeAll(async () => {
  collector = await listen((request, body) => {
    const sent = JSON.parse(body);
    if (request.url === '/v1/traces')
      for (const { scopeSpans } of sent.resourceSpans)
        for (const { spans } of scopeSpans) received.traces.push(...spans);
    if (request.url === '/v1/metrics')
      for (const { scopeMetrics } of sent.resourceMetrics)
        for (const { metrics } of scopeMetrics) received.metrics.push(...metrics);
  });
  outside = await listen((request) => {
    received.parents.push(String(request.headers.traceparent));
  });
});
afterAll(() => {
  for (const server of listening) server.close();
});

const read = (environment: Record<string, string>) =>
  telemetrySettings.read(z.object(telemetrySettings.shape).parse(environment)).telemetry;

const askByHttp = (url: string) =>
  new Promise<void>((resolve, reject) =>
    get(url, (answer) => answer.resume().on('end', resolve)).on('error', reject),
  );

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';

test('a request, its calls and what they ask outside are one trace, from the traceparent that came in to those that go out', async () => {
  for (const told of Object.values(received)) told.length = 0;
  telemetry = await startTelemetry(read({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector}/` }));
  const metrics = createMetrics();
  telemetry.watchFigures(metrics.read);
  const calls = createCallRunner<string>({
    policies: { outside: { timeoutMs: 5000, resetMs: 1000 } },
    onReport: metrics.observeCall,
    around: telemetry.aroundCall,
    note: telemetry.noteCall,
  });
  const made = { name: 'in a thread', endedAt: monotonicMs(), isSurvived: true } as const;
  let tellLater = () => {};
  const app = new Hono();
  app.use(telemetry.middleware);
  app.use(metrics.middleware);
  app.get('/cars/:words', async (context) => {
    await calls.require('outside', async () => {
      await fetch(`${outside}/by-fetch`);
      await askByHttp(`${outside}/by-http`);
    });
    await calls.attempt('outside', () => Promise.reject(new TypeError('of somebody')), null);
    const within = AsyncLocalStorage.snapshot();
    tellLater = () =>
      within(() => {
        calls.retell({ ...made, outcome: 'timeout', milliseconds: 70 });
        calls.retell({ ...made, outcome: 'open', milliseconds: 0 });
      });
    return context.text('ok');
  });
  const headers = { traceparent: `00-${traceId}-${parentId}-01` };
  await app.request('http://localhost/cars/Pat%20Doe?zip=30309', { headers });
  tellLater();
  await telemetry.stop();

  const named = (name: string) => received.traces.filter((span) => span.name === name);
  const [server] = named('GET /cars/:words');
  expect(server).toMatchObject({ traceId, parentSpanId: parentId, kind: 2 });
  expect(server && attribute(server, 'http.response.status_code')).toBe(200);
  expect(server && attribute(server, 'url.path'), 'what somebody typed is not told').toBe(
    '/cars/:words',
  );
  const [good, bad] = named('outside');
  expect(good).toMatchObject({ traceId, parentSpanId: server?.spanId });
  expect(bad && attribute(bad, 'error.type')).toBe('TypeError');
  const inThread = named('in a thread');
  expect(inThread, 'of a thread, which tells it later; none of what was spared').toMatchObject([
    { traceId, parentSpanId: server?.spanId },
  ]);
  const [told] = inThread;
  const lasted = Number(told?.endTimeUnixNano) - Number(told?.startTimeUnixNano);
  expect(Math.round(lasted / 1e6)).toBe(70);
  const clients = received.traces.filter(({ kind }) => kind === 3);
  expect(clients.map((span) => attribute(span, 'http.request.method'))).toEqual(['GET', 'GET']);
  expect(clients.every(({ parentSpanId }) => parentSpanId === good?.spanId)).toBe(true);
  expect(received.parents.toSorted()).toEqual(
    clients.map(({ spanId }) => `00-${traceId}-${spanId}-01`).toSorted(),
  );
  expect(JSON.stringify(received.traces)).not.toMatch(/Pat|zip=|of somebody/);

  const durations = received.metrics.find(({ name }) => name === 'http.server.request.duration');
  expect(durations?.unit).toBe('s');
  const [point] = durations?.histogram?.dataPoints ?? [];
  expect(point && attribute(point, 'http.route')).toBe('/cars/:words');
  expect(point?.bucketCounts.reduce((sum, count) => sum + Number(count), 0)).toBe(1);
  expect(received.metrics.map(({ name }) => name)).toContain('process.memory.usage');
});

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  const silent = await startTelemetry(read({}));
  expect(await silent.aroundCall('search', async () => 7)).toBe(7);
  const hooks = `import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) {
      if (name.startsWith('@opentelemetry')) console.log(name);
      return next(name, context);
    } });`;
  const module = new URL('../start-telemetry.ts', import.meta.url).href;
  const load = (script: string) =>
    execFileSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(hooks)}`,
        '--input-type=module',
        '--eval',
        script,
      ],
      { encoding: 'utf8' },
    );
  expect(
    load(`const { startTelemetry } = await import('${module}');
      await startTelemetry({ endpoint: null });`),
  ).toBe('');
  expect(load(`await import('@opentelemetry/api')`), 'as it would be told').not.toBe('');
});

test('headers for the collector are read as OpenTelemetry writes them', () => {
  expect(() => read({ OTEL_EXPORTER_OTLP_HEADERS: 'no equals sign' })).toThrow(/name=value/);
  expect(read({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b,c=d%20e' }).headers).toEqual({ a: 'b', c: 'd e' });
});
