import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitBodies } from '../limit-bodies.ts';
import { createHttpServer } from './create-http-server.ts';
import { readToEnd } from './read-to-end.ts';

let server: Server;
beforeAll(async () => {
  const app = new Hono();
  app.use(readToEnd());
  app.use(limitBodies());
  app.get('/healthz', (context) => context.text('well'));
  app.post('/refused', async (context) => {
    await new Promise(setImmediate);
    return context.text('no', 403);
  });
  app.post('/begun', async (context) => {
    const reader = context.req.raw.body?.getReader();
    await reader?.read();
    reader?.releaseLock();
    return context.text('enough');
  });
  app.post('/held', async (context) => {
    await context.req.raw.body?.getReader().read();
    return context.text('held');
  });
  app.post('/console/feeds', (context) => context.redirect('/sign-in', 303));
  server = createHttpServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** Sends a body, and another request behind it. @returns what came until the other side closed */
function sendBoth(path: string, framing: string, body: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${framing}\r\n\r\n`);
      socket.write(body);
      socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    });
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {}).on('close', () => resolve(text));
  });
}

const statusesOf = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

const chunksOf = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

test.each([
  ['/refused', 10, 403],
  ['/refused', 500_000, 403],
  ['/console/feeds', 500_000, 303],
  ['/begun', 500_000, 200],
  ['/nowhere', 500_000, 404],
])(
  'what comes behind a body that %s left is answered, however large it was: %i',
  async (path, bytes, status) => {
    const body = 'x'.repeat(bytes);
    const told = await sendBoth(path, `Content-Length: ${bytes}`, body);
    expect(statusesOf(told)).toEqual([status, 200]);
    const chunked = await sendBoth(path, 'Transfer-Encoding: chunked', chunksOf(body));
    expect(statusesOf(chunked)).toEqual([status, 200]);
  },
);

test.each([
  ['is too large to be read for nothing', '/console/feeds', 5_000_000],
  ['somebody else holds', '/held', 500_000],
])('of a body that %s the answer says that the connection ends', async (_, path, bytes) => {
  const head = await fetchHead(path, bytes);
  expect(head).toMatch(/^connection: close$/im);
});

/** Sends no more than the beginning of a body. @returns the head of the answer */
function fetchHead(path: string, bytes: number): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes}\r\n\r\nx`),
    );
    socket.setEncoding('utf8').once('data', (text: string) => {
      socket.destroy();
      resolve(text.split('\r\n\r\n')[0] ?? '');
    });
  });
}
