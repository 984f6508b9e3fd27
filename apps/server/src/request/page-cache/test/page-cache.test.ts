import { createHash } from 'node:crypto';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { SearchEngine } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openInMemory } from '../../../../test/databases.ts';
import { createQuietApp, type QuietAppParts } from '../../../../test/quiet-app.ts';
import type { App } from '../../../compose/app.ts';
import { parseConfig } from '../../../compose/config.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { addedStyles } from '../../../platform/http/security-headers.ts';
import type { PageHandler } from '../page-handler.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 60, seed: 4, today })];
const listings = stock.flatMap((entry) => entry.listings);
const firstCar = listings[0];
if (!firstCar) throw new Error('no car to change');

let opened: OpenDatabase;
let engine: SearchEngine;
let rendered = 0;

beforeAll(async () => {
  opened = await openInMemory();
  // Where the process listens, responses are the server's own kind, which holds on to its headers.
  getRequestListener(() => new Response());
});
afterAll(() => opened.close());
beforeEach(() => {
  engine = new LocalSearch(
    createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings, today }),
  );
  rendered = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const everything: SearchQuery = {
  filters: {},
  marketExtension: 'off',
  sortBy: 'relevance',
  page: 1,
  numRecords: 25,
};

/** Shows everything that a page may depend on. */
const pages: PageHandler = async (request, { services, nonce, ...app }) => {
  rendered += 1;
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/nowhere') return new Response('', { status: 404 });
  const [{ total }, adverts] = await Promise.all([
    services.searchListings(everything, []),
    services.findAdverts({ page: 'srp', makeCodes: [] }),
  ]);
  const { brand, isBot, adNetwork, adChoice, channel, origin } = app;
  const shown = { total, adverts, brand: brand.code, isBot, adNetwork, adChoice, channel, origin };
  const facts = { ...shown, cookies: request.headers.get('Cookie'), method: request.method };
  const text = `<script nonce="${nonce}">${JSON.stringify(facts)}</script>
    <p>${pathname} ${searchParams}</p><style nonce="${nonce}"></style>`;
  const length = String(Buffer.byteLength(text));
  return new Response(text, { headers: { 'Content-Type': 'text/html', 'Content-Length': length } });
};

