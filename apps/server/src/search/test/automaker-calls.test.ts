import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Json,
  listings,
  openSmallMarket,
  type SmallMarket,
} from '../../../test/small-market.ts';

let market: SmallMarket;
beforeAll(async () => {
  market = await openSmallMarket();
});
afterAll(() => market.close());

const ask = async (path: string): Promise<Json> => {
  const answer = await market.app.request(`http://hyundai.localhost${path}`);
  expect(answer.status).toBe(200);
  return answer.json();
};

const own = listings.filter(({ makeCode }) => makeCode === 'HYUND');
const [another] = listings.filter(({ makeCode }) => makeCode !== 'HYUND');

test('the calls of an automaker’s host count its own cars alone', async () => {
  expect(own.length).toBeGreaterThan(5);
  expect(await ask('/rest/lsc/listing/count')).toBe(own.length);
  expect(await ask('/rest/lsc/listing')).toMatchObject({ totalResultCount: own.length });
  const { count } = await ask('/rest/lsc/crawl/stats/mileage');
  expect(count).toBeLessThanOrEqual(own.length);
  const { cars } = await ask('/rest/lsc/listing/map?area=-90,30,-80,35&zoom=5&makeCode=TOYOTA');
  expect(cars).toBe(0);
});

test.each([
  'listing?makeCode=TOYOTA',
  'listing/page-data?makeCode=TOYOTA',
  'listing/similar?makeCode=TOYOTA',
])('a search for another make finds nothing there: %s', async (call) => {
  expect(await ask(`/rest/lsc/${call}`)).toMatchObject({ totalResultCount: 0, listings: [] });
});

test.each([
  ['listing/count?makeCode=TOYOTA', 0],
  [`listing/count?vin=${another?.vin}`, 0],
  [`listing/count?listingId=${another?.id}`, 0],
  ['crawl/modelyears?modelCode=CAMRY', { links: [] }],
  ['crawl/trims?modelCode=CAMRY', { links: [] }],
])('nor does %s', async (call, nothing) => {
  expect(await ask(`/rest/lsc/${call}`)).toEqual(nothing);
});

test('requests that run at once each have the cars of their own brand', async () => {
  const path = '/rest/lsc/listing/count?allListingType=all';
  const [all, ofMaker] = await Promise.all([market.getJson(path), ask(path)]);
  expect([all, ofMaker]).toEqual([listings.length, own.length]);
});
