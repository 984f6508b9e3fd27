import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { derivedPrice, priceDrop } from '@forecourt/domain/listing/listing-rules';
import { homePayments } from '@forecourt/domain/money/home-payments';
import { maxPriceFor, usualTerms } from '@forecourt/domain/money/shopper-terms';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import type {
  SearchFilter,
  SearchReader,
  SearchRequest,
} from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { nobodysMoney } from '@forecourt/domain/search/to-search-filter';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { describe, expect, test } from 'vitest';
import { createCallRunner } from '../platform/calls/call-runner.ts';
import { rememberVersion } from '../platform/version-memory.ts';
import { reference } from '../request/reference.ts';
import { searchFacts } from '../request/request-facts.ts';
import { findHomeFigures } from './find-home-figures.ts';
import { homePolicies } from './home-policies.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 1200, seed: 5, today })];
const listings = stock.flatMap((entry) => entry.listings);
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings, today }),
);
const used = listings.filter(({ listingType }) => listingType === 'USED');
const brand = requireBrand('atc');
const { filterOf } = searchFacts(flagsOf(brand), today, reference);

/** What each car was asked for, as the database has it. */
const readHistories = async (ids: readonly number[]) =>
  new Map(
    listings.filter(({ id }) => ids.includes(id)).map(({ id, priceHistory }) => [id, priceHistory]),
  );

const ofToday = { reference, today };

const dealCodes = ['greatprice', 'goodprice'];

const freshMemory = () => rememberVersion(() => 1, 100);

function find(query: SearchQuery, fails: (call: string) => boolean = () => false) {
  const calls = createCallRunner({
    policies: homePolicies,
    onReport() {},
    before(name) {
      if (fails(name)) throw new Error(`${name} is away`);
    },
  });
  return findHomeFigures(
    calls,
    { engine, filterOf, readHistories, ...ofToday, figureMemory: freshMemory() },
    query,
  );
}

