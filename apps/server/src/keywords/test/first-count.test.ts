import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { expect, test } from 'vitest';
import { startKeywordSearch } from '../../../test/started-keywords.ts';
import { reference } from '../../request/reference.ts';

const today = '2026-11-21';
const brand = requireBrand('atc');
const stock = [...generateDemoInventory({ listings: 300, seed: 5, today })];
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: stock.flatMap(({ listings }) => listings),
    today,
  }),
);

/** The engine, whose answers each wait for `before`. */
const engineAfter = (before: () => Promise<void>) =>
  new Proxy<SearchReader>(engine, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...request: unknown[]) => {
        await before();
        return member.apply(target, request);
      };
    },
  });

const startWith = (before: () => Promise<void>, onError: (error: unknown) => void) =>
  startKeywordSearch({ engine: engineAfter(before), reference, brands: [brand], onError });

const reportNone = (error: unknown) => expect.unreachable(String(error));

test('who types before the cars were counted waits for it, and only then', async () => {
  const { promise: counted, resolve: letCount } = Promise.withResolvers<void>();
  const keywords = await startWith(() => counted, reportNone);
  let isAnswered = false;
  const answer = keywords.suggesterOf(brand).then((suggester) => {
    isAnswered = true;
    return suggester;
  });
  await new Promise((resume) => setImmediate(resume));
  expect(isAnswered).toBe(false);
  letCount();
  expect((await answer).suggest('toy', 8, { thisYear: 2026 }).length).toBeGreaterThan(0);
  await keywords.stop();
});

test('a first count that fails is told, and made again for who types next', async () => {
  let failures = 1;
  const errors: unknown[] = [];
  const keywords = await startWith(
    async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('The engine is away.');
    },
    (error) => errors.push(error),
  );
  await expect
    .poll(() => errors.map(String), { timeout: 20_000 })
    .toEqual(['Error: The engine is away.']);
  expect((await keywords.suggesterOf(brand)).common.length).toBeGreaterThan(0);
  await keywords.stop();
});
