import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from './create-http-server.ts';
import { refuseRequest } from './refuse-unreadable.ts';

let server: Server;
beforeAll(async () => {
  const fetch = async (request: Request) => {
    if (request.method !== 'POST') return new Response('well');
    const begun = new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([111])) });
    return new Response(begun);
  };
  const listener = getRequestListener(fetch, { errorHandler: refuseRequest });
  server = createHttpServer(listener, { headersMs: 200, requestMs: 400, lookMs: 50 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** Sends raw bytes. @param more once an answer has begun. @returns what came back until the other side closed */
function send(text: string, more?: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    let told = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk) => {
      if (told === '' && more !== undefined) socket.write(more);
      told += chunk;
    });
    socket.on('error', () => {}).on('close', () => resolve(told));
  });
}

const end = 'Connection: close\r\n\r\n';
const many = Array.from({ length: 150 }, (_, at) => `X-${at}: a\r\n`).join('');

test.each([
  ['a host that is none', `GET / HTTP/1.1\r\nHost: [::1\r\n${end}`, 400, /^Host: expected /],
  ['a host of two words', `GET / HTTP/1.1\r\nHost: a b\r\n${end}`, 400, /^Host: expected /],
  ['a host with a path', `GET / HTTP/1.1\r\nHost: a/b\r\n${end}`, 400, /^Host: expected /],
  ['a backslash', `GET /\\..\\a HTTP/1.1\r\nHost: a\r\n${end}`, 400, /^The path: expected /],
  ['no path', `OPTIONS * HTTP/1.1\r\nHost: a\r\n${end}`, 400, /^The path: expected /],
  ['another form', `GET / HTTP/1.1\r\nHost : a\r\n${end}`, 400, /^The request: expected /],
  ['long headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, 431, /^Headers: .* 16 kB and 100/],
  ['many headers', `GET / HTTP/1.1\r\nHost: a\r\n${many}${end}`, 431, /^Headers: .* 16 kB and 100/],
  ['headers that do not end', 'GET / HTTP/1.1\r\nHost: a\r\n', 408, /^The request: expected all/],
])('a request with %s is told what was expected', async (_, text, status, detail) => {
  const [head = '', body = ''] = (await send(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/problem\+json$/im);
  expect(head).toMatch(/^x-content-type-options: nosniff$/im);
  expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(Number(/^content-length: (\d+)$/im.exec(head)?.[1])).toBe(Buffer.byteLength(body));
  expect(JSON.parse(body)).toMatchObject({ status, detail: expect.stringMatching(detail) });
});

test('nothing is written into an answer that has begun', async () => {
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
  const told = await send(head, 'none');
  expect(told.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200']);
});

test('what comes in one piece behind an answer is told, too', async () => {
  const told = await send('GET / HTTP/1.1\r\nHost: a\r\n\r\nGET nowhere\r\n\r\n');
  expect(told.match(/HTTP\/1\.1 \d+/g)?.at(-1)).toBe('HTTP/1.1 400');
});
