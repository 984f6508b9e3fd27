import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import type { Services } from '@forecourt/web/app-context';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  byId,
  type Json,
  marketForTests,
  now,
  reference,
  stock,
} from '../../../test/paid-market.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { capabilities } from '../capabilities.ts';
import { contributedBy } from '../contributions.ts';

const { policies: callPolicies } = contributedBy(capabilities);

const market = marketForTests();
const { getJson } = market;

/** What of a page is empty when a call gives nothing. */
const parts: Readonly<Record<string, (page: Json) => unknown>> = {
  relaxations: ({ ways }) => ways.ways,
  'category-counts': ({ counts }) => counts,
  'premium-spotlights': ({ promotions }) => promotions.premium,
  'featured-spotlights': ({ promotions }) => promotions.featured,
  'standard-spotlights': ({ promotions }) => promotions.standard,
  'vehicle-highlights': ({ promotions }) => promotions.highlights,
  'new-car-boost': ({ promotions }) => promotions.boost,
  peekaboo: ({ promotions }) => promotions.peekaboo,
  'alpha-showcase': ({ promotions }) => promotions.showcase,
  'view-counts': ({ promotions }) =>
    promotions.highlights.filter(({ viewCount }: Json) => viewCount > 0),
  similar: ({ end }) => end.similar,
  preorder: ({ end }) => end.preorder,
  'top-pictures': ({ promotions }) => Object.keys(promotions.pictures),
  supplemental: ({ end }) => end.supplemental,
  'electric-articles': ({ articles }) => articles.electric,
  'own-reviews': ({ articles }) => articles.reviews,
  adverts: ({ adverts }) => adverts,
  map: ({ map }) => map,
  'unread-words': ({ unread }) => unread,
  packages: ({ packages }) => packages,
  'home-counts': ({ home }) => home.counts,
  'home-medians': ({ home }) => home.medians,
  'home-prices': ({ home }) => home.underPrices,
  'home-payments': ({ home }) => home.payments,
  'home-models': ({ home }) => home.popularModels,
  'home-price-drops': ({ home }) => home.drops,
  'home-price-histories': ({ home }) => home.dropHistories,
  'dealer-stock': ({ stock }) => stock,
};
const page = '/cars-for-sale/toyota/camry/atlanta-ga?zip=30303&searchRadius=50';
const names = Object.keys(parts);

