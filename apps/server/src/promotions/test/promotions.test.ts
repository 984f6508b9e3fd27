import { viewsOfCar } from '@forecourt/catalog/pictures/picture-of-car';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { highlightTypeOf } from '@forecourt/domain/listing/vehicle-highlight';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { describe, expect, test, vi } from 'vitest';
import {
  byId,
  engine,
  type Json,
  listingOf,
  marketForTests,
  now,
  reference,
  today,
} from '../../../test/paid-market.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { parseConfig } from '../../compose/config.ts';
import { promotionCounts } from '../promotion-counts.ts';

const market = marketForTests();
const { getJson } = market;

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

  test('of a search are three premium ones, the first with four pictures where it has them [calls.premium-spotlights, limits.highlight-images]', async () => {
    const { listings } = await getJson('/rest/lsc/listing/spotlight/premiumresults');
    expect(listings.map(({ priority }: Json) => priority)).toEqual(Array(3).fill('PREMIUM'));
    const [first, ...others] = listings.map(({ images }: Json) => images.sources.length);
    const views = viewsOfCar(listingOf(listings[0].id)).length;
    expect(views).toBeGreaterThan(4);
    expect(first).toBe(4);
    expect(others).toEqual([1, 1]);
  });

  test('are as many as the specification names where nothing else is asked [figures.promoted]', () => {
    expect(promotionCounts).toEqual({
      premium: 3,
      featured: 6,
      standard: 6,
      highlights: 10,
      boost: 2,
    });
  });

  test.each([
    ['premiumresults', 3],
    ['results?listingTier=premium', 3],
    ['results?listingTier=featured', 6],
    ['results', 6],
    ['results?listingTier=standard', 6],
    ['vehiclehighlight', 10],
  ])('of %s are %i where no number is asked for [figures.promoted]', async (call, many) => {
    const { listings } = await getJson(`/rest/lsc/listing/spotlight/${call}`);
    expect(listings).toHaveLength(many);
  });

  test('are as many on a page, where no car is out of all proportion, and new cars twice [figures.promoted, figures.boost]', async () => {
    const { promotions } = await getJson('/cars-for-sale?zip=30303&searchRadius=500');
    const { premium, featured, standard, highlights, boost } = promotions;
    const paid = [premium, featured, standard, highlights, boost];
    expect(paid.map((cars: Json) => cars.length)).toEqual([3, 6, 6, 10, 2 * 2]);
  });

  test.each([
    [{}, 'sparse'],
    [{ PROMOTION_DENSITY: 'specification' }, 'specification'],
  ])(
    'with %j stand as the operator wants them: %s [figures.spotlight-positions]',
    async (settings, density) => {
      const app = createQuietApp({
        ...market.dependencies(),
        config: parseConfig(settings),
        pages: async (_request, { services }) => {
          const { query } = parseSearchUrl(
            new URL('http://localhost/cars-for-sale'),
            requireBrand('atc'),
            reference,
          );
          return Response.json(await services.findPromotions(query));
        },
      });
      expect(await getJson('/cars-for-sale', app)).toMatchObject({ density });
    },
  );

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

  test('leave out up to 25 ids that are named, and none where more are [conditions.excluded-ids, figures.excluded-ids]', async () => {
    const path = '/rest/lsc/listing/spotlight/results?makeCode=HONDA&listingTier=Featured';
    const [first] = (await getJson(path)).listings;
    const idsWithout = async (many: number) => {
      const named = [first.id, ...Array.from({ length: many - 1 }, (_, at) => 900_000_000 + at)];
      const { listings } = await getJson(`${path}&excludedListingId=${named.join(',')}`);
      return listings.map(({ id }: Json) => id);
    };
    for (const many of [1, 25]) expect(await idsWithout(many)).not.toContain(first.id);
    expect(await idsWithout(26)).toContain(first.id);
  });

  test.each(['many', '0x10', '1e1', '0'])('refuse what is no number, by name: %s', async (many) => {
    const answer = await market.request(
      `http://localhost/rest/lsc/listing/spotlight/results?numSpotlights=${many}`,
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

  test('are two new ones of the same style within a hundred miles [conditions.radius-sent, figures.radius, figures.boost]', async () => {
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

  test.each(['303031', '30303abc', '3030'])(
    'are none for the ZIP %s, which is not exactly five digits [place.boost-zip]',
    async (zip) => expect(await boost(`zip=${zip}`)).toEqual([]),
  );

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
    expect(distance).toBeLessThanOrEqual(50);
  }
});

test('like cars are twenty at the most [figures.similar]', async () => {
  const { listings } = await getJson('/rest/lsc/listing/similar?zip=30303&searchRadius=100');
  expect(listings).toHaveLength(20);
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

  test.each([
    [25, 25],
    [50, 50],
    [0, 100],
  ])(
    'like cars of a search radius of %i are within %i miles [results.last-page-extras, shoppers.similar-listings]',
    async (radius, most) => {
      const search = `zip=30303&searchRadius=${radius}&modelCode=CAMRY&extColorSimple=RED`;
      const { similar } = (await getJson(`/cars-for-sale?${search}`)).end;
      const miles = similar.map(({ distanceMiles }: Json) => distanceMiles);
      expect(miles.length).toBeGreaterThan(0);
      expect(Math.max(...miles)).toBeLessThanOrEqual(most);
    },
  );

  test('like cars follow when there are 25 results and cars in range at the most [figures.similar]', async () => {
    const few = await getJson(camrys);
    const inRange = few.end.supplemental.filter(
      ({ distanceMiles }: Json) => distanceMiles <= 50,
    ).length;
    expect(few.result.total + inRange).toBeLessThanOrEqual(25);
    expect(few.end.similar.length).toBeGreaterThan(0);
    expect((await getJson('/cars-for-sale')).end.similar).toEqual([]);
  });

  test('a hundred supplemental cars are shown at the most, and no like ones beside many results [figures.supplemental, figures.similar]', async () => {
    const many = await getJson('/cars-for-sale/boise-id?zip=83702&searchRadius=10');
    expect(many.end.supplementalTotal).toBeGreaterThan(100);
    expect(many.end.supplemental).toHaveLength(100);
    const some = await getJson('/cars-for-sale/fargo-nd?zip=58102&searchRadius=10');
    expect(some.result.total).toBeLessThan(300);
    expect(some.end.similar).toEqual([]);
  });

  test('like cars and cars farther away are looked for at once, and none is shown twice', async () => {
    const similarBegan = Promise.withResolvers<void>();
    const together = market.appWith((name) => {
      if (name === 'similar') similarBegan.resolve();
      return name === 'supplemental' ? similarBegan.promise : undefined;
    });
    const { end, result } = await getJson(camrys, together);
    expect(end.supplemental.length).toBeGreaterThan(0);
    const shown = [...result.hits, ...end.supplemental, ...end.similar];
    expect(new Set(shown.map(({ card }: Json) => card.id)).size).toBe(shown.length);
  });

  test('the peekaboo misses the search by its distance, else its year, and never its highest price', async () => {
    const near = await getJson('/cars-for-sale/los-angeles-ca?zip=90012&searchRadius=50');
    expect(near.promotions.peekaboo.length).toBeGreaterThan(0);
    for (const { hit, misses } of near.promotions.peekaboo) {
      expect(misses.kind).toBe('distance');
      expect(Math.round(hit.distanceMiles - 50)).toBe(misses.beyond);
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
    expect(promotions.premium.length).toBeGreaterThan(0);
    for (const { card } of promotions.premium)
      expect(card.deal).toEqual((await engine.findById(card.id))?.deal);
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

describe('what is switched off', () => {
  const off = (flags: string) =>
    createQuietApp({
      ...market.dependencies(),
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
