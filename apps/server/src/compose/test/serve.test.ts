import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-serve-'));
let server: ChildProcessWithoutNullStreams;
let printed = '';
let ended: Promise<number | null>;
let port = 0;
const sockets: Socket[] = [];

/** A machine under load takes its time. */
const patience = { timeout: 30_000 };

beforeAll(async () => {
  const program = fileURLToPath(new URL('../../../test/slow-marketplace.ts', import.meta.url));
  server = spawn(process.execPath, [program, folder]);
  server.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  server.stderr.pipe(process.stderr);
  ended = new Promise((resolve) => server.once('exit', resolve));
  const ready = () => Number(/localhost:(\d+)/.exec(printed)?.[1] ?? 0);
  await vi.waitUntil(ready, { timeout: 60_000 });
  port = ready();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  server.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

/** A connection of its own, and all that came back over it. */
function open() {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  const received = { text: '', isClosed: false };
  socket.on('data', (chunk) => {
    received.text += chunk;
  });
  socket.on('close', () => {
    received.isClosed = true;
  });
  return { socket, received };
}

function isRefused(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    sockets.push(socket);
  });
}

const request = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}`;

test('the log tells of requests by their id and of nobody', async () => {
  const agent = 'Mozilla/5.0 (of somebody)';
  const headers = { 'User-Agent': agent, 'X-Request-Id': 'told-in-the-log' };
  const body = JSON.stringify({
    brand: 'atc',
    vins: ['1HGCM82633A004352'],
    email: 'pat.doe@example.com',
    consumer_id: 'Pat Doe',
  });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  await fetch(`http://127.0.0.1:${port}/cars-for-sale/still-interested/alert`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body,
  });
  await get('/cars-for-sale?zip=30309&firstName=Pat&email=pat.doe%40example.com');
  await get('/rest/lsc/marketplace/suggested/keywords/Pat%20Doe%20pat.doe%40example.com%2030309');
  const lines = () => printed.split('\n').filter((line) => line.includes('told-in-the-log'));
  for (const folder of ['conversation', 'alerts']) await get(`/cars-for-sale/${folder}/secretive`);
  // Beside them a busy machine may log that a call gave no answer in time.
  const requests = () =>
    lines()
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'request');
  await vi.waitUntil(() => requests().length >= 5, patience);
  for (const told of requests()) expect(told).toMatchObject({ status: expect.any(Number) });
  for (const secret of [/pat\W/i, /doe/i, /30309/, /127\.0\.0\.1/, /somebody/, /secretive/])
    expect(lines().join('\n')).not.toMatch(secret);
});

test('told to end, it finishes what runs, says that it is not ready, refuses the rest and ends well', async () => {
  const running = open();
  running.socket.write(`${request('/rest/lsc/listing/count?allListingType=all')}\r\n`);
  const asking = open();
  asking.socket.write(request('/readyz'));
  await vi.waitUntil(() => printed.includes('A count waits'), patience);

  server.kill('SIGTERM');
  await vi.waitUntil(isRefused, patience);
  asking.socket.write('\r\n');
  await vi.waitUntil(() => asking.received.isClosed, patience);
  expect(asking.received.text).toMatch(/^HTTP\/1.1 503/);
  expect(asking.received.text).toContain('"code":"not_ready"');
  expect(running.received.text).toBe('');

  server.stdin.write('go on\n');
  expect(await ended).toBe(0);
  expect(running.received.text).toMatch(/^HTTP\/1.1 200/);
  expect(running.received.text).toMatch(/connection: close/i);
  expect(running.received.text).toMatch(/\b60\b/);
});