describe('the figures of a home page', () => {
  test('are those of the cars that its search finds', async () => {
    const { counts, underPrices, drops } = await find(brandSearch(brand));
    expect(counts?.total).toBe(used.length);
    expect(counts?.conditions.get('NEW')).toBe(
      listings.filter(({ listingType }) => listingType === 'NEW').length,
    );
    for (const { maxPrice, cars } of underPrices ?? [])
      expect(cars).toBe(used.filter((car) => (derivedPrice(car) ?? Infinity) <= maxPrice).length);
    expect(drops?.total).toBe(
      await engine.count({
        values: { listingType: ['USED'], priceDrop: ['1-'], dealType: dealCodes },
      }),
    );
  });

  test('have the median of each body style as it is reckoned by hand', async () => {
    const { medians } = await find(brandSearch(brand));
    expect(medians?.size).toBeGreaterThan(4);
    for (const [style, { price }] of medians ?? []) {
      const prices = used
        .filter(({ vehicleStyleCode }) => vehicleStyleCode === style)
        .flatMap((car) => derivedPrice(car) ?? [])
        .sort((one, other) => one - other);
      const [low = 0, high = 0] = [
        prices[Math.floor((prices.length - 1) / 2)],
        prices[Math.floor(prices.length / 2)],
      ];
      expect(price, style).toBe(Math.round((low + high) / 2));
    }
  });

  test('count the cars within each payment, and spread all by their prices', async () => {
    const query = brandSearch(brand);
    const { payments, counts } = await find(query);
    expect(payments?.underPayments.map(({ maxPayment }) => maxPayment)).toEqual(homePayments);
    for (const { maxPayment, cars } of payments?.underPayments ?? []) {
      const reach = maxPriceFor(maxPayment * 100, usualTerms, false) ?? 0;
      const within = used.filter((car) => (derivedPrice(car) ?? Infinity) <= reach);
      expect(cars, String(maxPayment)).toBe(within.length);
    }
    expect(payments?.total).toBe(counts?.total);
    const priced = used.filter((car) => derivedPrice(car) !== null);
    expect(payments?.priceBars.reduce((sum, cars) => sum + cars, 0)).toBe(priced.length);
  });

  test('tell the models that most cars are of, those of an automaker on its site', async () => {
    for (const one of [brand, requireBrand('hyundai')]) {
      const query = brandSearch(one);
      const { popularModels, counts } = await find(query);
      expect(popularModels).toHaveLength(3);
      const cars = popularModels?.map(({ modelCode }) => counts?.models.get(modelCode) ?? 0) ?? [];
      expect(cars).toEqual(cars.toSorted((few, many) => many - few));
      for (const { modelCode, medianPrice } of popularModels ?? []) {
        const makeCode = reference.findModel(modelCode)?.makeCode;
        expect(one.makeCode ?? makeCode).toBe(makeCode);
        const filters = { ...query.filters, modelCode: [modelCode] };
        const below = await engine.count(filterOf({ ...query, filters, maxPrice: medianPrice }));
        const all = await engine.count(filterOf({ ...query, filters, maxPrice: 99_999_999 }));
        expect(below / all).toBeGreaterThanOrEqual(0.5);
      }
    }
  });

  test('name the good deals whose price fell the most, with all they were asked for', async () => {
    const { drops, dropHistories } = await find(brandSearch(brand));
    expect(drops?.areDeals).toBe(true);
    expect(drops?.hits).toHaveLength(5);
    const falls = (drops?.hits ?? []).map(({ card }) => priceDrop(card) ?? 0);
    expect(falls).toEqual(falls.toSorted((one, other) => other - one));
    for (const { card } of drops?.hits ?? []) {
      expect(card.deal).toMatchObject({ word: expect.stringMatching(/great|good/) });
      expect(dropHistories?.get(card.id)?.at(-1)?.price).toBe(derivedPrice(card));
    }
  });

  test('name any car whose price fell where the good deals are too few', async () => {
    const few = { ...brandSearch(brand), maxPrice: 9000 };
    const dealsOf = { ...filterOf(few).values, priceDrop: ['1-'], dealType: dealCodes };
    expect(await engine.count({ ...filterOf(few), values: dealsOf })).toBeLessThan(5);
    const { drops } = await find(few);
    expect(drops?.areDeals).toBe(false);
    const values = { ...filterOf(few).values, priceDrop: ['1-'] };
    expect(drops?.total).toBe(await engine.count({ ...filterOf(few), values }));
  });

  test('near a ZIP are of that place alone', async () => {
    const near = { ...brandSearch(brand), zip: '30303', searchRadius: 50 };
    const { counts, drops } = await find(near);
    expect(counts?.total).toBe(await engine.count(filterOf(near)));
    expect(counts?.total).toBeLessThan(used.length);
    for (const { distanceMiles } of drops?.hits ?? [])
      expect(distanceMiles).toBeLessThanOrEqual(50);
  });

  test('of an automaker are of its cars alone, its models counted', async () => {
    const { counts } = await find(brandSearch(requireBrand('hyundai')));
    const ours = listings.filter(({ makeCode }) => makeCode === 'HYUND');
    expect(counts?.total).toBe(ours.length);
    const [{ modelCode } = { modelCode: '' }] = ours;
    expect(counts?.models.get(modelCode)).toBe(
      ours.filter((car) => car.modelCode === modelCode).length,
    );
  });

  test.each(Object.keys(homePolicies))('without %s the others are told', async (lost) => {
    const figures = await find(brandSearch(brand), (call) => call === lost);
    const missing = Object.values(figures).filter((figure) => figure === null);
    // Of cars that are not known there are no prices.
    expect(missing).toHaveLength(lost === 'home-price-drops' ? 2 : 1);
  });

  test('are searched for once for a place and terms, until the market changes', async () => {
    let asked = 0;
    let version = 1;
    class CountedSearch extends LocalSearch {
      override search(request: SearchRequest) {
        asked += 1;
        return super.search(request);
      }
      override count(filter: SearchFilter) {
        asked += 1;
        return super.count(filter);
      }
    }
    const owners = stock.map(({ owner }) => owner);
    const counted = new CountedSearch(createVehicleSearchEngine({ owners, listings, today }));
    const figureMemory = rememberVersion(() => version, 100);
    const calls = createCallRunner({ policies: homePolicies, onReport() {} });
    const searchesOf = async (query: SearchQuery, of = filterOf) => {
      asked = 0;
      const figures = await findHomeFigures(
        calls,
        { engine: counted, filterOf: of, readHistories, ...ofToday, figureMemory },
        query,
      );
      return { asked, figures };
    };
    const first = await searchesOf(brandSearch(brand));
    const again = await searchesOf(brandSearch(brand));
    expect(first.asked).toBeGreaterThan(30);
    expect(again.asked).toBe(2);
    expect(again.figures).toEqual(first.figures);
    const elsewhere = { ...brandSearch(brand), zip: '30303', searchRadius: 50 };
    expect((await searchesOf(elsewhere)).asked).toBeGreaterThan(30);
    const terms = { ...nobodysMoney, terms: { ...usualTerms, months: 36 } };
    const dearer = searchFacts(flagsOf(brand), today, reference, terms).filterOf;
    const ofTerms = await searchesOf(brandSearch(brand), dearer);
    expect(ofTerms.asked).toBe(2 + homePayments.length + 1);
    expect(ofTerms.figures.payments).not.toEqual(first.figures.payments);
    version = 2;
    expect((await searchesOf(brandSearch(brand))).asked).toBe(first.asked);
  });

  test('of an empty stock are none', async () => {
    const empty: SearchReader = new LocalSearch(
      createVehicleSearchEngine({ owners: [], listings: [], today }),
    );
    const calls = createCallRunner({ policies: homePolicies, onReport() {} });
    const dependencies = {
      engine: empty,
      filterOf,
      readHistories,
      ...ofToday,
      figureMemory: freshMemory(),
    };
    const figures = await findHomeFigures(calls, dependencies, brandSearch(brand));
    expect(figures.counts?.total).toBe(0);
    expect(figures.medians?.size).toBe(0);
    expect(figures.underPrices).toEqual([]);
    expect(figures.popularModels).toEqual([]);
    expect(figures.payments?.total).toBe(0);
    expect(figures.drops?.hits).toEqual([]);
  });
});
