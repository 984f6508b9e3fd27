import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference as reference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { findRibbon } from '@forecourt/domain/listing/listing-ribbon';
import { derivedPrice, findPriceReduction } from '@forecourt/domain/listing/listing-rules';
import { highlightTypeOf } from '@forecourt/domain/listing/vehicle-highlight';
import { distanceMiles } from '@forecourt/domain/place/geo';
import { parseSearchParameters } from '@forecourt/domain/search/address/parse-search-url';
import { anyCharacter } from '@forecourt/domain/test/any-character';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { startKeywordSearch } from '../../../test/started-keywords.ts';
import type { App } from '../../compose/app.ts';
import { parseConfig } from '../../compose/config.ts';
import { dayOf, systemClock } from '../../platform/clock.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { reference as placesAndCars } from '../../request/reference.ts';

type Json = ReturnType<typeof JSON.parse>;

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 800, seed: 3, today })];
const listings = stock
  .flatMap((entry) => entry.listings)
  .map((listing, place) => (place === 0 ? { ...listing, fyuseId: 'ab12' } : listing));
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings,
    today,
  }),
);

const page = `<!doctype html><title>${'Page '.repeat(100)}</title>`;

let opened: OpenDatabase;
let dependencies: Parameters<typeof createQuietApp>[0];
let app: App;

beforeAll(async () => {
  opened = await openInMemory();
  dependencies = {
    database: opened.database,
    engine,
    keywords: await startKeywordSearch({
      engine,
      reference: placesAndCars,
      brands: [],
      onError() {},
    }),
    pages: async (_request, { channel }) =>
      new Response(page, {
        headers: {
          'Content-Type': 'text/html',
          'Content-Length': String(page.length),
          'X-Channel': channel,
        },
      }),
  };
  app = createQuietApp(dependencies);
});
afterAll(() => opened.close());

function requireValue<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('an answer names what was never stored');
  return value;
}

