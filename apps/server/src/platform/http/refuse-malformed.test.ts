import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { refuseMalformed } from './refuse-malformed.ts';

const app = new Hono().use(refuseMalformed()).get('*', (context) => context.text('a page'));
const ask = async (path: string, rawHeaders: string[] = []) => {
  const answer = await app.request(path, {}, { incoming: { rawHeaders } });
  return { status: answer.status, text: await answer.text() };
};

test.each([
  ['/svc?vin=%00', 'control'],
  ['/svc?a=1&vin=4T1%0a', 'control'],
  ['/a%1Fb', 'control'],
  ['/a?b=%7f', 'control'],
  ['/..%2fsecret.txt', 'slashes'],
  ['/%2e%2e%5csecret.txt', 'slashes'],
  ['/%', 'UTF-8'],
  ['/%ff', 'UTF-8'],
])('%s is refused', async (path, named) => {
  const { status, text } = await ask(path);
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ code: 'invalid_parameter' });
  expect(text).toContain(named);
});

test('two hosts are refused', async () => {
  expect((await ask('/', ['Host', 'a.test', 'Accept', '*/*', 'host', 'b.test'])).status).toBe(400);
  expect((await ask('/', ['Host', 'a.test', 'Accept', 'host'])).status).toBe(200);
});

test.each([
  '/cars-for-sale/ford/f-150',
  '/a?q=3%09row%20suv',
  '/a?u=a%2Fb',
  '/caf%C3%A9',
  '/a.b..c',
  '/rest/lsc/marketplace/suggested/keywords/w%2F%20sunroof',
])('what people ask for passes: %s', async (path) => expect((await ask(path)).status).toBe(200));
