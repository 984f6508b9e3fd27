import { adChoicePath } from '@forecourt/domain/promotion/ad-choice';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { App } from '../../compose/app.ts';
import { parseConfig } from '../../compose/config.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { PageHandler } from '../../request/page-cache/page-handler.ts';

const today = '2026-11-21';
const engine = new LocalSearch(createVehicleSearchEngine({ owners: [], listings: [], today }));
let opened: OpenDatabase;
let app: App;
beforeAll(async () => {
  opened = await openInMemory();
  app = open({ AD_NETWORK_ID: '1234' });
});
afterAll(() => opened.close());

/** Shows what a page knows of the network. */
const pages: PageHandler = async (_request, { adNetwork, adChoice }) =>
  new Response(JSON.stringify({ network: adNetwork?.networkId ?? null, choice: adChoice }), {
    headers: { 'Content-Type': 'text/html' },
  });

const open = (settings: Record<string, string>): App =>
  createQuietApp({ config: parseConfig(settings), database: opened.database, engine, pages });

const page = 'http://localhost/cars-for-sale';
const ask = async (headers: Record<string, string> = {}, of = app) => {
  const answer = await of.request(page, { headers });
  return { shown: await answer.json(), cookies: answer.headers.getSetCookie() };
};
const choose = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request(`http://localhost${adChoicePath}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });

test('a page knows nothing of the network before a yes, and asks once [brands.ads-and-analytics]', async () => {
  expect((await ask()).shown).toEqual({ network: null, choice: 'open' });
  expect((await ask({ Cookie: 'adChoice=no' })).shown).toEqual({ network: null, choice: 'no' });
  expect((await ask({ Cookie: 'adChoice=yes' })).shown).toEqual({ network: '1234', choice: 'yes' });
  expect((await ask()).shown, 'kept pages are of one choice').toMatchObject({ choice: 'open' });
});

test('a browser that says no to all sites is not asked, and its yes does not count', async () => {
  const headers = { 'Sec-GPC': '1', Cookie: 'adChoice=yes' };
  expect((await ask(headers)).shown).toEqual({ network: null, choice: 'global' });
});

test('where no network is set nobody is asked, and there is nothing to choose', async () => {
  const without = open({});
  const { shown, cookies } = await ask({ Cookie: 'adChoice=yes' }, without);
  expect([shown, cookies]).toEqual([{ network: null, choice: null }, []]);
  const answer = await without.request(`http://localhost${adChoicePath}`, { method: 'POST' });
  expect(answer.status).not.toBe(303);
});

test.each(['yes', 'no'])(
  'a %s is remembered, leads back, and lives on with every page',
  async (choice) => {
    const answer = await choose({ choice, refUrl: '/cars-for-sale/toyota?zip=30303' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/cars-for-sale/toyota?zip=30303',
    ]);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toBe(`adChoice=${choice}; Max-Age=34560000; Path=/; SameSite=Lax; HttpOnly`);
    const { cookies } = await ask({ Cookie: `adChoice=${choice}` });
    expect(cookies).toEqual([cookie]);
  },
);

test.each([
  [{ choice: 'maybe' }, {}, 400],
  [{}, {}, 400],
  [{ choice: 'yes' }, { Origin: 'https://elsewhere.example' }, 403],
  [{ choice: 'yes', refUrl: 'x'.repeat(9000) }, {}, 413],
])(
  'a choice that is none, or of another site, is refused: %j %j',
  async (fields, headers, status) => {
    const answer = await choose(
      fields as Record<string, string>,
      headers as Record<string, string>,
    );
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []]);
  },
);

test('it leads nowhere but to this site', async () => {
  const answer = await choose({ choice: 'no', refUrl: 'https://elsewhere.example/' });
  expect(answer.headers.get('Location')).not.toContain('elsewhere');
});