function open(settings: Record<string, string> = {}, changes: Partial<QuietAppParts> = {}): App {
  return createQuietApp({
    config: parseConfig({ AD_NETWORK_ID: '1', ...settings }),
    database: opened.database,
    engine,
    pages,
    ...changes,
  });
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';
const robot = 'Googlebot/2.1 (+http://www.google.com/bot.html)';
const home = 'http://localhost/cars-for-sale';
const isCached = (answer: Response) =>
  /page-cache;desc="hit"/.test(answer.headers.get('Server-Timing') ?? '');
const policyOf = (answer: Response) => answer.headers.get('Content-Security-Policy') ?? '';

describe('a page that was rendered', () => {
  test('has no nonce: what it runs and is styled by is named by its text', async () => {
    const app = open();
    for (let asked = 0; asked < 3; asked += 1) {
      const answer = await app.request(home);
      const text = await answer.text();
      const [, script = ''] = /<script>(.*?)<\/script>/.exec(text) ?? [];
      expect(script).toContain('"total":');
      expect(text).not.toContain('nonce');
      const hash = createHash('sha256').update(script).digest('base64');
      expect(policyOf(answer)).toContain(`script-src 'self' 'sha256-${hash}'`);
      expect(policyOf(answer)).toContain(`style-src 'self' ${addedStyles.join(' ')};`);
      expect(policyOf(answer)).not.toMatch(/nonce|script-src[^;]*unsafe/);
      expect(answer.headers.get('Content-Type')).toBe('text/html');
      expect(isCached(answer)).toBe(asked > 0);
    }
    expect(rendered).toBe(1);
  });

  test('is not sent to who has it already, under the policy that it has there', async () => {
    const app = open();
    const first = await app.request(home);
    const tag = first.headers.get('ETag') ?? '';
    const again = await app.request(home, { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(policyOf(again)).toBe(policyOf(first));
    await engine.apply([{ kind: 'deleteListing', id: firstCar.id }]);
    const changed = await app.request(home, { headers: { 'If-None-Match': tag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(tag);
  });

  test('that is rendered for one answer has a nonce of its own, and no tag', async () => {
    const app = open({ PAGE_CACHE_SECONDS: '0' });
    const nonces = new Set<string>();
    for (let asked = 0; asked < 3; asked += 1) {
      const answer = await app.request(home);
      const [, nonce = ''] = /script-src 'self' 'nonce-([^']+)'/.exec(policyOf(answer)) ?? [];
      const text = await answer.text();
      expect([...text.matchAll(/nonce="([^"]*)"/g)].map(([, own]) => own)).toEqual([nonce, nonce]);
      expect(answer.headers.has('ETag')).toBe(false);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test('has the same headers however often it is answered', async () => {
    const app = open();
    const headersOf = async () => {
      const { headers } = await app.request(home);
      for (const own of ['X-Request-Id', 'Server-Timing']) headers.delete(own);
      return [...headers];
    };
    const first = await headersOf();
    for (let again = 0; again < 3; again += 1) expect(await headersOf()).toEqual(first);
  });

  test('is compressed for who reads that, and has no body for who asks for the head', async () => {
    const app = open();
    await app.request(home);
    const compressed = await app.request(home, { headers: { 'Accept-Encoding': 'br' } });
    expect(compressed.headers.get('Content-Encoding')).toBe('br');
    expect(isCached(compressed)).toBe(true);
    const head = await app.request(home, { method: 'HEAD' });
    expect(isCached(head)).toBe(true);
    expect(await head.text()).toBe('');
  });

  test('is rendered again once a car has changed', async () => {
    const app = open();
    expect(await (await app.request(home)).text()).toContain(`"total":${listings.length},`);
    await engine.apply([{ kind: 'deleteListing', id: firstCar.id }]);
    expect(await (await app.request(home)).text()).toContain(`"total":${listings.length - 1},`);
    expect(isCached(await app.request(home))).toBe(true);
  });

  test('is rendered again when it is too old, and when sponsored places go to others', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date(`${today}T12:00:29Z`) });
    vi.advanceTimersByTime(1000);
    const app = open({ PAGE_CACHE_SECONDS: '50' });
    const isCachedAfter = async (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds);
      return isCached(await app.request(home));
    };
    expect(await isCachedAfter(0)).toBe(false);
    expect(await isCachedAfter(29_999)).toBe(true);
    expect(await isCachedAfter(1)).toBe(false);
    expect(await isCachedAfter(50_000)).toBe(true);
    expect(await isCachedAfter(1)).toBe(false);
  });

  test('is for the requests alone that it would have been rendered the same for', async () => {
    const asked: readonly [string, Record<string, string>][] = [
      [home, {}],
      [`${home}.data`, {}],
      [`${home}?zip=30303`, {}],
      [`${home}?psid=spring`, {}],
      ['http://www.kbb.com/cars-for-sale', {}],
      [home, { Cookie: 'theme=dark' }],
      [home, { Cookie: 'theme=light' }],
      [home, { Cookie: 'caiSuppressAlpha=1' }],
      [home, { Cookie: 'a=b; redirectExpiredPage=Fit; theme=dark' }],
      [home, { Cookie: 'doNotShowSuggested=CAMRY' }],
      [home, { Cookie: 'adChoice=yes' }],
      [home, { Cookie: 'adChoice=no' }],
      [home, { Cookie: 'CAMP360Cookie=spring' }],
      [home, { 'Sec-GPC': '1' }],
      [home, { 'User-Agent': robot }],
    ];
    const app = open();
    for (const [url, headers] of asked)
      expect(isCached(await app.request(url, { headers }))).toBe(false);
    const texts = new Set<string>();
    for (const [url, headers] of asked) {
      const answer = await app.request(url, { headers });
      expect(isCached(answer)).toBe(true);
      texts.add((await answer.text()).replaceAll(/nonce="[^"]*"/g, ''));
    }
    expect(texts.size).toBe(asked.length);
  });

  test('is for every browser, whatever else it is told by', async () => {
    const app = open();
    const headers = {
      Cookie: 'osid=7; _tracker=1',
      'Accept-Language': 'fr',
      'User-Agent': browser,
    };
    const text = await (await app.request(home, { headers })).text();
    expect(text).toContain('"cookies":""');
    expect(isCached(await app.request(home))).toBe(true);
  });

  test('is not cached when something that it shows failed', async () => {
    let isAway = true;
    const app = open(
      {},
      {
        beforeCall(name) {
          if (name === 'adverts' && isAway) throw new Error('the campaigns are away');
        },
      },
    );
    expect((await app.request(home)).status).toBe(200);
    isAway = false;
    expect(isCached(await app.request(home))).toBe(false);
    expect(isCached(await app.request(home))).toBe(true);
  });
});

test('what sends something is answered by itself', async () => {
  const app = open();
  await app.request(home);
  const sent = await app.request(home, { method: 'POST', body: 'a=1' });
  expect(await sent.text()).toContain('"method":"POST"');
  expect(isCached(await app.request(home))).toBe(true);
});

test.each([{ PAGE_CACHE_SECONDS: '0' }, { NODE_ENV: 'development' }])(
  'with %o every page is rendered afresh',
  async (settings) => {
    const app = open(settings);
    for (let asked = 1; asked <= 3; asked += 1) {
      expect(isCached(await app.request(home))).toBe(false);
      expect(rendered).toBe(asked);
    }
    expect(await (await app.request('http://localhost/metrics')).text()).not.toContain(
      'page_cache',
    );
  },
);

test('operators see how often pages are answered again, and what they take', async () => {
  const app = open();
  for (const url of [home, home, home, 'http://localhost/nowhere']) await app.request(url);
  const metrics = await (await app.request('http://localhost/metrics')).text();
  expect(metrics).toContain('page_cache_answers_total{result="hit"} 2');
  expect(metrics).toContain('page_cache_answers_total{result="miss"} 1');
  expect(metrics).toContain('page_cache_answers_total{result="bypass"} 1');
  expect(metrics).toContain('page_cache_pages 1');
  expect(Number(/page_cache_bytes (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(100);
});

test('whatever is asked and changed, a page is as if it were rendered for this answer', async () => {
  const change = fc.record({ price: fc.integer({ min: 5000, max: 9000 }), isSold: fc.boolean() });
  const request = fc.record({
    url: fc.constantFrom(home, `${home}?zip=30303`, 'http://www.kbb.com/cars-for-sale'),
    theme: fc.constantFrom('', 'theme=dark'),
    agent: fc.constantFrom(browser, robot),
  });
  let hits = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 5, arbitrary: request }, change), { size: 'max', maxLength: 40 }),
      async (steps) => {
        const keeping = open();
        const rendering = open({ PAGE_CACHE_SECONDS: '0' });
        for (const step of steps) {
          if ('price' in step) {
            const { id } = firstCar;
            const listing = { ...firstCar, salePrice: step.price };
            await engine.apply([
              step.isSold ? { kind: 'deleteListing', id } : { kind: 'upsertListing', listing },
            ]);
            continue;
          }
          const headers = { Cookie: step.theme, 'User-Agent': step.agent };
          const [answer, expected] = await Promise.all(
            [keeping, rendering].map((app) => app.request(step.url, { headers })),
          );
          if (!answer || !expected) throw new Error('an answer is missing');
          if (isCached(answer)) hits += 1;
          const text = await answer.text();
          const fresh = await expected.text();
          const withoutNonce = (it: string) => it.replaceAll(/ nonce="[^"]*"/g, '');
          expect(withoutNonce(text)).toBe(withoutNonce(fresh));
        }
      },
    ),
    { numRuns: 12 },
  );
  expect(hits).toBeGreaterThan(10);
});

describe('what is rendered for one', () => {
  const person = {
    personId: 'p1',
    sessionId: 's1',
    name: 'Dana',
    consumer: { consumerId: 'p1', email: null },
  };

  test('person is never cached, stored on the way, nor answered to another', async () => {
    const app = open(
      {},
      {
        readSession: async (headers) =>
          headers.get('Cookie')?.includes('session=7') ? person : null,
        pages: async (_request, { consumer }) => {
          const text = `for ${consumer?.consumerId ?? 'everybody'}`;
          return new Response(text, { headers: { 'Content-Length': String(text.length) } });
        },
      },
    );
    const ask = async (cookie: string) => {
      const answer = await app.request(home, { headers: { Cookie: cookie } });
      return { text: await answer.text(), stored: answer.headers.get('Cache-Control') };
    };
    const mixed = await Promise.all(
      Array.from({ length: 40 }, (_, at) => ask(at % 3 === 0 ? 'session=7' : '')),
    );
    mixed.forEach(({ text, stored }, at) => {
      expect(text).toBe(at % 3 === 0 ? 'for p1' : 'for everybody');
      if (at % 3 === 0) expect(stored).toBe('private, no-store');
    });
    expect((await ask('session=7')).text).toBe('for p1');
  });

  test('browser that keeps something is the home page alone, and only for that browser', async () => {
    const app = open(
      {},
      {
        pages: async (request, { asker, isKnown }) => {
          if (isKnown) asker();
          const text = `known: ${isKnown}, cookies: ${request.headers.get('Cookie') ?? ''}`;
          return new Response(text, { headers: { 'Content-Length': String(text.length) } });
        },
      },
    );
    const saved = await app.request('http://localhost/cars-for-sale/saved-searches/form', {
      method: 'POST',
      body: 'act=save&search=/cars-for-sale/honda',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'User-Agent': browser },
    });
    const [visitor = ''] = saved.headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith('visitor='))
      .map((cookie) => cookie.split(';')[0]);
    const known = { Cookie: `${visitor}; lastVisit=2026-11-10`, 'User-Agent': browser };
    const ask = async (path: string, headers: Record<string, string>) => {
      const answer = await app.request(`http://localhost${path}`, { headers });
      return [await answer.text(), isCached(answer)];
    };
    for (const path of ['/', '/_.data', '/?zip=30303']) {
      expect(await ask(path, known)).toEqual(['known: true, cookies: lastVisit=2026-11-10', false]);
      expect(await ask(path, known)).toEqual(['known: true, cookies: lastVisit=2026-11-10', false]);
    }
    for (const other of [{}, { Cookie: 'lastVisit=2026-11-10' }, { ...known, 'User-Agent': robot }])
      expect((await ask('/', other))[0]).toBe('known: false, cookies: ');
    expect(await ask('/', { Cookie: 'lastVisit=2026-11-09' })).toEqual([
      'known: false, cookies: ',
      true,
    ]);
    await ask('/cars-for-sale', {});
    expect(await ask('/cars-for-sale', known)).toEqual(['known: false, cookies: ', true]);
  });

  test('browser, because the page looks at who asks, is never cached', async () => {
    const app = open(
      {},
      {
        pages: async (_request, { asker }) => {
          const text = asker().kind;
          return new Response(text, { headers: { 'Content-Length': String(text.length) } });
        },
      },
    );
    expect(isCached(await app.request(home))).toBe(false);
    expect(isCached(await app.request(home))).toBe(false);
  });
});
