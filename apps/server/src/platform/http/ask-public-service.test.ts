import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askPublicService } from './ask-public-service.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const anywhere = { timeoutMs: 2000, isAllowed: () => true };

test('a private address is not called, by number or by name', async () => {
  let asked = 0;
  const port = await serve((_request, answer) => {
    asked += 1;
    answer.end('{}');
  });
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1'])
    await expect(
      askPublicService(new URL(`http://${host}:${port}/`), { timeoutMs: 2000 }),
      host,
    ).rejects.toThrow(/is at no public address/);
  expect(asked).toBe(0);
});

test('an answer is read, a redirect not followed, an error and a flood refused', async () => {
  const port = await serve(({ url }, answer) => {
    if (url === '/right') return answer.end('{"monthlyPayment":1}');
    if (url === '/moved') return answer.writeHead(302, { Location: '/right' }).end();
    if (url === '/broken') return answer.writeHead(500).end();
    if (url === '/words') return answer.end('no');
    return answer.end(`"${'x'.repeat(200_000)}"`);
  });
  const ask = (path: string) =>
    askPublicService(new URL(`http://127.0.0.1:${port}${path}`), anywhere);
  expect(await ask('/right')).toEqual({ monthlyPayment: 1 });
  await expect(ask('/moved')).rejects.toThrow('answered 302');
  await expect(ask('/broken')).rejects.toThrow('answered 500');
  await expect(ask('/words')).rejects.toThrow(/JSON/);
  await expect(ask('/flood')).rejects.toThrow('too much');
});

test('who does not answer in time is not waited for', async () => {
  const port = await serve(() => {});
  const url = new URL(`http://127.0.0.1:${port}/`);
  await expect(askPublicService(url, { ...anywhere, timeoutMs: 50 })).rejects.toThrow(/abort/i);
});
