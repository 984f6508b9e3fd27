import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isGone } from '../is-gone.ts';
import { limitBodies } from '../limit-bodies.ts';
import { refuseMalformed } from '../refuse-malformed.ts';
import { createHttpServer } from './create-http-server.ts';

let server: Server;
let port = 0;
const failures: unknown[] = [];

beforeAll(async () => {
  const app = new Hono();
  app.use(refuseMalformed());
  app.use(limitBodies());
  app.onError((error, context) => {
    if (!isGone(error)) failures.push(error);
    return context.text('gone', 400);
  });
  app.get('/page', (context) => context.text('page'));
  app.post('/form', async (context) => context.text(String((await context.req.text()).length)));
  const limits = { headersMs: 300, requestMs: 900, lookMs: 100 };
  server = createHttpServer(getRequestListener(app.fetch), limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Sends raw bytes. @returns what came back until the other side closed */
function send(...parts: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part);
    });
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {}).on('close', () => resolve(text));
  });
}

const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
const statusesOf = (text: string) =>
  [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, code]) => code);

test('fifty who send their headers a letter at a time are let go, and nobody else waits for them', async () => {
  const slow = Array.from({ length: 50 }, () => send('GET /page HTTP/1.1\r\nHost: a\r\nX-Slow: '));
  const times: number[] = [];
  for (let asked = 0; asked < 40; asked += 1) {
    const started = performance.now();
    expect((await fetch(`http://127.0.0.1:${port}/page`)).status).toBe(200);
    times.push(performance.now() - started);
  }
  const ended = await Promise.all(slow);
  expect(ended.map(statusOf)).toEqual(ended.map(() => 408));
  const middle = times.toSorted((a, b) => a - b)[20] ?? 0;
  expect(middle, 'milliseconds').toBeLessThan(200);
});

test('a body that never ends, or is larger than anything that is read, is refused before it is in memory', async () => {
  const head = 'POST /form HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';
  expect(statusOf(await send(`${head}Content-Length: 100000000\r\n\r\n`, 'x'))).toBe(413);
  expect(statusOf(await send(`${head}Content-Length: 10\r\n\r\n`, 'slow'))).toBe(408);
  const before = process.memoryUsage().arrayBuffers;
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const answer = await send(`${head}Transfer-Encoding: chunked\r\n\r\n`, ...Array(100).fill(chunk));
  expect([0, 413]).toContain(statusOf(answer));
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50e6);
  const whole = await send(`${head}Content-Length: 4\r\n\r\n`, 'form');
  expect(whole).toMatch(/200 OK[^§]*\r\n\r\n4$/);
});

const smuggled = '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n';
test.each([
  ['both a length and chunks', 'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n', smuggled],
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 40\r\n', 'form'],
  ['chunks that are none', 'Transfer-Encoding: xchunked\r\n', smuggled],
  ['chunks behind another coding', 'Transfer-Encoding: chunked, identity\r\n', smuggled],
  ['a space before the colon', 'Content-Length : 4\r\n', 'form'],
  ['a length that is none', 'Content-Length: +4\r\n', 'form'],
  ['a name in two lines', 'X: 1\r\n Transfer-Encoding: chunked\r\n', smuggled],
])('a request with %s is one request or none', async (_, headers, body) => {
  const text = await send(
    `POST /form HTTP/1.1\r\nHost: a\r\n${headers}Connection: close\r\n\r\n${body}`,
  );
  expect(statusesOf(text).length).toBeLessThanOrEqual(1);
  expect(text).not.toContain('smuggled');
});

test('two hosts are refused, and so is none', async () => {
  const twice = await send('GET /page HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
  expect(statusOf(twice)).toBe(400);
  expect(statusOf(await send('GET /page HTTP/1.1\r\nConnection: close\r\n\r\n'))).toBe(400);
  const large = `X-Large: ${'x'.repeat(20_000)}\r\n`;
  expect(statusOf(await send(`GET /page HTTP/1.1\r\nHost: a\r\n${large}\r\n`))).toBe(431);
  expect(failures, 'nothing of it is a fault of ours').toEqual([]);
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/page`)).ok).toBe(true);
});
