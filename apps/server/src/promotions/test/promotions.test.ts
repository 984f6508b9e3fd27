import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import type { Listing } from '@forecourt/domain/listing/listing';
import { highlightTypeOf } from '@forecourt/domain/listing/vehicle-highlight';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { categoryTabs, withCategory } from '@forecourt/domain/search/category-tabs';
import { toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import type { Services } from '@forecourt/web/app-context';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { startKeywordSearch } from '../../../test/started-keywords.ts';
import type { App } from '../../compose/app.ts';
import { capabilities } from '../../compose/capabilities.ts';
import { parseConfig } from '../../compose/config.ts';
import { contributedBy } from '../../compose/contributions.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { searchFacts } from '../../request/request-facts.ts';
import { countCategoryTabs } from '../../search/count-category-tabs.ts';

type Json = ReturnType<typeof JSON.parse>;

const { policies: callPolicies } = contributedBy(capabilities);

const today = '2026-11-21';
const now = new Date(`${today}T12:00:00Z`);
const stock = [...generateDemoInventory({ listings: 3000, seed: 5, today })];
const byId = new Map(
  stock.flatMap(({ listings }) =>
    listings.map((listing): [number, Listing] => [listing.id, listing]),
  ),
);
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: [...byId.values()],
    today,
  }),
);
const reference = { ...vehicleReference, ...placeReference };

let opened: OpenDatabase;
let keywords: Awaited<ReturnType<typeof startKeywordSearch>>;
let app: App;
beforeAll(async () => {
  opened = await openInMemory();
  keywords = await startKeywordSearch({ engine, reference, brands: [], onError() {} });
  // Not later, while timers stand still.
  await keywords.refresh();
  app = marketplace();
  vi.setSystemTime(now);
});
afterAll(async () => {
  vi.useRealTimers();
  await keywords.stop();
  await opened.close();
});

const dependencies = () => ({
  config: parseConfig({ REMOTE_PHOTOS: 'on' }),
  database: opened.database,
  engine,
  keywords,
});

/** A marketplace whose page is what its loaders are given: the promotions and the end of a search. */
function marketplace(beforeCall?: (name: string) => void | Promise<void>) {
  return createQuietApp({
    ...dependencies(),
    pages: async (request, { services }) => {
      const url = new URL(request.url);
      const { query, invalid } = parseSearchUrl(url, requireBrand('atc'), reference);
      const [result, promotions] = await Promise.all([
        services.searchListings(query, invalid),
        services.findPromotions(query),
      ]);
      const shownIds = result.hits.map(({ card }) => card.id);
      const end = await services.findPageEnd(query, { total: result.total, shownIds });
      const ways = await services.findRelaxations(query, {
        total: result.total,
        invalid: [],
      });
      const articles = await services.findArticles(query);
      const counts = [...((await services.countTabs(query)) ?? [])];
      const pictures = Object.fromEntries(promotions.pictures);
      return Response.json({
        result,
        promotions: { ...promotions, pictures },
        end,
        articles,
        ways,
        counts,
        map: await services.findMapView({ query, invalid, view: 'map' }),
        adverts: await services.findAdverts({ page: 'srp', makeCodes: [] }),
        unread: await services.explainWords('zxqv'),
        packages: await services.findPackages(['RAV4|XLE']),
        home: await services.findHomeFigures(query),
        stock: await services.findDealerStock(query),
        address: await services.findKeywordAddress('zxqv under 20k', url.pathname + url.search),
      });
    },
    ...(beforeCall && { beforeCall }),
  });
}
const getJson = async (path: string, from = app): Promise<Json> => {
  const answer = await from.request(`http://localhost${path}`);
  expect(answer.status).toBe(200);
  return answer.json();
};
const listingOf = (id: number) => {
  const listing = byId.get(id);
  if (!listing) throw new Error(`${id} was never stored`);
  return listing;
};

