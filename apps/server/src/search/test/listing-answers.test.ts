import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference as reference } from '@forecourt/catalog/vehicles/catalog';
import { lifestyleOf } from '@forecourt/domain/listing/lifestyle';
import { addOnsOf } from '@forecourt/domain/listing/listing-add-ons';
import { findRibbon } from '@forecourt/domain/listing/listing-ribbon';
import {
  derivedPrice,
  findPriceReduction,
  priceDrop,
} from '@forecourt/domain/listing/listing-rules';
import { listingTitle } from '@forecourt/domain/listing/listing-title';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { highlightTypeOf } from '@forecourt/domain/listing/vehicle-highlight';
import { distanceMiles } from '@forecourt/domain/place/geo';
import { anyCharacter } from '@forecourt/domain/test/any-character';
import { driveTypes, nameOf } from '@forecourt/domain/vehicle/codes';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Json,
  listings,
  openSmallMarket,
  type SmallMarket,
  stock,
  today,
} from '../../../test/small-market.ts';

let market: SmallMarket;
beforeAll(async () => {
  market = await openSmallMarket();
});
afterAll(() => market.close());

const get: SmallMarket['get'] = (...asked) => market.get(...asked);
const getJson: SmallMarket['getJson'] = (...asked) => market.getJson(...asked);

function requireValue<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('an answer names what was never stored');
  return value;
}

