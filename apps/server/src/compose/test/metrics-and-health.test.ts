import { afterAll, beforeAll, expect, test } from 'vitest';
import { listings, openSmallMarket, type SmallMarket } from '../../../test/small-market.ts';

let market: SmallMarket;
beforeAll(async () => {
  market = await openSmallMarket();
});
afterAll(() => market.close());

const get: SmallMarket['get'] = (...asked) => market.get(...asked);
const getJson: SmallMarket['getJson'] = (...asked) => market.getJson(...asked);

test('the metrics tell how large the columns are that searches count by, and which have no totals', async () => {
  const text = await (await get('/metrics')).text();
  expect(text).toMatch(/search_index_column_codes\{column="tree"\} [1-9]/);
  // So few cars have none.
  expect(text).toContain('search_index_column_totals{column="packages"} 0');
});

test('the metrics tell how much memory is in use, and where', async () => {
  const text = await (await get('/metrics')).text();
  const bytes = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  const all = bytes('process_resident_memory_bytes');
  const heap = bytes('nodejs_heap_used_bytes');
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