describe('spotlights', () => {
  test.each(['PREMIUM', 'FEATURED', 'STANDARD'])(
    'of the tier %s match the search [calls.spotlights]',
    async (tier) => {
      const { listings } = await getJson(
        `/rest/lsc/listing/spotlight/results?vehicleStyleCode=SUVCROSS&listingTier=${tier.toLowerCase()}&numSpotlights=6`,
      );
      expect(listings).toHaveLength(6);
      for (const { id } of listings) {
        expect(listingOf(id)).toMatchObject({
          tier,
          vehicleStyleCode: 'SUVCROSS',
          listingType: 'USED',
        });
      }
    },
  );

  test('of a search are three premium ones, the first with up to four pictures [calls.premium-spotlights, limits.highlight-images]', async () => {
    const { listings } = await getJson('/rest/lsc/listing/spotlight/premiumresults');
    expect(listings.map(({ priority }: Json) => priority)).toEqual(Array(3).fill('PREMIUM'));
    const [first, ...others] = listings.map(({ images }: Json) => images.sources.length);
    expect(first).toBeGreaterThan(1);
    expect(first).toBeLessThanOrEqual(4);
    expect(others).toEqual([1, 1]);
  });

  test('rotate: over time every premium listing is shown, none more often than another', async () => {
    const paying = [...byId.values()].filter(
      ({ tier, listingType, makeCode }) =>
        tier === 'PREMIUM' && listingType === 'USED' && makeCode === 'HONDA',
    );
    const times = new Map(paying.map(({ id }) => [id, 0]));
    for (let minute = 0; minute < paying.length; minute++) {
      vi.setSystemTime(now.getTime() + minute * 60_000);
      const { listings } = await getJson(
        '/rest/lsc/listing/spotlight/premiumresults?makeCode=HONDA',
      );
      for (const { id } of listings) times.set(id, (times.get(id) ?? 0) + 1);
    }
    vi.setSystemTime(now);
    expect(paying.length).toBeGreaterThan(2);
    expect(new Set(times.values()).size).toBe(1);
  });

  test('leave out the ids that are named', async () => {
    const path = '/rest/lsc/listing/spotlight/results?makeCode=HONDA&listingTier=Featured';
    const [first] = (await getJson(path)).listings;
    const ids = (await getJson(`${path}&excludedListingId=${first.id}`)).listings.map(
      ({ id }: Json) => id,
    );
    expect(ids).not.toContain(first.id);
  });

  test('refuse what is no number, by name', async () => {
    const answer = await app.request(
      'http://localhost/rest/lsc/listing/spotlight/results?numSpotlights=many',
    );
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('numSpotlights: ');
  });
});

test('highlights are paid for and say what sets them apart [listing.urgency-value, calls.highlights]', async () => {
  const { listings } = await getJson('/rest/lsc/listing/spotlight/vehiclehighlight');
  expect(listings).toHaveLength(10);
  for (const { id, vehicleHighlight } of listings) {
    expect(listingOf(id).tier).not.toBe('FREE');
    const card = await engine.findById(id);
    const type = card && highlightTypeOf(card, today);
    expect(vehicleHighlight.urgencyDriverType).toBe(type ?? undefined);
  }
});

describe('new cars beside older ones', () => {
  const boost = async (query: string) =>
    (await getJson(`/rest/lsc/newcarboost/listing?${query}`)).listings;

  test('are two new ones of the same style within a hundred miles [conditions.radius-sent, figures.radius]', async () => {
    const listings = await boost('zip=30303&vehicleStyleCode=SUVCROSS&searchRadius=500');
    expect(listings).toHaveLength(2);
    for (const { id, distance } of listings) {
      expect(listingOf(id)).toMatchObject({
        listingType: 'NEW',
        vehicleStyleCode: 'SUVCROSS',
      });
      expect(distance).toBeLessThanOrEqual(100);
    }
  });

  test('go on with the next two from record 2 [calls.new-car-boost]', async () => {
    const ids = (listings: Json) => listings.map(({ id }: Json) => id);
    const first = ids(await boost('zip=30303&numRecords=4'));
    expect(ids(await boost('zip=30303&firstRecord=2'))).toEqual(first.slice(2));
  });

  test.each(['', 'zip=30303&listingType=NEW', 'zip=30303&sellerType=p', 'zip=30303&endYear=2020'])(
    'are none for “%s” [place.boost-zip, conditions.boost, limits.car-age]',
    async (query) => expect(await boost(query)).toEqual([]),
  );
});

