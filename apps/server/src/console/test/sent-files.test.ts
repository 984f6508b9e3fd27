import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { agent, openAccountDesk } from '../../accounts/test/account-desk.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { setOperator } from '../operators.ts';
import { join, openConsoleDesk, trust } from './console-desk.ts';

let opened: OpenDatabase;
let app: ReturnType<typeof openAccountDesk>['app'];
beforeAll(async () => {
  opened = await openInMemory();
  const pages = async (request: Request) =>
    new Response(String((await request.arrayBuffer()).byteLength));
  app = openAccountDesk(opened.database, { pages }).app;
});
afterAll(() => opened.close());

/** The cookies of somebody who signed up. */
async function signUp(email: string): Promise<string> {
  const browser = await join(openConsoleDesk(opened.database), email);
  return [...browser.jar].map((pair) => pair.join('=')).join('; ');
}

async function becomeOperator(): Promise<string> {
  const email = ownAddress('owner');
  const cookies = await signUp(email);
  await setOperator(opened.database, 'test', { email, role: 'owner' });
  await trust(opened.database, email);
  return cookies;
}

/** A body whose length nobody says. */
function chunked(chunks: number) {
  const sent = { chunks: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent.chunks === chunks) return controller.close();
      sent.chunks += 1;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  return { sent, body };
}

const send = (path: string, cookie: string, body: ReadableStream) =>
  app.request(`http://localhost${path}`, {
    method: 'POST',
    body,
    headers: { Cookie: cookie, 'User-Agent': agent, Origin: 'http://localhost' },
    duplex: 'half',
  } as RequestInit);

test.each(['/console/feeds', '/console/feeds.data', '/sell/x/condition', '/sell/x/pictures'])(
  'of nobody’s body to %s no more is read than of a form',
  async (path) => {
    const { sent, body } = chunked(100);
    expect((await send(path, '', body)).status).toBe(413);
    expect(sent.chunks).toBeLessThan(5);
  },
);

test('an account alone sends no file to the console, but to its ads', async () => {
  const cookie = await signUp(ownAddress('shopper'));
  expect((await send('/console/feeds', cookie, chunked(100).body)).status).toBe(413);
  const taken = await send('/sell/x/pictures', cookie, chunked(100).body);
  expect(await taken.text()).toBe('6553600');
});

test('an operator’s file is read, some at once and not more', async () => {
  const cookie = await becomeOperator();
  const whole = await send('/console/feeds', cookie, chunked(100).body);
  expect(await whole.text()).toBe('6553600');

  const open = [1, 2].map(() => new TransformStream<Uint8Array, Uint8Array>());
  const underWay = open.map(({ readable }) => send('/console/feeds', cookie, readable));
  for (const { writable } of open) {
    const writer = writable.getWriter();
    await writer.write(new Uint8Array(10));
    writer.releaseLock();
  }
  const third = await send('/console/feeds', cookie, chunked(100).body);
  expect([third.status, third.headers.get('Retry-After')]).toEqual([429, '5']);
  const form = await app.request('http://localhost/console/feeds', {
    method: 'POST',
    body: 'x',
    headers: { Cookie: cookie, 'User-Agent': agent, 'Content-Length': '1' },
  });
  expect(await form.text(), 'a form is no file').toBe('1');
  for (const { writable } of open) await writable.close();
  const answers = await Promise.all(underWay);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await send('/console/feeds', cookie, chunked(100).body)).status).toBe(200);
});
