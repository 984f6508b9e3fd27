import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { makes } from '@forecourt/catalog/vehicles/makes';
import { parseBuild } from '@forecourt/domain/build-and-price/build-address';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildableModels, findBuildable, firstNewYear } from './find-buildable.ts';
import { byLikeness, findLikeBuild } from './find-like-build.ts';

/** All model years of the catalogue. */
const always = 1900;

test('every model that is sold new can be built, each choice by a code of its own', () => {
  for (const { code, commercial } of makes.flatMap(({ models }) => models)) {
    const found = findBuildable(code, null, always);
    if (!commercial) expect(found, code).not.toBeNull();
    for (const { name, versions } of found?.trims ?? []) {
      expect(versions.length, `${code} ${name}`).toBeGreaterThan(0);
      expect(new Set(versions.map((version) => version.code)).size).toBe(versions.length);
      expect(versions.every(({ msrp }) => msrp > 0)).toBe(true);
    }
  }
  expect(findBuildable('CAMRY', 1890, always)).toBeNull();
  expect(findBuildable('NONE', null, always)).toBeNull();
});

test('a work truck is offered only where there is something to choose', () => {
  const since = firstNewYear('2026-11-22');
  const offered = buildableModels(since);
  const trucks = makes.flatMap(({ models }) => models).filter(({ commercial }) => commercial);
  for (const { code } of trucks.filter((truck) => offered.has(truck.code))) {
    const found = findBuildable(code, null, since);
    const { trims = [], packages = [] } = found ?? {};
    expect(trims.length > 1 || packages.length > 0, code).toBe(true);
  }
  const sold = trucks.filter(({ generations }) =>
    generations.some(({ years }) => years[1] >= 2026),
  );
  const leftOut = sold.filter(({ code }) => !offered.has(code)).map(({ name }) => name);
  expect(leftOut).toEqual(expect.arrayContaining(['Low Cab Forward', 'NQR', 'FTR', 'FVR']));
  expect(offered.has('F350')).toBe(true);
});

test('what is sold no more is not offered', () => {
  const since = firstNewYear('2026-11-22');
  const offered = buildableModels(since);
  expect(offered.has('CAMRY')).toBe(true);
  for (const { code } of makes.flatMap(({ models }) => models)) {
    const found = findBuildable(code, null, since);
    expect(found !== null, code).toBe(offered.has(code));
    expect(found?.years.every((year) => year >= 2025) ?? true, code).toBe(true);
  }
  const oldsmobiles = makes.find(({ name }) => name === 'Oldsmobile')?.models ?? [];
  expect(oldsmobiles.length).toBeGreaterThan(0);
  expect(oldsmobiles.filter(({ code }) => offered.has(code))).toEqual([]);
});

test('cars for sale are compared choice by choice, the most alike first [routes.build-and-price]', async () => {
  const today = '2026-11-22';
  const stock = [...generateDemoInventory({ listings: 3000, seed: 11, today })];
  const listings = stock.flatMap((entry) => entry.listings);
  const engine = new LocalSearch(
    createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings, today }),
  );
  const fresh = listings.filter(({ listingType }) => listingType === 'NEW');
  const [[key = ''] = []] = [
    ...Map.groupBy(fresh, ({ modelCode, year }) => `${modelCode}|${year}`),
  ].sort(([, a], [, b]) => b.length - a.length);
  const [modelCode = '', year] = key.split('|');
  const buildable = findBuildable(modelCode, Number(year), always);
  const parsed = buildable && parseBuild(new URLSearchParams(), buildable);
  if (!parsed) throw new Error('A model that is for sale can be built.');
  const like = (isTaker: (id: number) => boolean) =>
    findLikeBuild(engine, buildable, parsed.build, {
      origin: null,
      findTakers: async (sellers) => new Set(sellers.map(({ id }) => id).filter(isTaker)),
    });
  const { total, cars, toAsk } = await like(() => true);
  expect(total).toBe(
    fresh.filter((car) => car.modelCode === modelCode && car.year === Number(year)).length,
  );
  expect(cars.map(({ choices }) => choices.slice(0, 3).map(({ name }) => name))).toEqual(
    cars.map(() => ['trim', 'engine', 'drive']),
  );
  expect(cars).toEqual(cars.toSorted(byLikeness));
  for (const { hit, choices } of cars)
    expect(choices[0]).toEqual({ name: 'trim', isSame: hit.card.trim === parsed.build.trim.name });
  const dealers = toAsk.map(({ hit }) => hit.owner);
  expect(dealers).toHaveLength(3);
  expect(new Set(dealers.map(({ id }) => id)).size).toBe(3);
  const [first] = dealers;
  const { toAsk: others } = await like((id) => id !== first?.id);
  expect(others.map(({ hit }) => hit.owner.id)).not.toContain(first?.id);
});

test('trim weighs more than the powertrain, and that more than colors and options', () => {
  const weighty = ['trim', 'engine', 'drive'];
  const others = ['color', 'interior', 'Towing Package', 'Sunroof'];
  const names = [...weighty, ...others];
  const carWith = (same: readonly boolean[]) => ({
    choices: names.map((name, at) => ({ name, isSame: same[at] ?? false })),
  });
  const sames = fc.array(fc.boolean(), { minLength: names.length, maxLength: names.length });
  fc.assert(
    fc.property(sames, sames, (one, other) => {
      const at = weighty.findIndex((_, place) => one[place] !== other[place]);
      const counted = (same: readonly boolean[]) => same.filter(Boolean).length;
      const expected = at < 0 ? counted(other) - counted(one) : Number(other[at]) - Number(one[at]);
      expect(Math.sign(byLikeness(carWith(one), carWith(other)))).toBe(Math.sign(expected));
    }),
  );
});
