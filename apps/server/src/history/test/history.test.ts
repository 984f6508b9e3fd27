import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { maxShownRecent } from '@forecourt/domain/account/recent-inventory';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { vehiclePolicies } from '../../vehicles/vehicle-policies.ts';

const today = '2026-11-22';
const stock = [...generateDemoInventory({ listings: 60, seed: 9, today })];
const cars = stock.flatMap(({ listings }) => listings);
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings: cars, today }),
);
const gone = '1HGCM82633A004352';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
});
afterAll(() => opened.close());

async function ask(query: string, beforeCall: (name: string) => void = () => {}) {
  const app = createQuietApp({ database: opened.database, engine, beforeCall });
  const answer = await app.request(`http://localhost/cars-for-sale/history/active${query}`);
  return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) };
}
const queryOf = (vins: readonly (string | undefined)[]) => `?vin=${vins.join('&vin=')}`;

test('cars that are still for sale are told in the order of their VINs, each once [calls.browsing-history, shoppers.recently-viewed]', async () => {
  const [first, second] = cars;
  const { status, headers, body } = await ask(
    queryOf([second?.vin, gone, first?.vin, second?.vin]),
  );
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(body.map(({ id }: { id: number }) => id)).toEqual([second?.id, first?.id]);
  expect(body[1]).toMatchObject({
    vin: first?.vin,
    price: first?.salePrice ?? first?.msrp,
    mileage: first?.mileage,
    href: `/cars-for-sale/vehicle/${first?.id}`,
    name: expect.stringMatching(new RegExp(`^${first?.year} \\S`)),
  });
  expect((await ask(`?vin=${gone}`)).body).toEqual([]);
});

test('none are told while they cannot be, and nobody waits for longer than 3,000 ms [calls.timeouts]', async () => {
  const { status, body } = await ask(queryOf([cars[0]?.vin]), (name) => {
    if (name === 'active-listings') throw new Error('away');
  });
  expect([status, body]).toEqual([200, []]);
  expect(vehiclePolicies['active-listings'].timeoutMs).toBe(3000);
});

test.each([
  ['nothing', ''],
  ['what is no VIN', '?vin=x'],
  ['more than are shown', queryOf(Array(maxShownRecent + 1).fill(gone))],
])('%s is refused in words', async (_what, query) => {
  const { status, body } = await ask(query);
  expect([status, body.detail]).toEqual([
    400,
    'vin: expected one to 12 VINs of 17 letters and digits',
  ]);
});