test('like cars are near, and not of the search [calls.similar]', async () => {
  const path = 'zip=30303&searchRadius=50&makeCode=TOYOTA&modelCode=CAMRY';
  const found = (await getJson(`/rest/lsc/listing?${path}`)).listings.map(({ id }: Json) => id);
  const { listings } = await getJson(
    `/rest/lsc/listing/similar?${path}&excludedListingId=${found.join(',')}`,
  );
  expect(listings.length).toBeGreaterThan(0);
  expect(listings.length).toBeLessThanOrEqual(20);
  for (const { id, distance } of listings) {
    expect(found).not.toContain(id);
    expect(listingOf(id).vehicleStyleCode).toBe('SEDAN');
    expect(distance).toBeLessThanOrEqual(100);
  }
});

describe('category tabs', () => {
  test.each([
    ['atc', '/cars-for-sale'],
    [
      'atc',
      '/cars-for-sale/certified-cars/atlanta-ga?zip=30303&dealType=greatprice&homeServices=TEST_DRIVE',
    ],
    ['hyundai', '/cars-for-sale/toyota?experience=commercial'],
  ])('count what a search behind each of them finds: %s %s', async (code, address) => {
    const brand = requireBrand(code);
    const { query } = parseSearchUrl(new URL(address, 'http://localhost'), brand, reference);
    const counts = categoryTabs.map(async ({ code: tab }) => {
      const next = withCategory(query, tab, brand);
      return [tab, await engine.count(toSearchFilter(next, reference, today))] as const;
    });
    const found = new Map(await Promise.all(counts));
    const facts = { brand, ...searchFacts(flagsOf(brand), today, reference) };
    expect(await countCategoryTabs(engine, query, facts)).toEqual(found);
    expect(found.get('by-owner')).toBeGreaterThan(0);
  });
});

describe('on a page', () => {
  const camrys = '/cars-for-sale/toyota/camry/atlanta-ga?zip=30303&searchRadius=50';

  test('supplemental cars are as asked for but farther, nearest first [figures.supplemental]', async () => {
    const { end, result } = await getJson(camrys);
    const miles = end.supplemental.map(({ distanceMiles }: Json) => distanceMiles);
    expect(miles.length).toBeGreaterThan(0);
    expect(Math.min(...miles)).toBeGreaterThan(50);
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
    const own = new Set(result.hits.map(({ card }: Json) => card.id));
    for (const { card } of end.supplemental) {
      expect(card.modelCode).toBe('CAMRY');
      expect(own.has(card.id)).toBe(false);
    }
  });

  test('like cars follow when there are 25 results and cars in range at the most [figures.similar]', async () => {
    const few = await getJson(camrys);
    const inRange = few.end.supplemental.filter(
      ({ distanceMiles }: Json) => distanceMiles <= 50,
    ).length;
    expect(few.result.total + inRange).toBeLessThanOrEqual(25);
    expect(few.end.similar.length).toBeGreaterThan(0);
    expect((await getJson('/cars-for-sale')).end.similar).toEqual([]);
  });

  test('like cars and cars farther away are looked for at once, and none is shown twice', async () => {
    const similarBegan = Promise.withResolvers<void>();
    const together = marketplace((name) => {
      if (name === 'similar') similarBegan.resolve();
      return name === 'supplemental' ? similarBegan.promise : undefined;
    });
    const { end, result } = await getJson(camrys, together);
    expect(end.supplemental.length).toBeGreaterThan(0);
    const shown = [...result.hits, ...end.supplemental, ...end.similar];
    expect(new Set(shown.map(({ card }: Json) => card.id)).size).toBe(shown.length);
  });

  test('the peekaboo misses the search by its distance, else its year, and never its highest price', async () => {
    const near = await getJson('/cars-for-sale/atlanta-ga?zip=30303&searchRadius=10');
    for (const { hit, misses } of near.promotions.peekaboo) {
      expect(misses.kind).toBe('distance');
      expect(Math.round(hit.distanceMiles - 10)).toBe(misses.beyond);
    }
    const { promotions } = await getJson('/cars-for-sale/cars-under-20000?startYear=2019');
    expect(promotions.peekaboo.length).toBeGreaterThan(0);
    for (const { hit, misses } of promotions.peekaboo) {
      expect(misses).toEqual({ kind: 'year', startYear: 2019 });
      expect(hit.card.salePrice ?? hit.card.msrp).toBeLessThanOrEqual(20_000);
    }
  });

  test('what is paid for is nothing out of proportion, in as many pages as there are', async () => {
    for (let number = 1; number <= 8; number += 1) {
      const { promotions } = await getJson(`/cars-for-sale?page=${number}`);
      const { premium, featured, standard } = promotions;
      for (const { card } of [...premium, ...featured, ...standard])
        expect([card.deal.reason, card.mileage < 250_000]).toEqual([card.deal.reason, true]);
      const reasons = [...premium, ...featured, ...standard].map(({ card }) => card.deal.reason);
      expect(reasons).not.toContain('too-far-from-market');
    }
  });

  test('boosted new cars are what was asked for, all but used', async () => {
    const { promotions } = await getJson(
      '/cars-for-sale/suv/awd-4wd/atlanta-ga?zip=30303&searchRadius=500&extColorSimple=WHITE',
    );
    expect(promotions.boost.length).toBeGreaterThan(0);
    for (const { card } of promotions.boost)
      expect(card).toMatchObject({ listingType: 'NEW', extColorSimple: 'WHITE' });
    for (const { card } of promotions.boost) expect(['AWD', '4WD']).toContain(card.driveType);
  });

  test('the showcase is of one dealer, and none among sponsored results [states.alpha-conditions, advertising.showcase]', async () => {
    const { showcase } = (await getJson('/cars-for-sale')).promotions;
    expect(showcase.owner.privateSeller).toBe(false);
    expect(showcase.cars.length).toBeLessThanOrEqual(showcase.variant === 'owner' ? 2 : 12);
    for (const { owner } of showcase.cars) expect(owner.id).toBe(showcase.owner.id);
    const sponsored = await getJson('/cars-for-sale?isSponsorship=true');
    expect(sponsored.promotions.showcase).toBeNull();
  });

  test('a paid place changes no deal rating and no organic order', async () => {
    const organic = await getJson('/rest/lsc/listing?makeCode=HONDA');
    const { result, promotions } = await getJson('/cars-for-sale/honda');
    expect(result.hits.map(({ card }: Json) => card.id)).toEqual(
      organic.listings.map(({ id }: Json) => id),
    );
    for (const { card } of promotions.premium)
      expect(card.deal).toEqual((await engine.findById(card.id))?.deal);
  });
});

