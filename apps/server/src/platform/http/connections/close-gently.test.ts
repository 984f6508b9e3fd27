import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { closeGently, connectionsOf } from './close-gently.ts';
import { createHttpServer } from './create-http-server.ts';

const request = 'GET / HTTP/1.1\r\nHost: cars.test\r\n\r\n';

/** A server that says in its answers once it ends, and what it was asked and has not answered. */
async function setUp() {
  const running: ServerResponse[] = [];
  let isEnding = false;
  const server = createHttpServer((asked, response) => {
    if (asked.url === '/slow') running.push(response);
    else answer(response, 'well');
  });
  function answer(response: ServerResponse, text: string) {
    if (isEnding) response.setHeader('Connection', 'close');
    response.end(text);
  }
  const connections = connectionsOf(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { promise: linger, resolve: endLinger } = Promise.withResolvers<void>();

  async function open() {
    const socket = connect(port, '127.0.0.1');
    const received = { text: '', error: null as Error | null };
    socket.setEncoding('utf8').on('data', (text) => {
      received.text += text;
    });
    socket.on('error', (error) => {
      received.error = error;
    });
    const closed = once(socket, 'close').catch(() => {});
    await once(socket, 'connect');
    return { socket, received, closed };
  }
  function end() {
    isEnding = true;
    return closeGently(server, connections, linger);
  }
  return { server, running, answer, open, end, endLinger, connections };
}

/** Until a server has taken the connections that were opened. */
async function accepted(connections: ReadonlySet<unknown>, count: number) {
  while (connections.size < count) await nextTurn();
}

test('what is asked while connections are let go is answered: on a new one, and on one that was kept', async () => {
  const { open, end, endLinger, connections } = await setUp();
  const fresh = await open();
  const kept = await open();
  kept.socket.write(request);
  await once(kept.socket, 'data');
  await accepted(connections, 2);
  const ended = end();
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  fresh.socket.write(request);
  kept.socket.write(request);
  await Promise.all([fresh.closed, kept.closed]);
  await ended;
  endLinger();
  for (const { received } of [fresh, kept]) {
    expect(received.error).toBeNull();
    expect(received.text).toMatch(/connection: close[\s\S]*well$/i);
  }
  expect(kept.received.text.match(/200 OK/g)).toHaveLength(2);
});

test('connections that nobody asks on are closed in the end, and what runs is waited for', async () => {
  const { running, answer, open, end, endLinger, connections } = await setUp();
  const fresh = await open();
  const kept = await open();
  const slow = await open();
  kept.socket.write(request);
  await once(kept.socket, 'data');
  slow.socket.write(request.replace('/', '/slow'));
  await accepted(connections, 3);
  while (running.length === 0) await nextTurn();
  let hasEnded = false;
  const ended = end().then(() => {
    hasEnded = true;
  });
  endLinger();
  await Promise.all([fresh.closed, kept.closed]);
  expect([fresh.received.error, kept.received.error]).toEqual([null, null]);
  expect(hasEnded).toBe(false);
  for (const response of running) answer(response, 'late');
  await slow.closed;
  await ended;
  expect(slow.received.text).toMatch(/late$/);
});

test('nobody new is let in', async () => {
  const { server, end } = await setUp();
  const { port } = server.address() as AddressInfo;
  await end();
  const [error] = await once(connect(port, '127.0.0.1'), 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
});