const get = async (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost${path}`, { headers });
// Answers are looked into freely here; their shape is what the tests are about.
const getJson = async (path: string): Promise<Json> => JSON.parse(await (await get(path)).text());

describe('GET /rest/lsc/listing', () => {
  test('answers a page of cars with owners, filters and statistics [listing.type, response.listings, response.stats, codes.listing-types, calls.listing]', async () => {
    const body = await getJson('/rest/lsc/listing?allListingType=all&numRecords=10');
    expect(body.totalResultCount).toBe(listings.length);
    expect(body.listings).toHaveLength(10);
    const owners = new Set(body.owners.map(({ id }: { id: number }) => id));
    for (const listing of body.listings) expect(owners).toContain(listing.ownerId);
    expect(body.filters.listingType.options.map(({ value }: { value: string }) => value)).toEqual([
      'NEW',
      'USED',
      'CERTIFIED',
      '3P_CERT',
    ]);
    expect(body.stats.derivedprice.min).toBeLessThan(body.stats.derivedprice.max);
    expect(body.warnings).toEqual([]);
  });

  test('suggests filters on request, each with the cars that it leaves [response.suggested-filters]', async () => {
    const search = '/rest/lsc/listing?zip=30303&searchRadius=0';
    expect((await getJson(search)).suggestedFilters).toBeUndefined();
    const { suggestedFilters } = await getJson(`${search}&includeSuggested=true`);
    expect(suggestedFilters.length).toBeGreaterThan(5);
    for (const { count, codes } of suggestedFilters) {
      const narrowed = Object.entries(codes).map(([name, [code]]: Json) => `&${name}=${code}`);
      expect(await getJson(`/rest/lsc/listing/count?zip=30303&searchRadius=0${narrowed}`)).toBe(
        count,
      );
    }
  });

  test('a car that is named is found whatever its condition', async () => {
    for (const type of ['NEW', 'USED', 'CERTIFIED', '3P_CERT']) {
      const named = requireValue(listings.find(({ listingType }) => listingType === type));
      for (const question of [`vin=${named.vin}`, `listingId=${named.id}`]) {
        const { listings: found } = await getJson(`/rest/lsc/listing?${question}`);
        expect(found.map(({ vin }: Json) => vin)).toEqual([named.vin]);
      }
      const { totalResultCount } = await getJson(
        `/rest/lsc/listing?vin=${named.vin}&listingType=${type === 'NEW' ? 'USED' : 'NEW'}`,
      );
      expect(totalResultCount).toBe(0);
    }
  });

  test.each([
    ['vin=1HGCM82633A00435', 'vin', 'a VIN of 17 letters and digits'],
    ['listingId=abc', 'listingId', 'the id of a car'],
    ['listingId=1e5', 'listingId', 'the id of a car'],
  ])('%s names no car, and that is said', async (question, parameter, expected) => {
    const found = await getJson(`/rest/lsc/listing?${question}`);
    expect(found.totalResultCount).toBe(0);
    expect(found.warnings).toMatchObject([{ parameter, value: question.split('=')[1], expected }]);
  });

  test('what is neither true nor false finds nothing', async () => {
    const found = await getJson('/rest/lsc/listing?isSponsorship=FOO');
    expect(found.totalResultCount).toBe(0);
    expect(found.warnings[0]).toMatchObject({
      parameter: 'isSponsorship',
      expected: 'true, false',
    });
  });

  test('of a parameter that comes twice the first counts', async () => {
    const count = (query: string) => getJson(`/rest/lsc/listing/count?${query}`);
    expect(await count('zip=30303&zip=90210')).toBe(await count('zip=30303'));
  });

  test('pages are disjoint and in order', async () => {
    const page = (first: number) =>
      getJson(
        `/rest/lsc/listing?allListingType=all&sortBy=derivedpriceASC&numRecords=20&firstRecord=${first}`,
      );
    const ids = (body: { listings: { id: number }[] }) => body.listings.map(({ id }) => id);
    const [one, two] = [ids(await page(0)), ids(await page(20))];
    expect(new Set([...one, ...two]).size).toBe(40);
  });

  test('begins at firstRecord, wherever in the order that is [parameters.first-record, calls.listing-parameters, calls.load-more]', async () => {
    const ids = async (first: number, count: number) => {
      const query = `allListingType=all&sortBy=yearASC&firstRecord=${first}&numRecords=${count}`;
      const { listings: cars } = await getJson(`/rest/lsc/listing?${query}`);
      return cars.map(({ id }: { id: number }) => id);
    };
    const all = await ids(0, 40);
    expect(await ids(7, 10)).toEqual(all.slice(7, 17));
  });

  test('names the seller of a car, what sets it apart, and whether it delivers here [listing.owner, listing.images, listing.market-extension, owner.dealer-diff, limits.images]', async () => {
    const body = await getJson(
      '/rest/lsc/listing?allListingType=all&numRecords=100&zip=30303&searchRadius=0',
    );
    const market = placeReference.findZip('30303')?.dmaCode;
    const sellers = new Map(stock.map(({ owner }) => [owner.id, owner]));
    for (const listing of body.listings) {
      const seller = sellers.get(listing.ownerId);
      const delivers = seller?.deliveryDmaCodes.some((code) => code === '*' || code === market);
      expect(listing).toMatchObject({
        owner: seller?.id,
        ownerName: seller?.name,
        marketExtension: { imeDmaMatch: delivers },
      });
      expect(listing.images.sources).toEqual([expect.objectContaining({ alt: listing.title })]);
    }
    for (const owner of body.owners) {
      const tagline = sellers.get(owner.id)?.tagline;
      expect(owner.dealerDiff).toEqual(tagline ? { tagline } : undefined);
    }
    expect(new Set(body.owners.map(({ dealerDiff }: Json) => dealerDiff !== undefined))).toContain(
      true,
    );
  });

  test('names the turning picture of a car that has one [listing.fyuse]', async () => {
    const [first, second] = listings;
    const one = await getJson(`/rest/lsc/listing?allListingType=all&vin=${first?.vin}`);
    expect(one.listings[0].fyuseId).toBe('ab12');
    const other = await getJson(`/rest/lsc/listing?allListingType=all&vin=${second?.vin}`);
    expect(other.listings[0]).not.toHaveProperty('fyuseId');
  });

  test('gives a car every field that the specification names [listing.make-model, listing.base-url, listing.prices, listing.certified-product, listing.specifications, listing.highlight, listing.special-offer, listing.reduced-price, listing.ribbon]', async () => {
    const body = await getJson('/rest/lsc/listing?allListingType=all&numRecords=100&zip=30303');
    const known = new Map(listings.map((listing) => [listing.id, listing]));
    for (const listing of body.listings) {
      const car = requireValue(known.get(listing.id));
      const given = <Value>(value: Value | null) => value ?? undefined;
      const priceBeforeReduction = findPriceReduction(car.priceHistory)?.from ?? null;
      expect(listing).toMatchObject({
        vin: car.vin,
        makeCode: car.makeCode,
        make: { code: car.makeCode, name: reference.findMake(car.makeCode)?.name },
        model: { code: car.modelCode, name: reference.findModel(car.modelCode)?.name },
        listingType: car.listingType,
        vdpBaseUrl: `/cars-for-sale/vehicle/${car.id}`,
        hasSpecialOffer: car.hasSpecialOffer,
        isReducedPrice: findPriceReduction(car.priceHistory) !== null,
        vehicleHighlight: {
          isVehicleHighlight:
            highlightTypeOf({ ...car, priceBeforeReduction }, dayOf(systemClock)) !== null,
        },
      });
      expect(listing.certifiedProduct).toBe(given(car.certifiedProgram));
      const ribbon = findRibbon({ ...car, priceBeforeReduction });
      expect(listing.ribbon).toBe(given(ribbon));
      expect(listing.vehicleHighlight.urgencyDriverType).toBe(
        given(highlightTypeOf({ ...car, priceBeforeReduction }, dayOf(systemClock))),
      );
      const { salePrice, msrp, incentive, payments } = listing.pricingDetail;
      expect({ salePrice, msrp, incentive }).toEqual({
        salePrice: given(car.salePrice),
        msrp: given(car.msrp),
        incentive: given(car.incentive),
      });
      expect(payments === undefined).toBe(derivedPrice(car) === null);
      // What the car's page shows and tells search engines, whatever its dealer charges beside it.
      expect(listing.pricingDetail.displayPrice).toBe(given(derivedPrice(car)));
      expect(listing.pricingDetail.dealerFeesTotal).toBe(given(car.dealerFees));
      const { mpg, mileRange, engine: motor, driveType } = listing.specifications;
      expect(mpg === undefined).toBe(car.mpgCity === null || car.mpgHighway === null);
      expect(mileRange?.value).toBe(given(car.electricRangeMiles)?.toString());
      expect(motor?.value).toBe(given(car.engineName));
      expect(driveType === undefined).toBe(car.driveType === null);
    }
  });

  test('gives a seller every field that the specification names [owner.*, listing.phone, listing.website]', async () => {
    const body = await getJson('/rest/lsc/listing?allListingType=all&numRecords=100&zip=30303');
    const sellers = new Map(stock.map(({ owner }) => [owner.id, owner]));
    const place = requireValue(placeReference.findZip('30303'));
    for (const shown of body.owners) {
      const seller = requireValue(sellers.get(shown.id));
      const { address1, city, state, zip } = seller;
      expect(shown).toMatchObject({
        name: seller.name,
        privateSeller: seller.privateSeller,
        hideEmailForm: seller.hideEmailForm,
        location: { address: { ...(address1 && { address1 }), city, state, zip } },
        homeServices: { buyOnline: seller.homeServices.includes('BUY_ONLINE') },
      });
      expect(shown.phone?.value ?? null).toBe(seller.phone);
      expect(shown.website?.href ?? null).toBe(seller.website);
      expect(shown.logo?.src ?? null).toBe(seller.logoUrl);
      expect(shown.rating?.value ?? null).toBe(seller.rating);
      expect(shown.shippingLabel ?? null).toBe(seller.shippingLabel);
      expect(shown.distanceFromSearch).toBeCloseTo(distanceMiles(place, seller), 0);
    }
    for (const listing of body.listings) {
      const seller = sellers.get(listing.ownerId);
      expect(listing.phone?.value ?? null).toBe(seller?.phone);
      expect(listing.website?.href ?? null).toBe(seller?.website);
    }
  });

  test('clamps a page to a hundred cars [parameters.num-records]', async () => {
    expect(
      (await getJson('/rest/lsc/listing?allListingType=all&numRecords=5000')).listings,
    ).toHaveLength(100);
  });

  test('an option without cars is disabled and has no count', async () => {
    const { filters } = await getJson('/rest/lsc/listing?makeCode=TOYOTA');
    const none = filters.engineCode.options.find(
      ({ value }: { value: string }) => value === '16CLDR',
    );
    expect(none).toEqual({ label: '16 Cylinder', value: '16CLDR', disabled: true });
  });

  test('models are those of the chosen makes, or all that were counted, and trims those of the chosen models', async () => {
    const codesOf = async (query: string) => {
      const { filters } = await getJson(`/rest/lsc/listing?allListingType=all${query}`);
      const codes = ({ options }: Json) => options.map(({ value }: Json) => value);
      return {
        models: codes(filters.modelCode),
        trims: filters.trimCode ? codes(filters.trimCode) : null,
      };
    };
    const counted = new Set(listings.map(({ modelCode }) => modelCode));
    const toyotas = reference.modelsOf('TOYOTA').map(({ code }) => code);
    const trims = reference.trimNamesOf('CAMRY').map((name) => `CAMRY|${name}`);
    expect(await codesOf('')).toEqual({ models: [...counted].sort(), trims: null });
    expect(await codesOf('&makeCode=TOYOTA')).toEqual({ models: toyotas, trims: null });
    expect(await codesOf('&makeCode=TOYOTA&modelCode=CAMRY')).toEqual({ models: toyotas, trims });
  });

  test('a value that means nothing gives no cars and says what was expected [address.invalid]', async () => {
    const body = await getJson('/rest/lsc/listing?fuelTypeGroup=STEAM');
    expect(body).toMatchObject({
      totalResultCount: 0,
      warnings: [{ parameter: 'fuelTypeGroup', value: 'STEAM' }],
    });
  });

  test('says how it read the search [response.request-params]', async () => {
    const query = 'makeCodeList=TOYOTA,HONDA&maxPrice=%2430,000&zip=30303-1234&page=2';
    expect((await getJson(`/rest/lsc/listing?${query}`)).requestParams).toEqual({
      listingType: ['USED'],
      makeCode: ['HONDA', 'TOYOTA'],
      maxPrice: 30_000,
      zip: '30303',
      searchRadius: 50,
      marketExtension: 'include',
      sortBy: 'relevance',
      page: 2,
      numRecords: 25,
    });
  });

  test('finds one car by VIN or id [listing.id-vin, calls.listing-parameters]', async () => {
    const [car] = listings;
    for (const query of [`vin=${car?.vin}`, `listingId=${car?.id}`]) {
      const body = await getJson(`/rest/lsc/listing?allListingType=all&${query}`);
      expect(body.listings.map(({ id }: { id: number }) => id)).toEqual([car?.id]);
    }
  });

  test('counts as a bare number [parameters.deal-type, calls.count]', async () => {
    const count = (query: string) => getJson(`/rest/lsc/listing/count?allListingType=all${query}`);
    expect(await count('')).toBe(listings.length);
    const great = await count('&zip=30303&searchRadius=0&dealType=greatprice');
    expect(great).toBe(await engine.count({ values: { dealType: ['greatprice'] } }));
    expect(great).toBeGreaterThan(0);
  });

  test('says how much of its time the search took', async () => {
    const timing = (await get('/rest/lsc/listing?zip=30303')).headers.get('Server-Timing') ?? '';
    const [search, total] = ['search', 'total'].map((name) =>
      Number(new RegExp(`\\b${name};dur=([\\d.]+)`).exec(timing)?.[1]),
    );
    expect(search).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(Math.floor(requireValue(search)));
  });

  test('whatever a client sends, it is never the server that fails', async () => {
    const names = fc.constantFrom(
      'zip',
      'makeCode',
      'minPrice',
      'page',
      'sortBy',
      '__proto__',
      'constructor',
      'trimCode',
      'vin',
      'excludedListingId',
    );
    const pairs = fc.array(fc.tuple(names, fc.string({ maxLength: 60, unit: anyCharacter })), {
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(pairs, async (sent) => {
        const query = new URLSearchParams(sent).toString();
        expect((await get(`/rest/lsc/listing?${query}`)).status).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
    expect((await get(`/rest/lsc/listing?zip=${'9'.repeat(8000)}`)).status).toBe(200);
    expect((await get('/rest/lsc/listing?makeCode=%ff%E0%A4%A')).status).toBe(200);
    expect((await get('/rest/lsc/listing?makeCode=%00')).status).toBe(400);
  });
});

describe('look-ups', () => {
  const lookUp = async (path: string) => {
    const { results } = await getJson(`/cars-for-sale/searchoptions/${path}`);
    return results;
  };

  test('give names and codes of makes, models, series and trims [calls.vehicle-look-ups]', async () => {
    expect((await lookUp('makes')).makes).toContainEqual({ name: 'Toyota', code: 'TOYOTA' });
    expect((await lookUp('models?makeCode=TOYOTA')).models).toContainEqual({
      name: 'RAV4',
      code: 'RAV4',
    });
    expect((await lookUp('series?makeCode=BMW')).series).toContainEqual({
      name: '3 Series',
      code: '3_SERIES',
    });
    expect((await lookUp('trims?makeCode=TOYOTA&modelCode=RAV4')).trims).toContainEqual({
      name: 'XLE',
      code: 'RAV4|XLE',
    });
  });

  test('give nothing for codes that are not known or not of the make', async () => {
    expect(await lookUp('models?makeCode=ZEPPELIN')).toEqual({ models: [] });
    expect(await lookUp('series')).toEqual({ series: [] });
    expect(await lookUp('trims?makeCode=HONDA&modelCode=RAV4')).toEqual({ trims: [] });
  });

  test('give body styles, mileage ranges and the years of a search [calls.other-look-ups]', async () => {
    expect((await lookUp('bodystyles')).bodyStyles).toContainEqual({
      name: 'Van / Minivan',
      code: 'VANMV',
    });
    expect((await lookUp('mileageranges')).mileageRanges[0]).toEqual({
      name: '10,000 or less',
      code: '-10000',
    });
    const { years } = await lookUp('years?listingType=NEW');
    expect(years[0]).toEqual({ label: 'Any', value: '0' });
    expect(years).toHaveLength(5);
  });

  test('give the city and state of a ZIP, and say when there is none [calls.vehicle-look-ups, calls.zip]', async () => {
    expect(await getJson('/cars-for-sale/searchoptions/zip/30303')).toMatchObject({
      zip: '30303',
      city: 'Atlanta',
      state: 'GA',
    });
    for (const [zip, status] of [
      ['00000', 404],
      ['303', 400],
    ] as const) {
      const answer = await get(`/cars-for-sale/searchoptions/zip/${zip}`);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ detail: 'Enter a valid ZIP Code' });
    }
  });

  test('of packages say that there was no answer in time [errors.packages]', async () => {
    const broken = createQuietApp({
      ...dependencies,
      beforeCall: (name) => {
        if (name === 'packages') throw new Error('away');
      },
    });
    const path = 'http://localhost/cars-for-sale/searchoptions/packages?modelCode=RAV4';
    const answer = await broken.request(path);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ detail: 'Request timed out' });
  });
});

test('packages of a model come with their codes [calls.packages]', async () => {
  const body = await getJson('/cars-for-sale/searchoptions/packages?modelCode=RAV4');
  expect(body.results.packageNames).toContainEqual({
    name: 'Weather Package',
    code: 'WEATHER_PACKAGE',
  });
});

test('a model of another make has no packages', async () => {
  const path = '/cars-for-sale/searchoptions/packages?modelCode=RAV4&makeCode';
  expect((await getJson(`${path}=HONDA`)).results.packageNames).toEqual([]);
  expect((await getJson(`${path}=TOYOTA`)).results.packageNames).not.toEqual([]);
});

describe('pictures', () => {
  test('are composed in what the browser takes best, and may be kept', async () => {
    const address = `/images/listing/${listings[0]?.id}/front-quarter-480`;
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(response.headers.get('Vary')).toContain('Accept');
    const again = await get(address, {
      'If-None-Match': response.headers.get('ETag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  test('come in the format that their name asks for', async () => {
    const response = await get(`/images/listing/${listings[0]?.id}/front-quarter-320.webp`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(String.fromCharCode(...bytes.subarray(8, 12))).toBe('WEBP');
  });

  test.each(['side-481', 'above-480', 'front-quarter-480.gif', 'front-quarter-480.svg'])(
    '%s does not exist',
    async (file) => {
      const response = await get(`/images/listing/${listings[0]?.id}/${file}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toContain('application/problem+json');
    },
  );
});