describe('the data of a page', () => {
  const path = '/rest/lsc/listing/page-data?makeCode=HONDA&zip=30303&searchRadius=200';
  const slices = [
    'spotlights',
    'featuredSpotlights',
    'standardSpotlights',
    'vehicleHighlight',
    'boost',
    'peekaboo',
  ];

  test('is the search, with each promoted car once and its seller known [response.spotlights, response.highlights, response.other-spotlights, response.boost, response.alpha, response.editorial]', async () => {
    const [found, search] = await Promise.all([
      getJson(path),
      getJson(path.replace('/page-data', '')),
    ]);
    for (const key of Object.keys(search)) expect(found[key]).toEqual(search[key]);
    const promoted: number[] = [
      ...slices.flatMap((slice) => found[slice].activeResults),
      ...found.alpha.alphaShowcase.activeResults,
    ];
    const inventory = found.inventory.map(({ id }: Json) => id);
    expect(new Set(inventory)).toEqual(new Set(promoted));
    expect(inventory).toHaveLength(new Set(promoted).size);
    const owners = new Set(found.promotedOwners.map(({ id }: Json) => id));
    for (const { ownerId } of found.inventory) expect(owners).toContain(ownerId);
    expect(found.spotlights.activeResults.length).toBeGreaterThan(0);
    expect(found.editorialContent.length).toBeGreaterThan(0);
    expect(found.suggestedFilters.length).toBeGreaterThan(0);
  });

  test('sums up a make, its models by the cars that a search of each finds [response.make-summary]', async () => {
    const of = async (search: string) =>
      getJson(`/rest/lsc/listing/page-data?listingType=USED&${search}`);
    const { makeSummaryData } = await of('makeCode=TOYOTA');
    expect(makeSummaryData).toMatchObject({ makeCode: 'TOYOTA', makeName: 'Toyota' });
    const [most] = makeSummaryData.models;
    const { totalResultCount } = await of(`makeCode=TOYOTA&modelCode=${most.code}`);
    expect(most.count).toBe(totalResultCount);
    const sum = makeSummaryData.models.reduce((all: number, { count }: Json) => all + count, 0);
    expect(makeSummaryData.count).toBe(sum);
    const { makeSummaryData: narrowed } = await of(`makeCode=TOYOTA&modelCode=${most.code}`);
    expect(narrowed.models).toEqual(makeSummaryData.models);
    expect((await of('makeCode=TOYOTA&makeCode=HONDA')).makeSummaryData).toBeNull();
    expect((await of('vehicleStyleCode=SEDAN')).makeSummaryData).toBeNull();
  });

  test('is whole without what fails, and fails with the search', async () => {
    const without = (lost: string) =>
      marketplace((called) => {
        if (called === lost) throw new Error('away');
      });
    const found = await getJson(path, without('featured-spotlights'));
    expect(found.featuredSpotlights).toEqual({ activeResults: [], count: 0 });
    expect(found.totalResultCount).toBeGreaterThan(0);
    const answer = await without('search').request(`http://localhost${path}`);
    expect(answer.status).toBe(500);
  });
});