describe('GET /rest/lsc/listing', () => {
  test('answers a page of cars with owners, filters and statistics [response.listings, codes.listing-types, calls.listing]', async () => {
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
    expect(body.warnings).toEqual([]);
  });

  test('tells the years and prices of all that it found, and where it looked [response.stats]', async () => {
    const statsOf = async (search: string) =>
      (await getJson(`/rest/lsc/listing?allListingType=all&numRecords=1${search}`)).stats;
    const years = listings.map(({ year }) => year);
    const prices = listings.flatMap((car) => derivedPrice(car) ?? []);
    const startYear = Math.min(...years);
    const endYear = Math.max(...years);
    const minPrice = Math.min(...prices);
    const maxPrice = Math.max(...prices);
    const all = await statsOf('');
    expect(all).toMatchObject({
      startYear,
      endYear,
      year: { min: startYear, max: endYear },
      minPrice,
      maxPrice,
      derivedprice: { min: minPrice, max: maxPrice },
      searchRadius: '0',
    });
    expect(all).not.toHaveProperty('zip');
    expect(await statsOf('&zip=30303&searchRadius=75')).toMatchObject({
      zip: '30303',
      searchRadius: '75',
    });
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
    const one = ids(await page(0));
    const two = ids(await page(20));
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
    // A seller of the market itself, which names it among those that it delivers to.
    const isLocal = ({ deliveryDmaCodes, dmaCode }: Owner) =>
      dmaCode !== null && deliveryDmaCodes.includes(dmaCode);
    const local = requireValue(stock.map(({ owner }) => owner).find(isLocal));
    const place = `zip=${local.zip}&searchRadius=0&sortBy=distanceASC`;
    const body = await getJson(`/rest/lsc/listing?allListingType=all&numRecords=100&${place}`);
    const market = placeReference.findZip(local.zip)?.dmaCode;
    const sellers = new Map(stock.map(({ owner }) => [owner.id, owner]));
    for (const listing of body.listings) {
      const seller = sellers.get(listing.ownerId);
      const delivers = seller?.deliveryDmaCodes.some((code) => code === '*' || code === market);
      expect(listing).toMatchObject({
        owner: seller?.id,
        ownerName: seller?.name,
        marketExtension: { imeDmaMatch: delivers },
      });
      expect(listing.images).toMatchObject({
        primary: 0,
        sources: [{ src: `/images/listing/${listing.id}/front-quarter-640.webp` }],
      });
      expect(listing.images.sources).toEqual([expect.objectContaining({ alt: listing.title })]);
    }
    const delivering = new Set(
      body.listings.map(
        ({ ownerId, marketExtension }: Json) => marketExtension.imeDmaMatch && ownerId,
      ),
    );
    expect(delivering).toContain(local.id);
    expect(delivering).toContain(false);
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

  test('gives a car every field that the specification names [listing.id-vin, listing.title, listing.make-model, listing.type, listing.base-url, listing.prices, listing.deal-indicator, listing.certified-product, listing.specifications, listing.lifestyle, listing.highlight, listing.special-offer, listing.reduced-price, listing.ribbon, listing.add-ons]', async () => {
    const body = await getJson(
      '/rest/lsc/listing?allListingType=all&numRecords=100&zip=30303&searchRadius=0',
    );
    const known = new Map(
      stock.flatMap(({ owner, listings }) => listings.map((car) => [car.id, { car, owner }])),
    );
    const deals = { great: 'Great', good: 'Good' } as Record<string, string>;
    for (const listing of body.listings) {
      const { car, owner } = requireValue(known.get(listing.id));
      const card = requireValue(await market.dependencies.engine.findById(car.id));
      const given = <Value>(value: Value | null) => value ?? undefined;
      const priceBeforeReduction = findPriceReduction(car.priceHistory)?.from ?? null;
      expect(listing).toMatchObject({
        vin: car.vin,
        title: listingTitle(car, reference),
        makeCode: car.makeCode,
        make: { code: car.makeCode, name: reference.findMake(car.makeCode)?.name },
        model: { code: car.modelCode, name: reference.findModel(car.modelCode)?.name },
        listingType: car.listingType,
        vdpBaseUrl: `/cars-for-sale/vehicle/${car.id}`,
        hasSpecialOffer: car.hasSpecialOffer,
        lifestyleCategories: lifestyleOf(car),
        addOns: addOnsOf(car, owner),
        isReducedPrice: findPriceReduction(car.priceHistory) !== null,
        vehicleHighlight: {
          isVehicleHighlight: highlightTypeOf({ ...car, priceBeforeReduction }, today) !== null,
        },
      });
      expect(listing.certifiedProduct).toBe(given(car.certifiedProgram));
      const ribbon = findRibbon({ ...car, priceBeforeReduction });
      expect(listing.ribbon).toBe(given(ribbon));
      expect(listing.vehicleHighlight.urgencyDriverType).toBe(
        given(highlightTypeOf({ ...car, priceBeforeReduction }, today)),
      );
      const { salePrice, msrp, incentive, dealIndicator, payments } = listing.pricingDetail;
      expect(dealIndicator).toBe(card.deal.rated ? deals[card.deal.word] : undefined);
      expect({ salePrice, msrp, incentive }).toEqual({
        salePrice: given(car.salePrice),
        msrp: given(car.msrp),
        incentive: given(car.incentive),
      });
      expect(payments === undefined).toBe(derivedPrice(car) === null);
      // What the car's page shows and tells search engines, whatever its dealer charges beside it.
      expect(listing.pricingDetail.displayPrice).toBe(given(derivedPrice(car)));
      const { noPriceLabel, outTheDoor } = listing.pricingDetail;
      expect(noPriceLabel === undefined).toBe(car.salePrice !== null);
      const [first] = outTheDoor?.lines ?? [];
      expect(first?.label).toBe(outTheDoor && (car.salePrice === null ? 'MSRP' : 'Price'));
      expect(listing.pricingDetail.dealerFeesTotal).toBe(given(car.dealerFees));
      const { mpg, mileRange, engine: motor, driveType } = listing.specifications;
      const isKnown = car.mpgCity !== null && car.mpgHighway !== null;
      expect(mpg?.value).toBe(
        isKnown ? `${car.mpgCity} City / ${car.mpgHighway} Highway` : undefined,
      );
      expect(mileRange?.value).toBe(given(car.electricRangeMiles)?.toString());
      expect(motor?.value).toBe(given(car.engineName));
      expect(driveType?.value).toBe(given(car.driveType && nameOf(driveTypes, car.driveType)));
    }
  });

  test('tells with what sets a car apart its dollars, day or program [listing.highlight, listing.urgency-value]', async () => {
    const told = new Set<string>();
    for (const search of ['NEW', 'USED', 'CERTIFIED'].map((type) => `listingType=${type}`)) {
      const { listings: found } = await getJson(`/rest/lsc/listing?${search}&numRecords=100`);
      for (const { id, vehicleHighlight } of found) {
        const card = requireValue(await market.dependencies.engine.findById(id));
        const type = highlightTypeOf(card, today);
        const values: Partial<Record<string, string | number | null>> = {
          PRICE_REDUCED: priceDrop(card),
          INCENTIVES: card.incentive,
          NEWLY_LISTED: card.listedOn,
          WARRANTY: card.certifiedProgram,
        };
        const value = (type && values[type]) ?? undefined;
        expect(vehicleHighlight).toEqual({
          isVehicleHighlight: type !== null,
          ...(type !== null && { urgencyDriverType: type }),
          ...(value !== undefined && { urgencyDriverValue: String(value) }),
        });
        if (value !== undefined) told.add(String(type));
      }
    }
    expect([...told].sort()).toEqual(['INCENTIVES', 'NEWLY_LISTED', 'PRICE_REDUCED', 'WARRANTY']);
  });

  test('tells how the payments of a dealer are told, and nothing of who tells nothing [listing.digital-retailing, listing.dealer-settings, listing.payment-urls]', async () => {
    const body = await getJson(
      '/rest/lsc/listing?allListingType=all&numRecords=100&zip=30303&searchRadius=0',
    );
    const sellers = new Map(stock.map(({ owner }) => [owner.id, owner]));
    const tools = new Set<unknown>();
    for (const { ownerId, paymentServices } of body.listings) {
      const services = sellers.get(ownerId)?.paymentServices;
      const told = Object.entries(services ?? {}).filter(([, value]) => value !== null);
      expect(paymentServices).toEqual(services && Object.fromEntries(told));
      tools.add(paymentServices && (paymentServices.digitalRetailingType ?? null));
    }
    expect(tools).toContain(undefined);
    expect(tools).toContain(null);
    expect(tools.size).toBeGreaterThan(2);
  });

  test('gives a seller every field that the specification names [owner.*, listing.phone, listing.website]', async () => {
    const body = await getJson(
      '/rest/lsc/listing?allListingType=all&numRecords=100&zip=30303&searchRadius=0',
    );
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
        homeServices: {
          testDrive: seller.homeServices.includes('TEST_DRIVE'),
          vehicleDelivery: seller.homeServices.includes('SHIP_TO_HOME'),
          virtualTour: seller.homeServices.includes('VIRTUAL_TOUR'),
          buyOnline: seller.homeServices.includes('BUY_ONLINE'),
        },
      });
      expect(shown.phone?.value ?? null).toBe(seller.phone);
      expect(shown.website?.href ?? null).toBe(seller.website);
      expect(shown.logo?.src ?? null).toBe(seller.logoUrl);
      expect(shown.rating?.value ?? null).toBe(seller.rating);
      expect(shown.shippingLabel ?? null).toBe(seller.shippingLabel);
      expect(shown.distanceFromSearch).toBeCloseTo(distanceMiles(place, seller), 0);
    }
    expect(new Set(body.owners.map(({ hideEmailForm }: Json) => hideEmailForm)).size).toBe(2);
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
    expect(great).toBe(
      await market.dependencies.engine.count({ values: { dealType: ['greatprice'] } }),
    );
    expect(great).toBeGreaterThan(0);
  });

  test('counts what a search with the same parameters finds, of one car too', async () => {
    const [car, other] = [listings[0], listings.at(-1)].map(requireValue);
    for (const query of [
      `vin=${car?.vin}`,
      `vin=${car?.vin.toLowerCase()}&makeCode=${car?.makeCode}`,
      `listingId=${other?.id}`,
      'vin=11111111111111111',
      'listingId=999999999999',
      'vin=abc',
      'listingId=abc',
      'allListingType=all',
      `allListingType=all&excludedListingId=${car?.id},${other?.id}`,
      '',
    ]) {
      const { totalResultCount } = await getJson(`/rest/lsc/listing?${query}`);
      expect(await getJson(`/rest/lsc/listing/count?${query}`), query).toBe(totalResultCount);
    }
    expect(await getJson(`/rest/lsc/listing/count?vin=${car?.vin}`)).toBe(1);
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
