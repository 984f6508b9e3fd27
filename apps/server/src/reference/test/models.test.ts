import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { makes } from '@forecourt/catalog/vehicles/makes';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { expect, test } from 'vitest';
import { createCallRunner } from '../../platform/calls/call-runner.ts';
import { rememberVersion } from '../../platform/version-memory.ts';
import { findMakes, findModelsOf } from '../find-models.ts';
import { referencePolicies } from '../reference-policies.ts';

const today = '2026-11-22';
const stock = [...generateDemoInventory({ listings: 1500, seed: 5, today })];
const listings = stock.flatMap(({ listings: cars }) => cars);
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings, today }),
);
const calls = createCallRunner({ policies: referencePolicies, onReport() {} });

function ask(search: typeof engine.search = (request) => engine.search(request)) {
  const parts = {
    engine: Object.assign(Object.create(engine), { search }),
    modelMemory: rememberVersion(() => engine.status.version, 10),
  };
  return {
    makes: () => findMakes(parts, { calls }),
    modelsOf: (makeCode: string) => findModelsOf(parts, { calls }, makeCode),
  };
}

const carsWith = (field: 'makeCode' | 'modelCode', code: string) =>
  listings.filter((car) => car[field] === code).length;

test('every make has its cars for sale and its models, and the models with the most come first', async () => {
  const found = await ask().makes();
  expect(found.makes).toEqual(
    makes.map(({ code, models }) => ({
      makeCode: code,
      models: models.length,
      cars: carsWith('makeCode', code),
    })),
  );
  const most = [...new Set(listings.map(({ modelCode }) => modelCode))]
    .map((code) => carsWith('modelCode', code))
    .sort((a, b) => b - a)
    .slice(0, 10);
  expect(found.popular.map(({ cars }) => cars)).toEqual(most);
});

test('a make has all its models, with their years and what they are', async () => {
  const models = await ask().modelsOf('HONDA');
  const known = makes.find(({ code }) => code === 'HONDA')?.models ?? [];
  expect(models.map(({ modelCode }) => modelCode)).toEqual(known.map(({ code }) => code));
  for (const { modelCode, cars } of models) expect(cars).toBe(carsWith('modelCode', modelCode));
  expect(models.find(({ modelCode }) => modelCode === 'S2000')).toMatchObject({
    years: [2000, 2009],
    style: 'Convertible',
  });
  expect(await ask().modelsOf('NOBODY')).toEqual([]);
});

test('cars that cannot be counted are not told, and models are there all the same', async () => {
  const broken = ask(() => Promise.reject(new Error('no search')));
  const { makes: known, popular } = await broken.makes();
  expect(known).toHaveLength(makes.length);
  expect(new Set(known.map(({ cars }) => cars))).toEqual(new Set([null]));
  expect(popular).toEqual([]);
  const [first] = await broken.modelsOf('HONDA');
  expect(first).toMatchObject({ cars: null });
});