describe('pre-order', () => {
  test('names dealers that sell the model new, the nearest first [results.last-page-extras]', async () => {
    const { end } = await getJson(
      '/cars-for-sale/toyota/camry/atlanta-ga?zip=30303&searchRadius=50',
    );
    const { dealers, total, startingMsrp } = end.preorder;
    expect(dealers.length).toBeLessThanOrEqual(3);
    const miles = dealers.map(({ distanceMiles }: Json) => distanceMiles);
    expect(miles).toEqual(miles.toSorted((a: number, b: number) => a - b));
    const sold = [...byId.values()].filter(
      ({ modelCode, listingType }) => modelCode === 'CAMRY' && listingType === 'NEW',
    );
    expect(total).toBe(sold.length);
    expect(sold.map(({ msrp }) => msrp)).toContain(startingMsrp);
    for (const { owner } of dealers) expect(sold.map(({ ownerId }) => ownerId)).toContain(owner.id);
  });

  test('is of no car that costs more than the shopper would pay', async () => {
    const { end } = await getJson('/cars-for-sale/toyota/camry/cars-under-5000?zip=30303');
    expect(end.preorder).toBeNull();
  });
});

/** Calls whose failure no page survives, or that are no part of one. */
const testedApart = {
  search: true,
  vehicle: true,
  'listing-count': true,
  'active-listings': true,
  'browsing-history': true,
  'dealer-differentiator': true,
  'map-owners': true,
  'suggested-keywords': true,
  'keyword-address': true,
  compare: true,
  'compared-cars': true,
  'page-events': true,
  dealer: true,
  'saved-cars': true,
  'like-saved': true,
  session: true,
  account: true,
  'trade-in-value': true,
  'wallet-count': true,
  'wallet-notice': true,
  'wallet-sync': true,
  bookmarks: true,
  'new-of-bookmark': true,
  'bookmark-updates': true,
  'like-counts': true,
  'model-years': true,
  trims: true,
  'model-info': true,
  'mileage-stats': true,
  'reference-vehicles': true,
  'consumer-ratings': true,
  'model-feedback': true,
  alerts: true,
  'consumer-device': true,
  'listing-report': true,
  'search-feed': true,
  swaps: true,
  comparables: true,
  'crash-ratings': true,
  recalls: true,
  'vin-look-up': true,
  vpic: true,
  'market-trends': true,
  'market-models': true,
  'sitemap-models': true,
  buildable: true,
  'build-like': true,
  'home-payments': true,
  'expert-reviews': true,
  personalization: true,
  'seller-incentives': true,
  'seller-payment': true,
  'certified-content': true,
  console: true,
};

