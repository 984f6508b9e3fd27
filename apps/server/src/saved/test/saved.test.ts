import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { SavedCar } from '@forecourt/domain/account/saved-cars';
import type { Listing } from '@forecourt/domain/listing/listing';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import type { ChangedCar } from '@forecourt/web/saved/services';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { fillMarket } from '../../../test/fill-market.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { App } from '../../compose/app.ts';
import { parseConfig } from '../../compose/config.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { findLikeSaved, findSavedCars, type KnownCars } from '../find-saved-cars.ts';
import { forgetRemoved, moveSavedCars, readSavings, removeCar, saveCar } from '../saved-cars.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 60, seed: 9, today })];
const cars = stock.flatMap(({ listings }) => listings);
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings: cars, today }),
);
const path = 'http://localhost/cars-for-sale/saved-listings';
const agent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const idOf = (place: number) => cars[place]?.id ?? 0;
const noon = Date.parse(`${today}T12:00:00Z`);
const minuteMs = 60_000;

describe.each(engines)('saved cars on %s', (_, open) => {
  let opened: OpenDatabase;
  let app: App;
  beforeAll(async () => {
    opened = await open();
    await fillMarket(opened.database, stock);
    app = createQuietApp({ database: opened.database, engine });
  });
  beforeEach(() => opened.database.execute(sql`truncate saved_cars, rate_counts`));
  afterAll(() => opened.close());

  const saving = (listingId: number, savedAt = noon, price: number | null = 20_000) => ({
    listingId,
    price,
    savedAt,
  });
  const idsOf = async (keeper: string) =>
    (await readSavings(opened.database, keeper)).map(({ listingId }) => listingId);

  test('a car is kept once, the last saved first [calls.data-loads]', async () => {
    const { database } = opened;
    await saveCar(database, 'visitor:once', saving(1), 20);
    await saveCar(database, 'visitor:once', saving(2, noon + 1), 20);
    const again = await saveCar(database, 'visitor:once', saving(1, noon + 2, 1), 20);
    expect(again).toEqual({ isKept: true, ids: [2, 1] });
    expect(await readSavings(database, 'visitor:once')).toEqual([saving(2, noon + 1), saving(1)]);
    expect(await idsOf('visitor:other')).toEqual([]);
  });

  test('a car that left and is offered anew under its VIN tells where', async () => {
    const { database } = opened;
    const gone = idOf(3);
    const kept = idOf(4);
    const again = idOf(5);
    for (const id of [gone, kept]) await saveCar(database, 'visitor:again', saving(id), 20);
    await database.execute(sql`update listings set status = 'gone' where id = ${gone}`);
    const card = await engine.findById(again);
    const reader: KnownCars = {
      findById: (id) => engine.findById(id),
      findOwner: (id) => engine.findOwner(id),
      findByVin: async () => card,
    };
    const offers = async (sources: KnownCars) =>
      (await findSavedCars({ database, engine: sources }, 'visitor:again'))
        .toSorted((a, b) => a.listing.id - b.listing.id)
        .map(({ listing, offeredAs }) => [listing.id, offeredAs]);
    const among = (found: number | null) =>
      [
        [gone, found],
        [kept, null],
      ].toSorted(([a], [b]) => Number(a) - Number(b));
    expect(await offers(reader)).toEqual(among(again));
    expect(await offers(engine), 'the search still knows the one that left').toEqual(among(null));
    await database.execute(sql`update listings set status = 'active' where id = ${gone}`);
  });

  test('of many at once only so many are kept as there may be [saving.max-quick-save]', async () => {
    const { database } = opened;
    const ids = Array.from({ length: 12 }, (_, place) => place + 1);
    const results = await Promise.all(
      ids.map((id) => saveCar(database, 'visitor:crowd', saving(id), 5)),
    );
    expect(results.filter(({ isKept }) => isKept)).toHaveLength(5);
    expect(await idsOf('visitor:crowd')).toHaveLength(5);
  });

  test('a car that was removed by mistake comes back as it was, later it is saved anew', async () => {
    const { database } = opened;
    const keeper = 'visitor:undo';
    await saveCar(database, keeper, saving(1), 20);
    expect(await removeCar(database, keeper, 1, noon + minuteMs)).toEqual([]);
    expect(await removeCar(database, keeper, 1, noon + minuteMs)).toEqual([]);
    await saveCar(database, keeper, saving(1, noon + 2 * minuteMs, 1), 20);
    expect(await readSavings(database, keeper)).toEqual([saving(1)]);
    await removeCar(database, keeper, 1, noon + 3 * minuteMs);
    const later = saving(1, noon + 90 * minuteMs, 19_000);
    await saveCar(database, keeper, later, 20);
    expect(await readSavings(database, keeper)).toEqual([later]);
  });

  test('a car that was removed is forgotten once nobody takes that back, and no other', async () => {
    const { database } = opened;
    const keeper = 'visitor:leaves';
    await saveCar(database, keeper, saving(1), 20);
    await saveCar(database, keeper, saving(2), 20);
    await removeCar(database, keeper, 1, noon);
    const rows = () =>
      rowsOf(database, sql`select 1 from saved_cars where keeper = ${keeper}`).then(
        ({ length }) => length,
      );
    await forgetRemoved(database, new Date(noon + 60 * minuteMs));
    expect(await rows()).toBe(2);
    await forgetRemoved(database, new Date(noon + 60 * minuteMs + 1));
    expect(await rows()).toBe(1);
    expect(await idsOf(keeper)).toEqual([2]);
  });

  test('what a browser kept becomes the person’s who signs in, without doubles and once', async () => {
    const { database } = opened;
    const browser = 'visitor:moves';
    const person = 'person:7';
    await saveCar(database, browser, saving(1, noon), 20);
    await saveCar(database, browser, saving(2, noon + 2, 18_000), 20);
    await saveCar(database, browser, saving(4, noon), 20);
    await removeCar(database, browser, 4, noon);
    await saveCar(database, person, saving(1, noon + 5, 15_000), 20);
    await saveCar(database, person, saving(2, noon + 1, 19_000), 20);
    await saveCar(database, person, saving(3, noon + 3), 20);
    await Promise.all([1, 2].map(() => moveSavedCars(database, browser, person)));
    expect(await readSavings(database, person)).toEqual([
      saving(3, noon + 3),
      saving(2, noon + 1, 19_000),
      saving(1, noon),
    ]);
    expect(await idsOf(browser)).toEqual([]);
  });

  test('what a browser saves at the moment of signing in is handed on, too', async () => {
    const { database } = opened;
    const browser = 'visitor:quick';
    const person = 'person:8';
    let moved: Promise<void> | undefined;
    await database.transaction(async (transaction) => {
      await saveCar(transaction, browser, saving(1), 20);
      moved = moveSavedCars(database, browser, person);
      // Without a turn of its own it would by now have found nothing to hand on.
      await transaction.execute(sql`select pg_sleep(0.2)`);
    });
    await moved;
    expect([await idsOf(browser), await idsOf(person)]).toEqual([[], [1]]);
  });

  /** One browser: it keeps the cookies that it is given. */
  function browse(on: App = app) {
    const jar = new Map<string, string>();
    return {
      jar,
      async ask(
        method: string,
        address: string,
        body?: object | string,
        more: Readonly<Record<string, string>> = {},
      ) {
        const isForm = typeof body === 'string';
        const headers = new Headers(more);
        headers.set('User-Agent', headers.get('User-Agent') ?? agent);
        headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '));
        if (body !== undefined)
          headers.set(
            'Content-Type',
            isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          );
        const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
        const answer = await on.request(address, { method, headers, ...sent });
        for (const cookie of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
          if (/max-age=0/i.test(cookie)) jar.delete(name);
          else jar.set(name, value);
        }
        const text = await answer.text();
        return { status: answer.status, headers: answer.headers, text };
      },
    };
  }
  const listingIds = (text: string) => JSON.parse(text).listingIds;

  test('a browser saves, reads and removes, and no other sees it [roles.save-listing, shoppers.save-listings]', async () => {
    const mine = browse();
    const saved = await mine.ask('POST', path, { listingId: idOf(0) });
    expect(saved.status).toBe(200);
    expect(mine.jar.get('savedCount')).toBe('1');
    await mine.ask('POST', path, { listingId: idOf(0) });
    const read = await mine.ask('GET', path);
    expect(listingIds(read.text)).toEqual([idOf(0)]);
    expect(read.headers.get('Cache-Control')).toBe('private, no-store');
    expect(listingIds((await browse().ask('GET', path)).text)).toEqual([]);
    for (const left of [[], []]) {
      const removed = await mine.ask('DELETE', `${path}/${idOf(0)}`);
      expect([removed.status, listingIds(removed.text)]).toEqual([200, left]);
    }
    expect(mine.jar.has('savedCount')).toBe(false);
  });

  test('a made-up visitor is nobody', async () => {
    const mine = browse();
    await mine.ask('POST', path, { listingId: idOf(0) });
    const [id = ''] = decodeURIComponent(mine.jar.get('visitor') ?? '').split('.');
    const other = browse();
    other.jar.set(
      'visitor',
      encodeURIComponent(`${id}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=`),
    );
    expect(listingIds((await other.ask('GET', path)).text)).toEqual([]);
  });

  test('beyond the maximum sign-in opens, and a removed one makes room [saving.max-quick-save, roles.save-listing]', async () => {
    const config = parseConfig({ SAVED_MAX: '2' });
    const mine = browse(createQuietApp({ database: opened.database, engine, config }));
    for (const place of [0, 1]) await mine.ask('POST', path, { listingId: idOf(place) });
    const refused = await mine.ask('POST', path, { listingId: idOf(2) });
    expect(refused.status).toBe(409);
    expect(JSON.parse(refused.text)).toMatchObject({
      code: 'too_many',
      detail: expect.stringContaining('2 cars are as many as this browser keeps'),
    });
    const form = await mine.ask('POST', `${path}/form`, `save=${idOf(2)}`);
    expect(form.headers.get('Location')).toBe(
      '/account/sign-in?defaultScreen=signup&reason=saved&refUrl=%2Fcars-for-sale%2Fsaved',
    );
    await mine.ask('DELETE', `${path}/${idOf(0)}`);
    expect((await mine.ask('POST', path, { listingId: idOf(2) })).status).toBe(200);
  });

  test('while the database is away a heart is told to try later, and a form led to the page that says so', async () => {
    const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const away = createQuietApp({
      database: opened.database,
      engine,
      beforeCall: () => Promise.reject(gone),
    });
    const mine = browse(away);
    const heart = await mine.ask('POST', path, { listingId: idOf(3) });
    expect([heart.status, JSON.parse(heart.text).code]).toEqual([503, 'unavailable']);
    const form = await mine.ask('POST', `${path}/form`, `save=${idOf(3)}`);
    expect([form.status, form.headers.get('Location')]).toEqual([303, '/cars-for-sale/saved']);
  });

  test('a form saves and removes where no script runs', async () => {
    const mine = browse();
    const saved = await mine.ask('POST', `${path}/form`, `save=${idOf(3)}`);
    expect([saved.status, saved.headers.get('Location')]).toEqual([
      303,
      `/cars-for-sale/saved#car-${idOf(3)}`,
    ]);
    expect(listingIds((await mine.ask('GET', path)).text)).toEqual([idOf(3)]);
    const removed = await mine.ask('POST', `${path}/form`, `remove=${idOf(3)}`);
    expect(removed.headers.get('Location')).toBe(`/cars-for-sale/saved?removed=${idOf(3)}`);
    expect(listingIds((await mine.ask('GET', path)).text)).toEqual([]);
  });

  test('cars like a saved one tell no distance: theirs is from its seller', async () => {
    const isLike = (one: Listing, other: Listing) =>
      one.modelCode === other.modelCode && Math.abs(one.year - other.year) <= 2;
    const common = cars.filter((car) => cars.some((other) => other !== car && isLike(car, other)));
    const saved = common.slice(0, 1).map((listing) => ({ listing, status: 'active' }));
    const like = await findLikeSaved({ engine }, saved as unknown as readonly SavedCar[]);
    expect(like.length).toBeGreaterThan(0);
    for (const { distanceMiles } of like) expect(distanceMiles).toBeNull();
  });

  test('a form that saves a car which is gone is led to the page that says so', async () => {
    const late = await browse().ask('POST', `${path}/form`, 'save=5');
    expect([late.status, late.headers.get('Location')]).toEqual([303, '/cars-for-sale/saved?gone']);
  });

  describe('what became of saved cars', () => {
    const keeper = 'visitor:back';
    /** Cars of one model and about one age, for sale. */
    const [gone, fallen] = cars.filter(({ salePrice }) => (salePrice ?? 0) > 5000);
    if (!gone || !fallen) throw new Error('no car to save');
    const priceOf = ({ salePrice }: typeof gone) => salePrice ?? 0;
    const newsOf = async (since: string | null, lost = 'none') => {
      const answer = await createQuietApp({
        database: opened.database,
        engine,
        pages: async (_request, { services }) =>
          Response.json(
            await services.findSavedChanges({ kind: 'visitor', visitorId: 'back' }, since),
          ),
        beforeCall: (called) => {
          if (called === lost) throw new Error('away');
        },
      }).request('http://localhost/');
      const news = (await answer.json()) as readonly ChangedCar[];
      return news.map(({ car, change, like }) => ({ id: car.listing.id, change, like }));
    };
    beforeEach(async () => {
      const { database } = opened;
      const long = Date.parse('2020-01-01');
      await saveCar(database, keeper, saving(gone.id, long, priceOf(gone)), 20);
      await saveCar(database, keeper, saving(fallen.id, long, priceOf(fallen) + 600), 20);
      await database.execute(sql`update listings set status = 'sold' where id = ${gone.id}`);
    });
    afterEach(() =>
      opened.database.execute(sql`update listings set status = 'active' where id = ${gone.id}`),
    );

    test('is told since they were saved, and those like one that is gone are counted', async () => {
      expect(await newsOf(null)).toEqual([
        { id: fallen.id, change: { kind: 'price', by: -600 }, like: null },
        {
          id: gone.id,
          change: { kind: 'gone' },
          like: { total: expect.any(Number), lowest: expect.any(Number) },
        },
      ]);
    });

    test('is told without those like it while they cannot be counted', async () => {
      const news = await newsOf(null, 'like-gone');
      expect(news.map(({ id, like }) => [id, like])).toEqual([
        [fallen.id, null],
        [gone.id, null],
      ]);
    });

    test('is told once: what is older than the last visit is none', async () => {
      expect(await newsOf('2999-01-01')).toEqual([]);
    });
  });

  test.each([
    ['POST', '', { listingId: 'x' }, 400],
    ['POST', '', { listingId: -1 }, 400],
    ['POST', '', { listingId: 1.5 }, 400],
    ['POST', '', { listingId: 1e20 }, 400],
    ['POST', '', {}, 400],
    ['POST', '', { listingId: 5 }, 404],
    ['POST', '/form', 'save=x', 400],
    ['POST', '/form', '', 400],
    ['POST', '/form', 'save=1&remove=2', 400],
    ['DELETE', '/x', undefined, 400],
    ['DELETE', '/99999999999999999999', undefined, 400],
    ['PUT', '', {}, 405],
    ['GET', '/nothing', undefined, 405],
  ])('%s %s with %j is answered %d', async (method, address, body, status) => {
    const answer = await browse().ask(method, path + address, body);
    expect([answer.status, JSON.parse(answer.text).detail]).toEqual([
      status,
      expect.stringMatching(/\w{3}.*\.?$/),
    ]);
  });

  test.each([
    ['POST', '', { listingId: idOf(0) }],
    ['POST', '/form', `save=${idOf(0)}`],
    ['DELETE', `/${idOf(0)}`, undefined],
  ])('a page of another site saves and removes nothing: %s %s', async (method, address, body) => {
    const mine = browse();
    const headers = { Origin: 'https://elsewhere.test' };
    const answer = await mine.ask(method, path + address, body, headers);
    expect([answer.status, mine.jar.size]).toEqual([403, 0]);
  });

  test('robots keep nothing, and without the flags nobody does [roles.save-listing]', async () => {
    const robot = browse();
    const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    expect((await robot.ask('POST', path, { listingId: idOf(0) }, headers)).status).toBe(403);
    expect(robot.jar.size).toBe(0);
    const config = parseConfig({ FEATURE_FLAGS: 'listings_saved=off, personalization=off' });
    const without = browse(createQuietApp({ database: opened.database, engine, config }));
    expect((await without.ask('POST', path, { listingId: idOf(0) })).status).toBe(404);
    const one = parseConfig({ FEATURE_FLAGS: 'listings_saved=off' });
    const still = browse(createQuietApp({ database: opened.database, engine, config: one }));
    expect((await still.ask('POST', path, { listingId: idOf(0) })).status).toBe(200);
  });

  test('who presses hearts like a machine is told to wait', async () => {
    const fresh = browse(createQuietApp({ database: opened.database, engine }));
    const statuses = [];
    for (let sent = 0; sent < 121; sent++)
      statuses.push((await fresh.ask('DELETE', `${path}/1`)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const form = await fresh.ask('POST', `${path}/form`, 'save=1', {
      Accept: 'text/html',
    });
    expect(form.status, 'a form is led to the page that says so').toBe(303);
    expect(form.headers.get('Location')).toMatch(/^\/cars-for-sale\/saved\?wait=\d+$/);
    expect(Number(form.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
