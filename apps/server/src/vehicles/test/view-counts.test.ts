import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { App } from '../../compose/app.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { countAllViewers } from '../view-counts/count-viewers.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 60, seed: 9, today })];
const cars = stock.flatMap(({ listings }) => listings);
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: cars,
    today,
  }),
);
const path = 'http://localhost/cars-for-sale/svc/listing-view-count';
const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const events = 'http://localhost/cars-for-sale/events/note';
const vinOf = (place: number) => cars[place]?.vin ?? '';

/** Of a car that there is not, one that nobody has. */
const idOf = (vin: string) => cars.find((car) => car.vin === vin)?.id ?? 999_999_999;

describe.each(engines)('counts of viewers on %s', (_, open) => {
  let opened: OpenDatabase;
  let app: App;
  beforeAll(async () => {
    opened = await open();
  });
  // An application keeps counts for a minute.
  beforeEach(async () => {
    vi.setSystemTime(new Date(`${today}T12:00:00Z`));
    await opened.database.execute(sql`truncate listing_views, interest_alerts, rate_counts`);
    app = openApp();
  });
  const openApp = () =>
    createQuietApp({
      database: opened.database,
      engine,
      readSession: async (headers) => {
        if (!headers.get('Cookie')?.includes('signedIn')) return null;
        const consumer = { consumerId: 'p-1', email: 'dana@people.example' };
        return { personId: 'p-1', sessionId: 's-1', name: 'Dana', consumer };
      },
    });
  afterAll(async () => {
    vi.useRealTimers();
    await opened.close();
  });

  let shoppers = 0;
  /** Somebody else every time, unless an address is given. */
  async function view(
    vin: string,
    { cookie = '', agent = browser, host = 'localhost', address = '' } = {},
  ) {
    shoppers += 1;
    const remoteAddress = address || `10.0.${Math.floor(shoppers / 250)}.${shoppers % 250}`;
    const answer = await app.request(
      events.replace('localhost', host),
      {
        method: 'POST',
        body: JSON.stringify({ events: [{ kind: 'page', page: 'vdp', listingId: idOf(vin) }] }),
        headers: { 'Content-Type': 'application/json', 'User-Agent': agent, Cookie: cookie },
      },
      { incoming: { socket: { remoteAddress }, headers: {} } },
    );
    return { status: answer.status, cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  }
  async function countOf(vin: string, more = '') {
    const answer = await app.request(`${path}?vin=${vin}${more}`);
    return JSON.parse(await answer.text()).counts;
  }

  test('a shopper counts once however often, and two count twice [stored.campaign-mark-cookies]', async () => {
    const vin = vinOf(0);
    const { status, cookie } = await view(vin);
    expect(status).toBe(204);
    await view(vin, { cookie });
    expect(await countOf(vin)).toEqual({ atc: 1, kbb: 0, hyundai: 0 });
    await view(vin);
    expect(await countOf(vin)).toEqual({ atc: 2, kbb: 0, hyundai: 0 });
  });

  test('nobody counts several times by leaving cookies out or making them up', async () => {
    const vin = vinOf(10);
    const address = '203.0.113.1';
    for (let looked = 0; looked < 20; looked++) {
      await view(vin, { address });
      await view(vin, { address, cookie: `osid=${crypto.randomUUID()}` });
    }
    expect((await countOf(vin)).atc).toBe(1);
  });

  test('one address makes only so many visitors by changing its browser', async () => {
    const vin = vinOf(11);
    for (let looked = 0; looked < 50; looked++)
      await view(vin, { address: '203.0.113.2', agent: `${browser} ${looked}` });
    expect((await countOf(vin)).atc).toBe(21);
  });

  test('who looks on three brands is one', async () => {
    const vin = vinOf(12);
    for (const host of ['localhost', 'kbb.localhost', 'hyundai.localhost'])
      await view(vin, { address: '203.0.113.3', host });
    expect(await countOf(vin)).toEqual({ atc: 1, kbb: 0, hyundai: 0 });
  });

  test('of who looks at more cars than anybody can, not all looks count', async () => {
    const address = '203.0.113.4';
    for (let looked = 0; looked < 60; looked++) await view(vinOf(13), { address });
    await view(vinOf(14), { address });
    expect([(await countOf(vinOf(13))).atc, (await countOf(vinOf(14))).atc]).toEqual([1, 0]);
  });

  test('brands count apart [calls.view-count]', async () => {
    const vin = vinOf(1);
    await view(vin, { host: 'kbb.localhost' });
    expect(await countOf(vin)).toEqual({ atc: 0, kbb: 1, hyundai: 0 });
  });

  test('robots do not count', async () => {
    const vin = vinOf(2);
    const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect((await view(vin, { agent })).status).toBe(204);
    expect(await countOf(vin)).toEqual({ atc: 0, kbb: 0, hyundai: 0 });
  });

  test('seven days count, today among them, and older ones are forgotten [cards.view-count-fetched, figures.view-count-window]', async () => {
    const vin = vinOf(3);
    vi.setSystemTime(new Date('2026-11-14T12:00:00Z'));
    await view(vin);
    vi.setSystemTime(new Date('2026-11-15T12:00:00Z'));
    await view(vin);
    vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
    expect((await countOf(vin)).atc).toBe(1);
    expect((await countOf(vin, '&dateRange=6')).atc).toBe(0);
    const onPages = await countAllViewers(opened.database, [vin], today);
    expect(onPages.get(vin)).toBe(1);
    await view(vinOf(4));
    const days = await rowsOf<{ on: string }>(
      opened.database,
      sql`select distinct viewed_on::text as on from listing_views where vin = ${vin}`,
    );
    expect(days).toEqual([{ on: '2026-11-15' }]);
  });

  test('nobody can be followed from car to car by what is stored', async () => {
    const { cookie } = await view(vinOf(5));
    await view(vinOf(6), { cookie });
    const rows = await rowsOf<{ viewer: string }>(
      opened.database,
      sql`select viewer from listing_views where vin in (${vinOf(5)}, ${vinOf(6)})`,
    );
    expect(new Set(rows.map(({ viewer }) => viewer)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  test('a car that is not for sale has no viewers', async () => {
    expect((await view('1HGCM82633A004352')).status).toBe(204);
    expect((await countOf('1HGCM82633A004352')).atc).toBe(0);
  });

  test('a page of another site cannot make its visitors count', async () => {
    const answer = await app.request(events, {
      method: 'POST',
      body: JSON.stringify({ events: [{ kind: 'page', page: 'vdp', listingId: cars[7]?.id }] }),
      headers: { 'Content-Type': 'text/plain', Origin: 'https://elsewhere.test' },
    });
    expect(answer.status).toBe(403);
    expect(JSON.parse(await answer.text()).detail).toMatch(/^Origin: expected/);
  });

  test('a listing tells its viewers, and is hot beyond three [listing.hot, listing.view-count]', async () => {
    const vin = vinOf(8);
    const listingOf = async () => {
      const answer = await app.request(`http://localhost/rest/lsc/listing?vin=${vin}`);
      return JSON.parse(await answer.text()).listings[0];
    };
    for (const viewers of [3, 4]) {
      while ((await countOf(vin)).atc < viewers) await view(vin);
      // Counts are kept for a minute.
      vi.setSystemTime(Date.now() + 61_000);
      expect(await listingOf()).toMatchObject({ viewCount: viewers, isHot: viewers > 3 });
    }
  });

  test('cars that are followed come with what is new about them, those that are gone do not', async () => {
    const [first, second] = cars;
    for (const _shopper of [1, 2]) await view(vinOf(0));
    const ids = [second?.id, 1, first?.id].map((id) => `listingId=${id}`).join('&');
    const answer = await app.request(
      `http://localhost/cars-for-sale/still-interested/vehicles?${ids}`,
    );
    const found = JSON.parse(await answer.text());
    expect(found.map(({ vin }: { vin: string }) => vin)).toEqual([second?.vin, first?.vin]);
    expect(found[1]).toMatchObject({ price: first?.salePrice ?? first?.msrp, viewCount: 2 });
    for (const wrong of ['', '?listingId=x', `?${'listingId=1&'.repeat(11)}`]) {
      const refused = await app.request(
        `http://localhost/cars-for-sale/still-interested/vehicles${wrong}`,
      );
      expect(refused.status).toBe(400);
    }
  });

  const sendAlert = async (body: object, own: Record<string, string> = {}) => {
    const answer = await app.request('http://localhost/cars-for-sale/still-interested/alert', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...own },
    });
    return { status: answer.status, waitSeconds: Number(answer.headers.get('Retry-After')) };
  };

  test('the beacon of cars seen again is stored, under its conditions [reference.still-interested-payload, calls.still-interested-beacon]', async () => {
    const session = { Cookie: 'signedIn=1' };
    const send = async (body: object, own = {}) => (await sendAlert(body, own)).status;
    const vins = [vinOf(0), vinOf(1)];
    const told = { brand: 'atc', vins, consumer_id: 'c-1' };
    expect(await send(told, session)).toBe(204);
    expect(await send({ brand: 'atc', vins }, session)).toBe(400);
    expect(await send({ ...told, brand: 'hyundai' }, session)).toBe(400);
    expect(await send({ ...told, consumer_id: 'c\u0000' }, session)).toBe(400);
    expect(await send({ ...told, vins: ['\u0000'.repeat(17)] }, session)).toBe(400);
    // Of nobody, and of nobody who does not want it.
    expect(await send({ ...told, email: 'victim@people.example' })).toBe(204);
    expect(await send(told, { ...session, 'Sec-GPC': '1' })).toBe(204);
    expect(await send(told, { Cookie: 'signedIn=1; notPersonal=1' })).toBe(204);
    const rows = await rowsOf(
      opened.database,
      sql`select brand, vins, consumer_id, email from interest_alerts`,
    );
    expect(rows, 'the session says who it is').toEqual([
      { brand: 'atc', vins, consumer_id: 'p-1', email: 'dana@people.example' },
    ]);
  });

  test('only so many alerts are taken of one address', async () => {
    const statuses = [];
    for (let sent = 0; sent < 21; sent++) {
      const alert = { brand: 'atc', vins: [vinOf(0)], consumer_id: 'c-1' };
      const { status, waitSeconds } = await sendAlert(alert);
      statuses.push(status);
      if (status === 429) expect(waitSeconds).toBeGreaterThan(0);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