describe('every answer', () => {
  test('carries the security headers, with a nonce of its own', async () => {
    const policy = async (path: string) =>
      (await get(path)).headers.get('Content-Security-Policy') ?? '';
    for (const path of ['/cars-for-sale', '/docs']) {
      expect(await policy(path)).toContain("object-src 'none'");
      expect(await policy(path)).not.toMatch(/script-src[^;]*unsafe-inline/);
    }
    expect(await policy('/docs')).not.toBe(await policy('/docs'));
    expect((await get('/healthz')).headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('is compressed when the client can read that', async () => {
    const response = await get('/rest/lsc/listing', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    const picture = await get(`/images/dealer/${stock[0]?.owner.id}.svg`);
    const packed = await get(`/images/dealer/${stock[0]?.owner.id}.svg`, {
      'Accept-Encoding': 'gzip',
    });
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await picture.text());
    expect(packed.headers.get('Content-Length')).toBeNull();
  });

  test.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])(
    'keeps a length of its own when it is compressed as a whole: %s',
    async (accepted, encoding, decompress) => {
      const packed = await get('/cars-for-sale', { 'Accept-Encoding': accepted });
      const body = Buffer.from(await packed.arrayBuffer());
      expect(packed.headers.get('Content-Encoding')).toBe(encoding);
      expect(packed.headers.get('Content-Length')).toBe(String(body.length));
      expect(packed.headers.get('Server-Timing')).toMatch(
        /(?:compress|page-cache;desc="hit");dur=\d/,
      );
      expect(decompress(body).toString()).toBe(page);
      expect(await (await get('/cars-for-sale')).text()).toBe(page);
    },
  );
});

describe('the campaign that led to a page', () => {
  const cookiesOf = async (path: string) =>
    Object.fromEntries(
      (await get(path)).headers.getSetCookie().map((cookie) => cookie.split(/=(.*)/s).slice(0, 2)),
    );

  test('is remembered: its marks for half an hour, its channel for a week [parameters.campaign-marks, stored.campaign-cookie, stored.campaign-mark-cookies, calls.campaign-cookie, calls.campaign-mark-cookies]', async () => {
    const cookies = await cookiesOf('/cars-for-sale?psid=spring-1&siomid=m2&LNX=OTHER');
    expect(cookies).toEqual({
      psid: 'spring-1; Max-Age=1800; Path=/; HttpOnly; SameSite=Lax',
      siomid: 'm2; Max-Age=1800; Path=/; HttpOnly; SameSite=Lax',
      CAMP360Cookie: 'spring-1; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax',
    });
    expect(await cookiesOf('/cars-for-sale?LNX=SPGOOG')).toEqual({
      CAMP360Cookie: expect.stringMatching(/^SPGOOG;/),
    });
  });

  test('is the channel of later pages, until another one comes [calls.campaign-cookie, parameters.lnx]', async () => {
    const channel = async (path: string, headers = {}) =>
      (await get(path, headers)).headers.get('X-Channel');
    const known = { Cookie: 'CAMP360Cookie=SPGOOG' };
    expect(await channel('/cars-for-sale')).toBe('ATC');
    expect(await channel('/cars-for-sale', known)).toBe('SPGOOG');
    expect(await channel('/cars-for-sale?psid=next', known)).toBe('next');
    expect(await channel('/cars-for-sale?lnx=autumn', known)).toBe('autumn');
  });

  test('is remembered for encrypted requests only where shoppers send no others', async () => {
    const config = parseConfig({ PUBLIC_URL: 'https://cars.test' });
    const answer = await createQuietApp({ ...dependencies, config }).request(
      '/cars-for-sale?psid=a',
    );
    expect(answer.headers.getSetCookie()).toHaveLength(2);
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toContain('; Secure');
  });

  test('is nobody when it is no code', async () => {
    expect(await cookiesOf('/cars-for-sale?psid=%3Cb%3E&siomid=a%3B%20b')).toEqual({});
    expect(await cookiesOf('/cars-for-sale')).toEqual({});
  });
});

test('the metrics tell how large the columns are that searches count by, and which have no totals', async () => {
  const text = await (await get('/metrics')).text();
  expect(text).toMatch(/search_index_column_codes\{column="tree"\} [1-9]/);
  // So few cars have none.
  expect(text).toContain('search_index_column_totals{column="packages"} 0');
});

test('the metrics tell how much memory is in use, and where', async () => {
  const text = await (await get('/metrics')).text();
  const bytes = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  const [all, heap] = [bytes('process_resident_memory_bytes'), bytes('nodejs_heap_used_bytes')];
  expect(heap).toBeGreaterThan(1e6);
  expect(heap).toBeLessThan(all);
  expect(bytes('nodejs_external_bytes')).toBeGreaterThan(0);
});

test('the metrics name the pattern that answered, so that addresses make no series', async () => {
  await get('/rest/lsc/listing/count?makeCode=HONDA');
  await get('/cars-for-sale/vehicle/1');
  const routes = (await (await get('/metrics')).text()).match(/(?<=http_route=")[^"]+/g);
  expect(routes).toContain('/rest/lsc/listing/count');
  expect(routes).toContain('/*');
  expect(routes).not.toContain('/cars-for-sale/vehicle/1');
});

test('health and readiness are told', async () => {
  expect(await getJson('/healthz')).toEqual({ status: 'ok' });
  expect(await getJson('/readyz')).toEqual({ status: 'ready', listings: listings.length });
});

test('the interface describes every parameter that a search is read from', async () => {
  const asked = new Set<string>();
  class Watched extends URLSearchParams {
    override get(name: string) {
      asked.add(name);
      return super.get(name);
    }
    override getAll(name: string) {
      asked.add(name);
      return super.getAll(name);
    }
  }
  parseSearchParameters(new Watched('zip=30303'), requireBrand('atc'), placesAndCars);
  const document = await getJson('/openapi.json');
  const described = document.paths['/rest/lsc/listing'].get.parameters.map(
    ({ name }: { readonly name: string }) => name,
  );
  expect([...asked].filter((name) => !described.includes(name))).toEqual([]);
});

test('the interface describes the look-up of one car where there is one', async () => {
  const { paths } = await getJson('/openapi.json');
  const takesVin = (path: string) =>
    paths[path].get.parameters.some(({ name }: { readonly name: string }) => name === 'vin');
  expect(takesVin('/rest/lsc/listing')).toBe(true);
  expect(takesVin('/rest/lsc/listing/count')).toBe(false);
});

test('the interface describes itself', async () => {
  const document = await getJson('/openapi.json');
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/rest/lsc/listing',
      '/rest/lsc/listing/count',
      '/cars-for-sale/searchoptions/packages',
      '/cars-for-sale/searchoptions/makes',
      '/cars-for-sale/searchoptions/years',
      '/cars-for-sale/searchoptions/zip/{zip}',
      '/rest/lsc/marketplace/suggested/keywords/{text}',
    ]),
  );
});
