import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { parseConfig } from '../../compose/config.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';

const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
);
const beacon = '/cars-for-sale/events/note';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
});
afterAll(() => opened.close());

/** An app whose pages tell the address and the origin that they were asked at. */
function createBehindProxy(settings: Record<string, string>) {
  return createQuietApp({
    database: opened.database,
    engine,
    config: parseConfig(settings),
    async pages(request, { origin, brand }) {
      const body = request.method === 'POST' ? await request.text() : '';
      return Response.json({ url: request.url, origin, brand: brand.code, body });
    },
  });
}

const proxied = {
  PUBLIC_URL: 'https://cars.example, kbb=https://guide.example',
};

describe('behind a proxy that speaks TLS', () => {
  test.each([
    ['the main host', 'http://cars.example', 'https://cars.example', 'atc'],
    ['a further brand', 'http://guide.example', 'https://guide.example', 'kbb'],
    ['another host that it sends on to', 'http://127.0.0.1:3000', 'https://cars.example', 'atc'],
  ])('a form reaches its page at the public address: %s', async (_, upstream, origin, brand) => {
    const answer = await createBehindProxy(proxied).request(`${upstream}/a?b=1`, {
      method: 'POST',
      body: 'name=Ann',
      headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(await answer.json()).toEqual({
      url: `${origin}/a?b=1`,
      origin,
      brand,
      body: 'name=Ann',
    });
  });

  test('a brand without a public address is where it was asked', async () => {
    const answer = await createBehindProxy({ PUBLIC_URL: 'https://cars.example' }).request(
      'http://kbb.localhost:3000/a',
    );
    expect(await answer.json()).toMatchObject({
      origin: 'http://kbb.localhost:3000',
      brand: 'kbb',
    });
  });

  test('cookies are for encrypted connections only', async () => {
    for (const [settings, isSecure] of [
      [proxied, true],
      [{}, false],
    ] as const) {
      const answer = await createBehindProxy(settings).request('http://guide.example/?psid=a');
      const cookies = answer.headers.getSetCookie();
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) expect(/; Secure/.test(cookie)).toBe(isSecure);
    }
  });
});

describe('what another site has a browser send', () => {
  const send = (settings: Record<string, string>, url: string, headers: Record<string, string>) =>
    createBehindProxy(settings).request(url, {
      method: 'POST',
      body: '{"events":[{"kind":"page","page":"srp"}]}',
      headers,
    });
  const json = { 'Content-Type': 'application/json' };

  test.each([
    ['another host', {}, 'http://localhost', { Origin: 'https://elsewhere.test' }],
    ['no origin that can be told', {}, 'http://localhost', { Origin: 'null' }],
    ['another brand', proxied, 'http://guide.example', { Origin: 'https://cars.example' }],
    [
      'the same host unencrypted',
      proxied,
      'http://cars.example',
      { Origin: 'http://cars.example' },
    ],
    ['a site that only says so', {}, 'http://localhost', { 'Sec-Fetch-Site': 'cross-site' }],
  ])(
    'is refused, JSON and forms alike: %s',
    async (_, settings, host, headers: Record<string, string>) => {
      for (const address of [`${host}${beacon}`, `${host}/a`]) {
        const answer = await send(settings, address, { ...json, ...headers });
        expect(answer.status).toBe(403);
        expect(JSON.parse(await answer.text()).detail).toMatch(/^Origin: expected https?:/);
      }
    },
  );

  test.each([
    ['a program', proxied, 'http://cars.example', {}],
    ['the public address', proxied, 'http://cars.example', { Origin: 'https://cars.example' }],
    ['a direct one', proxied, 'http://localhost:3000', { Origin: 'http://localhost:3000' }],
  ])('is not what comes from %s', async (_, settings, host, headers: Record<string, string>) => {
    expect((await send(settings, `${host}${beacon}`, { ...json, ...headers })).status).toBe(204);
  });
});
