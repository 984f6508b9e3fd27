import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { trimCode } from '@forecourt/domain/listing/listing-rules';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { describe, expect, test } from 'vitest';
import { brandEngine } from './brand-engine.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 600, seed: 3, today })];
const listings = stock.flatMap((dealer) => dealer.listings);
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings, today }),
);
const maker = brandEngine(engine, requireBrand('hyundai'));
const page = { sort: 'relevance', offset: 0, limit: 100 } as const;
const anyMake = listings.filter(({ makeCode }) => makeCode === 'HYUND').length;

describe('an automaker’s site', () => {
  test('finds its own cars alone, whatever is asked for', async () => {
    for (const makeCode of [undefined, ['HYUND'], ['HYUND', 'TOYOTA']]) {
      const filter = { values: makeCode ? { makeCode } : {}, today };
      const { hits, total } = await maker.search({ ...page, filter });
      expect(total).toBe(anyMake);
      expect(await maker.count(filter)).toBe(anyMake);
      expect(new Set(hits.map(({ card }) => card.makeCode))).toEqual(new Set(['HYUND']));
    }
  });

  test('counts makes, series, models and trims of its own alone', async () => {
    const groups = ['makeCode', 'seriesCode', 'modelCode', 'trimCode'] as const;
    const own = new Set(
      listings
        .filter(({ makeCode }) => makeCode === 'HYUND')
        .flatMap((car) => [car.makeCode, car.modelCode, trimCode(car)]),
    );
    for (const makeCode of [undefined, ['HYUND', 'TOYOTA']]) {
      const filter = { values: makeCode ? { makeCode } : {}, today };
      const { facets } = await maker.search({ ...page, filter, facets: groups });
      const counted = groups.flatMap((group) => [...(facets.get(group)?.keys() ?? [])]);
      expect(counted.length).toBeGreaterThan(5);
      expect(counted.filter((code) => !own.has(code))).toEqual([]);
    }
  });

  test('has none of another make, in any way of asking', async () => {
    const filter = { values: { makeCode: ['TOYOTA'] }, today };
    expect((await maker.search({ ...page, filter })).total).toBe(0);
    expect(await maker.count(filter)).toBe(0);
    const other = listings.find(({ makeCode }) => makeCode !== 'HYUND');
    expect(await maker.findById(other?.id ?? 0)).toBeUndefined();
    expect(await maker.findByVin(other?.vin ?? '')).toBeUndefined();
  });
});

test('a brand without a make of its own has every car', () => {
  expect(brandEngine(engine, requireBrand('atc'))).toBe(engine);
});