describe('when a call fails', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.setSystemTime(now);
  });

  test.each(names)(
    '%s, the page is whole without it [calls.expert-reviews, errors.optional-empty]',
    async (name) => {
      const broken = market.appWith((called) => {
        if (called === name) throw new Error('away');
      });
      const found = await getJson(page, broken);
      expect(found.result.hits.length).toBeGreaterThan(0);
      expect(parts[name]?.(found) ?? []).toEqual([]);
    },
  );

  test.each(names)(
    '%s is a black hole: the page is whole inside its timeout [calls.timeouts, limits.timeouts, limits.expert-review]',
    async (name) => {
      vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
      const stuck = market.appWith((called) =>
        called === name ? new Promise<void>(() => {}) : undefined,
      );
      const answer = stuck.request(`http://localhost${page}`);
      await vi.advanceTimersByTimeAsync(callPolicies[name]?.timeoutMs ?? 0);
      const found: Json = await (await answer).json();
      expect(found.result.hits.length).toBeGreaterThan(0);
      expect(parts[name]?.(found) ?? []).toEqual([]);
    },
  );

  const usual = names.filter((name) => name !== 'supplemental');
  test.each([
    ['search', 20_000, 30_000],
    ['vehicle', 20_000, 2000],
    ['supplemental', 5000, 30_000],
    ...usual.map((name): [string, number, number] => [name, 3000, 30_000]),
    ['active-listings', 3000, 30_000],
    ['expert-reviews', 3000, 30_000],
    ['listing-count', 3000, 300_000],
    ['model-years', 3000, 300_000],
    ['trims', 3000, 300_000],
    ['model-info', 5000, 300_000],
    ['mileage-stats', 5000, 300_000],
    ['reference-vehicles', 5000, 300_000],
    ['consumer-device', 1000, 300_000],
    ['bookmark-updates', 3000, 300_000],
  ])(
    '%s is waited for %i ms, and spared for %i ms once it keeps failing [calls.timeouts, limits.timeouts, limits.breakers, limits.crawl-breakers, limits.model-info-breaker, limits.reference-breaker, limits.device-breaker, limits.bookmark-breaker, limits.expert-review]',
    (name, timeoutMs, resetMs) => expect(callPolicies[name]).toMatchObject({ timeoutMs, resetMs }),
  );

  test('its breaker opens, shows in the metrics, and the next page does not wait', async () => {
    vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    let asked = 0;
    const stuck = market.appWith((called) => {
      if (called !== 'peekaboo') return undefined;
      asked += 1;
      return new Promise<void>(() => {});
    });
    const answers = Array.from({ length: 5 }, () => stuck.request(`http://localhost${page}`));
    await vi.advanceTimersByTimeAsync(3000);
    await Promise.all(answers);
    const answer = await stuck.request(`http://localhost${page}`);
    expect(asked).toBe(5);
    expect(answer.headers.get('Server-Timing')).toContain('peekaboo;desc="open";dur=');
    const metrics = await (await stuck.request('http://localhost/metrics')).text();
    expect(metrics).toContain('circuit_state{call="peekaboo"} 2');
    expect(metrics).toContain('circuit_state{call="search"} 0');
    const states = metrics.match(/(?<=circuit_state\{call=")[\w-]+/g) ?? [];
    expect(states.sort()).toEqual(Object.keys(callPolicies).sort());
    expect(metrics).toMatch(/call_duration_seconds_count\{call="peekaboo",outcome="timeout"\} 5/);
  });

  test('the required search fails the answer, and its open breaker is named [errors.search-breaker]', async () => {
    const broken = market.appWith((called) => {
      if (called === 'search') throw new Error('away');
    });
    for (let made = 0; made < 5; made++)
      expect((await broken.request('http://localhost/rest/lsc/listing')).status).toBe(500);
    const answer = await broken.request('http://localhost/rest/lsc/listing');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      detail: 'Circuit Breaker for /rest/lsc/listing is open',
    });
  });

  test.each([
    ['map', '/rest/lsc/listing/map?area=-85.5,33,-83,34.5&zoom=7'],
    ['map-owners', '/rest/lsc/listing/map/owners?cell=7/66/102'],
  ])('%s, its own answer is refused, and its open breaker is named', async (name, path) => {
    const broken = market.appWith((called) => {
      if (called === name) throw new Error('away');
    });
    for (let made = 0; made < 5; made++)
      expect((await broken.request(`http://localhost${path}`)).status).toBe(500);
    const answer = await broken.request(`http://localhost${path}`);
    expect(answer.status).toBe(503);
    const detail = `Circuit Breaker for ${path.split('?', 1)[0]} is open`;
    expect(await answer.json()).toMatchObject({ code: 'unavailable', detail });
  });

  test('the car of a vehicle page, the page fails', async () => {
    const failing = createQuietApp({
      ...market.dependencies(),
      pages: async (_request, { services }) =>
        Response.json((await services.findVehicle(1)) ?? null),
      beforeCall(called) {
        if (called === 'vehicle') throw new Error('away');
      },
    });
    expect((await failing.request('http://localhost/cars-for-sale/vehicle/1')).status).toBe(500);
  });

  test('nothing is suggested, and words lead to a search that keeps them', async () => {
    const broken = market.appWith((called) => {
      if (called === 'suggested-keywords' || called === 'keyword-address') throw new Error('away');
    });
    const suggestions = await getJson('/rest/lsc/marketplace/suggested/keywords/civic', broken);
    expect(suggestions).toEqual([]);
    const { address } = await getJson(page, broken);
    expect(address).toContain('categorySearch=zxqv%20under%2020k');
    expect(address).toContain('zip=30303');
  });

  test('the count is empty [errors.breaker-names]', async () => {
    const broken = market.appWith((called) => {
      if (called === 'listing-count') throw new Error('away');
    });
    expect(await getJson('/rest/lsc/listing/count?makeCode=HONDA', broken)).toBeNull();
  });

  test('a dealer says nothing, also where its database never answers', async () => {
    const id = stock.find(({ owner }) => owner.tagline !== null)?.owner.id;
    const path = `http://localhost/cars-for-sale/dealer-differentiator/${id}`;
    expect((await market.request(path)).status).toBe(200);
    const broken = market.appWith((called) => {
      if (called === 'dealer-differentiator') throw new Error('away');
    });
    expect((await broken.request(path)).status).toBe(404);
  });

  test('no car is followed, and one whose viewers are unknown has none [calls.timeouts]', async () => {
    const [id] = byId.keys();
    const path = `/cars-for-sale/still-interested/vehicles?listingId=${id}`;
    const without = (lost: string) =>
      market.appWith((called) => {
        if (called === lost) throw new Error('away');
      });
    expect(await getJson(path, without('active-listings'))).toEqual([]);
    expect(await getJson(path, without('view-counts'))).toMatchObject([{ id, viewCount: 0 }]);
  });
});

describe('pages of their own', () => {
  const visitor = { kind: 'visitor', visitorId: 'v1' } as const;
  const pageOf = (lost: string, ask: (services: Services) => Promise<unknown>) =>
    createQuietApp({
      ...market.dependencies(),
      pages: async (_request, { services }) => Response.json((await ask(services)) ?? null),
      beforeCall: (called) => {
        if (called === lost) throw new Error('away');
      },
    }).request('http://localhost/');

  test.each<[string, (services: Services) => Promise<unknown>]>([
    ['compare', (services) => services.findComparedCars([1])],
    ['dealer', (services) => services.findDealer(1)],
    ['saved-cars', (services) => services.findSavedCars(visitor)],
  ])('fail without %s, which they are about', async (lost, ask) => {
    expect((await pageOf(lost, ask)).status).toBe(500);
    expect((await pageOf('none', ask)).status).toBe(200);
  });

  test('tell of a car without counting those like it', async () => {
    const query = parseSearchUrl(
      new URL('http://localhost/cars-for-sale'),
      requireBrand('atc'),
      reference,
    ).query;
    const count = (services: Services) => services.countSearches([query, query]);
    expect(await (await pageOf('like-counts', count)).json()).toEqual([null, null]);
    const [all]: Json = await (await pageOf('none', count)).json();
    expect(all).toBeGreaterThan(100);
  });

  test('show what is saved without cars like it', async () => {
    const answer = await pageOf('like-saved', (services) => services.findSavedCars(visitor));
    expect(await answer.json()).toMatchObject({ cars: [], like: [] });
  });

  test.each<[string, (services: Services) => Promise<unknown>]>([
    ['saved-changes', (services) => services.findSavedChanges(visitor, null)],
    ['bookmarks', (services) => services.findBookmarkNews()],
  ])('tell no news without %s', async (lost, ask) => {
    const answer = await pageOf(lost, ask);
    expect([answer.status, await answer.json()]).toEqual([200, []]);
  });
});
