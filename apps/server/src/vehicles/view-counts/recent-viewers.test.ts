import { expect, test } from 'vitest';
import { createRecentViewers } from './recent-viewers.ts';

const vinsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, place) => `VIN${first + place}`);

test('cars are counted once a minute', async () => {
  const asked: string[] = [];
  const count = createRecentViewers(async (vins) => {
    asked.push(...vins);
    return new Map(vins.map((vin) => [vin, 7]));
  });
  await count(['VIN1', 'VIN2']);
  expect(await count(['VIN2', 'VIN3'])).toEqual(new Map([...'23'].map((at) => [`VIN${at}`, 7])));
  expect(asked).toEqual(['VIN1', 'VIN2', 'VIN3']);
});

test('a count that is known is told also where the cache has no room for those beside it', async () => {
  const count = createRecentViewers(async (vins) => new Map(vins.map((vin) => [vin, 7])));
  await count(vinsFrom(0, 49_999));
  const told = await count(['VIN1', ...vinsFrom(50_000, 2)]);
  expect([...told.values()]).toEqual([7, 7, 7]);
});