describe('what is switched off', () => {
  const off = (flags: string) =>
    createQuietApp({
      ...dependencies(),
      config: parseConfig({ FEATURE_FLAGS: flags }),
      pages: async (_request, { services }) => {
        const { query } = parseSearchUrl(new URL(near, here), requireBrand('atc'), reference);
        const { premium, featured, highlights, showcase } = await services.findPromotions(query);
        const { total } = await services.searchListings(query, []);
        const paid = [premium, featured, highlights].map((hits) => hits.length > 0);
        return Response.json({ paid, hasShowcase: showcase !== null, total });
      },
      beforeCall: (name) => void asked.add(name),
    });
  const near = '/cars-for-sale?zip=30303&searchRadius=100';
  const here = 'http://localhost';
  const asked = new Set<string>();
  const found = (flags: string): Promise<Json> => {
    asked.clear();
    return getJson('/cars-for-sale', off(flags));
  };

  test.each([
    ['', [true, true, true], true],
    ['spotlight=off', [false, false, false], true],
    ['premium_spotlight=off', [false, true, true], true],
    ['alpha_showcase=off', [true, true, true], false],
    ['kbb.alpha_showcase=off', [true, true, true], true],
  ])(
    'by %j is neither asked for nor shown [roles.feature-flags]',
    async (flags, paid, hasShowcase) => {
      expect(await found(flags)).toMatchObject({ paid, hasShowcase });
      expect(asked.has('premium-spotlights')).toBe(paid[0]);
      expect(asked.has('alpha-showcase')).toBe(hasShowcase);
    },
  );

  test('the market extension leaves the radius alone, in pages and answers', async () => {
    const without = await found('market_extension=off');
    expect(without.total).toBeLessThan((await found('')).total);
    const path = '/rest/lsc/listing/count?zip=30303&searchRadius=100';
    expect(await getJson(path, off('market_extension=off'))).toBe(without.total);
  });
});

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
  'home-price-drops': ({ home }) => home.drops,
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
      const broken = marketplace((called) => {
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
      const stuck = marketplace((called) =>
        called === name ? new Promise<void>(() => {}) : undefined,
      );
      const answer = stuck.request(`http://localhost${page}`);
      await vi.advanceTimersByTimeAsync(callPolicies[name]?.timeoutMs ?? 0);
      const found: Json = await (await answer).json();
      expect(found.result.hits.length).toBeGreaterThan(0);
      expect(parts[name]?.(found) ?? []).toEqual([]);
    },
  );

  test('its breaker opens, shows in the metrics, and the next page does not wait', async () => {
    vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    let asked = 0;
    const stuck = marketplace((called) => {
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
    const broken = marketplace((called) => {
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
    const broken = marketplace((called) => {
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
      ...dependencies(),
      pages: async (_request, { services }) =>
        Response.json((await services.findVehicle(1)) ?? null),
      beforeCall(called) {
        if (called === 'vehicle') throw new Error('away');
      },
    });
    expect((await failing.request('http://localhost/cars-for-sale/vehicle/1')).status).toBe(500);
  });

  test('nothing is suggested, and words lead to a search that keeps them', async () => {
    const broken = marketplace((called) => {
      if (called === 'suggested-keywords' || called === 'keyword-address') throw new Error('away');
    });
    const suggestions = await getJson('/rest/lsc/marketplace/suggested/keywords/civic', broken);
    expect(suggestions).toEqual([]);
    const { address } = await getJson(page, broken);
    expect(address).toContain('categorySearch=zxqv%20under%2020k');
    expect(address).toContain('zip=30303');
  });

  test('the count is empty [errors.breaker-names]', async () => {
    const broken = marketplace((called) => {
      if (called === 'listing-count') throw new Error('away');
    });
    expect(await getJson('/rest/lsc/listing/count?makeCode=HONDA', broken)).toBeNull();
  });

  test('a dealer says nothing, also where its database never answers', async () => {
    const id = stock.find(({ owner }) => owner.tagline !== null)?.owner.id;
    const path = `http://localhost/cars-for-sale/dealer-differentiator/${id}`;
    expect((await app.request(path)).status).toBe(200);
    const broken = marketplace((called) => {
      if (called === 'dealer-differentiator') throw new Error('away');
    });
    expect((await broken.request(path)).status).toBe(404);
  });

  test('no car is followed, and one whose viewers are unknown has none [calls.timeouts]', async () => {
    const [id] = byId.keys();
    const path = `/cars-for-sale/still-interested/vehicles?listingId=${id}`;
    const without = (lost: string) =>
      marketplace((called) => {
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
      ...dependencies(),
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
});

test('every call under a policy is tested to fail', () => {
  const tested: string[] = [...names, ...Object.keys(testedApart)];
  expect(tested.sort()).toEqual(Object.keys(callPolicies).sort());
});
