import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { isFromElsewhere, isLocal } from './is-local.ts';

const app = new Hono();
app.get('/', (context) =>
  context.json({ isLocal: isLocal(context), isFromElsewhere: isFromElsewhere(context) }),
);

async function ask(remoteAddress: string, host: string, headers: Record<string, string> = {}) {
  const answer = await app.request(
    `http://${host}/`,
    { headers },
    {
      incoming: { socket: { remoteAddress } },
    },
  );
  return answer.json();
}

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
])('%s by the name %s is this machine', async (address, host) => {
  expect(await ask(address, host)).toEqual({ isLocal: true, isFromElsewhere: false });
});

test.each([
  ['198.51.100.7', 'localhost', {}],
  ['127.0.0.1', 'cars.example', {}],
  ['127.0.0.1', 'localhost', { 'X-Forwarded-For': '198.51.100.7' }],
  ['127.0.0.1', 'localhost', { 'X-Forwarded-Proto': 'https' }],
  ['127.0.0.1', 'localhost', { 'X-Forwarded-Host': 'cars.example' }],
  ['127.0.0.1', 'localhost', { Forwarded: 'for=198.51.100.7' }],
  ['127.0.0.1', 'localhost', { Via: '1.1 proxy' }],
  ['127.0.0.1', 'localhost', { 'X-Real-IP': '198.51.100.7' }],
  ['127.0.0.1', 'localhost', { 'CF-Connecting-IP': '198.51.100.7' }],
  ['127.0.0.1', 'localhost', { 'CF-Ray': '1' }],
  ['127.0.0.1', 'localhost', { 'True-Client-IP': '198.51.100.7' }],
  ['127.0.0.1', 'localhost', { 'X-Client-IP': '198.51.100.7' }],
  ['127.0.0.1', 'localhost', { 'Fastly-Client-IP': '198.51.100.7' }],
  ['127.0.0.1', 'localhost', { 'X-Envoy-External-Address': '198.51.100.7' }],
])('%s by the name %s with %o is somebody else', async (address, host, headers) => {
  expect(await ask(address, host, headers)).toEqual({ isLocal: false, isFromElsewhere: true });
});

test('headers of browsers are of no proxy', async () => {
  const headers = {
    'User-Agent': 'Mozilla/5.0',
    'Sec-Fetch-Site': 'none',
    'X-Requested-With': 'x',
  };
  expect(await ask('127.0.0.1', 'localhost', headers)).toMatchObject({ isLocal: true });
});

test('what comes by no socket is neither', async () => {
  expect(await (await app.request('/')).json()).toEqual({ isLocal: false, isFromElsewhere: false });
});
