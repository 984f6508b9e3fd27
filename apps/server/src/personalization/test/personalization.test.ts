import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { visitorKeeper } from '@forecourt/domain/account/asker';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp, type QuietAppParts } from '../../../test/quiet-app.ts';
import { parseConfig } from '../../compose/config.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { saveCar } from '../../saved/saved-cars.ts';
import { personalizationPolicies } from '../personalization-policies.ts';

const today = '2026-11-22';
const stock = [...generateDemoInventory({ listings: 2000, seed: 9, today })];
const cars = stock.flatMap(({ listings }) => listings);
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings: cars, today }),
);
const hybrids = cars.filter(({ fuelTypeCode }) => fuelTypeCode === 'HYB').slice(0, 3);
const looked = hybrids.map(({ vin }) => `vin=${vin}`).join('&');

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
});
afterAll(() => opened.close());

const consumer = { consumerId: 'consumer-1', email: 'ada@cars.example' };
const signedIn: QuietAppParts['readSession'] = async () => ({
  personId: 'ada',
  sessionId: 'one',
  name: 'Ada',
  consumer,
});

async function ask(
  query: string,
  given: Partial<QuietAppParts> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  const app = createQuietApp({ database: opened.database, engine, ...given });
  const answer = await app.request(`http://localhost/cars-for-sale/personalization?${query}`, {
    headers: { 'User-Agent': 'Mozilla/5.0 Chrome/140.0', ...headers },
  });
  return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) };
}

test('cars of the kind that was looked at are suggested, with the reason and all of them [calls.personalization]', async () => {
  const { status, headers, body } = await ask(`${looked}&pc.origin=srp`);
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  expect(body.because).toBe('Because you looked at three hybrids');
  expect(body.href).toContain('hybrid');
  const ids = body.cars.map(({ id }: { id: number }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id: number) => hybrids.some((one) => one.id === id))).toEqual([]);
  const suggested = ids.map((id: number) => cars.find((car) => car.id === id)?.fuelTypeCode);
  expect(new Set(suggested)).toEqual(new Set(['HYB']));
  expect((await ask(`${looked}&zip=30303`)).body?.href ?? 'zip=30303').toContain('zip=30303');
});

test('nothing is said of two cars, and nothing of hybrids beside a search for electric cars [calls.personalization]', async () => {
  const two = hybrids.slice(0, 2).map(({ vin }) => `vin=${vin}`);
  expect((await ask(two.join('&'))).body).toBeNull();
  const beside = await ask(`${looked}&pc.fueltype=ELE`);
  expect(beside.body?.because ?? '').not.toContain('hybrids');
});

test('what a person saved counts, for that person alone [calls.personalization]', async () => {
  for (const [place, { id }] of hybrids.entries())
    await saveCar(
      opened.database,
      'person:ada',
      { listingId: id, price: null, savedAt: Date.now() + place },
      100,
    );
  const mine = await ask('consumerId=consumer-1', { readSession: signedIn });
  expect(mine.body.because).toBe('Because you saved three hybrids');
  expect((await ask('', { readSession: signedIn })).body).toBeNull();
  for (const given of [{}, { readSession: signedIn }])
    expect(await ask('consumerId=consumer-2', given)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  expect(visitorKeeper('ada')).not.toBe('person:ada');
});

test.each([
  ['by the browser, for all sites', { 'Sec-GPC': '1' }],
  ['by the shopper', { Cookie: 'notPersonal=1' }],
  ['for a robot', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
])(
  'switched off %s nothing is suggested [calls.personalization, brands.ads-and-analytics]',
  async (_by, headers) => {
    expect(await ask(looked, {}, headers)).toMatchObject({ status: 200, body: null });
  },
);

test('switched off by its flag there is nothing to ask [calls.personalization]', async () => {
  const config = parseConfig({ FEATURE_FLAGS: 'personalization=off' });
  expect((await ask(looked, { config })).status).toBe(404);
});

test('failing leaves the page without it, within 3,000 ms', async () => {
  const beforeCall = (name: string) => {
    if (name === 'personalization') throw new Error('away');
  };
  expect(await ask(looked, { beforeCall })).toMatchObject({ status: 200, body: null });
  expect(personalizationPolicies.personalization.timeoutMs).toBe(3000);
});

test.each([
  ['zip=3030', 'zip: expected five digits'],
  ['pc.fueltype=WATER', 'pc.fueltype: '],
  ['pc.origin=here', 'pc.origin: '],
  ['vin=x', 'vin: expected up to 12 VINs of 17 letters and digits'],
])('%s is refused in words', async (query, detail) => {
  const { status, body } = await ask(query);
  expect([status, body.detail]).toEqual([400, expect.stringContaining(detail)]);
});
