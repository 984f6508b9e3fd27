import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { dollars } from '@forecourt/domain/money/dollars';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { rateAtPrice } from '@forecourt/vehicle-rules/rate-at-price';
import type { CarRow } from '@forecourt/web/dealer-portal/cars-view';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { planOf } from '../../../test/plan-of.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { countLeads, countSaves, countViews } from '../../back-office/count-activity.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import { loadDemoInventory } from '../../demo/load-demo-inventory.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { findListing } from '../../vehicles/read-listings.ts';
import { takeOffMarket, writeListings } from '../../vehicles/write-listings.ts';
import { comeAs, openPortalDesk, roomsOf } from './portal-desk.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const today = '2026-11-28';
const dayMs = 86_400_000;
const request = { listings: 2000, seed: 9, today: '2026-11-21' };
const stock = [...generateDemoInventory(request)];
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: stock.flatMap(({ listings }) => listings),
    today,
  }),
);
const dealers = stock
  .filter(({ owner }) => !owner.privateSeller)
  .sort((a, b) => b.listings.length - a.listings.length);
const [own, theirs] = dealers;
if (!own || !theirs) throw new Error('no dealers');
const [first, second] = own.listings;
const foreign = theirs.listings[0];
if (!first || !second || !foreign) throw new Error('no cars');
const everyEntry = { actor: null, act: 'price.change', text: null, before: null, limit: 100 };

describe.each(engines)('the cars of a dealer on %s', (_, open) => {
  let opened: OpenDatabase;
  let lost: string | null = null;
  beforeAll(async () => {
    opened = await open();
    await loadDemoInventory(opened.database, { request, lastOwnerId: null });
  });
  beforeEach(async () => {
    lost = null;
    await opened.database.execute(sql`delete from rate_counts`);
  });
  afterAll(() => opened.close());

  async function come(name: string) {
    const desk = openPortalDesk(opened.database, {
      engine,
      clock: { now: () => now },
      beforeCall: (call) => {
        if (call === lost) throw new Error('away');
      },
    });
    const browser = await comeAs(desk, opened.database, ownAddress(name), [
      own?.owner ?? { id: 0 },
    ]);
    const rooms = roomsOf(browser);
    const change = (car: Pick<Listing, 'id'>, from: number | null, price: string) =>
      rooms.act('price.change', {
        listing: String(car.id),
        from: String(from ?? ''),
        price,
      });
    return { browser, change, see: (query?: string) => rooms.see('cars', query) };
  }

  const priceNow = async (car: Listing) =>
    (await findListing(opened.database, car.id))?.data ?? car;

  test('are all that are on the market, counted by their deals, fifty a page', async () => {
    const { see } = await come('all');
    const all = await see();
    expect(all.counts.cars).toBe(own.listings.length);
    const { great, good, fair, high } = all.counts.deals;
    expect(great + good + fair + high + all.counts.unrated).toBe(own.listings.length);
    const rows: CarRow[] = [];
    for (let page = 1; page <= all.pages; page += 1) {
      const shown = await see(`?page=${page}`);
      expect(shown.rows.length).toBeLessThanOrEqual(50);
      rows.push(...shown.rows);
    }
    expect(rows.map(({ id }) => id).sort()).toEqual(own.listings.map(({ id }) => id).sort());
    const beyond = await see('?page=9999&sort=nothing&filter=nothing');
    expect(beyond.asked).toMatchObject({ filter: 'all', sort: 'views', page: all.pages });
  });

  test('are found by stock number, VIN and name, and sorted by their heads', async () => {
    const { see } = await come('found');
    for (const text of [first.stockNumber ?? first.vin, first.vin.slice(5).toLowerCase()]) {
      const { rows } = await see(`?text=${encodeURIComponent(text)}`);
      expect(rows.map(({ id }) => id)).toContain(first.id);
    }
    expect((await see('?text=no+such+car')).found).toBe(0);
    const { rows } = await see('?sort=price&order=asc');
    const prices = rows.flatMap(({ price }) => (price === null ? [] : [price]));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect((await see('?filter=old')).rows.every(({ daysOnMarket }) => daysOnMarket > 45)).toBe(
      true,
    );
    const { found, filters } = await see('?filter=high');
    expect(found).toBe(filters.high);
  });

  test('tell who looked, saved and asked, of this dealer alone and of the days that are told', async () => {
    const { database } = opened;
    const at = (days: number) => new Date(now - days * dayMs).toISOString();
    const day = (days: number) => at(days).slice(0, 10);
    const seen = [
      [first.vin, 'a', day(0)],
      [first.vin, 'a', day(1)],
      [first.vin, 'b', day(6)],
      [first.vin, 'c', day(7)],
      [foreign.vin, 'd', day(0)],
    ] as const;
    for (const [vin, viewer, on] of seen)
      await database.execute(
        sql`insert into listing_views (vin, viewer, brand, viewed_on) values (${vin}, ${viewer}, 'atc', ${on}::date)`,
      );
    const saves = [
      ['visitor:1', first.id, at(2), null],
      ['visitor:2', first.id, at(20), null],
      ['visitor:3', first.id, at(2), at(1)],
      ['visitor:1', foreign.id, at(2), null],
    ] as const;
    for (const [keeper, id, savedAt, removedAt] of saves)
      await database.execute(
        sql`insert into saved_cars (keeper, listing_id, saved_at, removed_at)
            values (${keeper}, ${id}, ${savedAt}::timestamptz, ${removedAt}::timestamptz)`,
      );
    for (const [listing, days] of [
      [first, 2],
      [first, 20],
      [first, 40],
      [foreign, 2],
    ] as const)
      await database.execute(
        sql`insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle, created_at)
            values (${crypto.randomUUID()}::uuid, 'email', 'sent', 'atc', ${listing.id},
              ${listing.ownerId}, '{}', ${at(days)}::timestamptz)`,
      );
    const { see } = await come('told');
    const { rows, figures } = await see(`?text=${first.vin}`);
    expect(rows[0]).toMatchObject({
      views: { people: 2, byDay: [1, 0, 0, 0, 0, 1, 1] },
      saves: 2,
      leads: 2,
    });
    expect(figures.views).toEqual({ people: 2, byDay: [1, 0, 0, 0, 0, 1, 1] });
    expect(figures.saves).toEqual({ week: 1, all: 2 });
    expect(figures.leads).toEqual({ week: 1, month: 2 });
    const parts = {
      'dealer-views': 'views',
      'dealer-saves': 'saves',
      'dealer-leads': 'leads',
    } as const;
    for (const [name, call] of Object.entries(parts)) {
      lost = name;
      const without = await see(`?text=${first.vin}&sort=${call}`);
      expect(without.rows[0]?.[call], `without ${call}`).toBeNull();
      expect(without.figures[call]).toBeNull();
      expect(without.rows[0]?.id).toBe(first.id);
    }
  });

  test('are read by their indexes', async () => {
    const plans = [
      [
        (explaining: typeof opened.database) => countViews(explaining, ['x'], today),
        'listing_views',
      ],
      [
        (explaining: typeof opened.database) => countSaves(explaining, [1], now),
        'saved_cars_of_listing',
      ],
      [(explaining: typeof opened.database) => countLeads(explaining, 1, now), 'leads_owner'],
    ] as const;
    for (const [work, index] of plans) {
      const plan = await planOf(opened.database, work);
      expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  test('get another price as from a file: history, change log, audit; pressed twice it is one', async () => {
    const { browser, see, change } = await come('price');
    const before = derivedPrice(first) ?? 0;
    const price = before - 500;
    const changesOf = () =>
      rowsOf(
        opened.database,
        sql`select subject_id from listing_change where kind = 'listing' and subject_id = ${first.id}`,
      );
    const earlier = (await changesOf()).length;
    const done = { status: 'DONE', address: { change: null } };
    expect(await change(first, before, dollars(price))).toMatchObject(done);
    expect(await change(first, before, String(price))).toMatchObject(done);
    const wrongly = await change(first, Number.NaN, '12,345');
    expect(wrongly).toMatchObject({ sentence: expect.stringMatching(/was no price on your page/) });
    const after = await priceNow(first);
    expect(after).toEqual({
      ...first,
      salePrice: price,
      priceHistory: [...first.priceHistory, { on: today, price }],
    });
    expect((await changesOf()).length).toBe(earlier + 1);
    const [entry, ...more] = (await readAudit(opened.database, everyEntry)).filter(({ subject }) =>
      subject.includes(first.vin),
    );
    expect(entry).toMatchObject({ before: dollars(before), after: dollars(price) });
    expect(entry?.actor).toMatch(/^price/);
    expect(more).toEqual([]);
    // Searches know of it a moment later: the row is right at once.
    const { rows } = await see(`?text=${first.vin}`);
    expect(rows[0]?.price).toBe(price);
    const { change: panel } = await see(`?change=${first.id}`);
    if (!panel) throw new Error('no panel');
    expect(panel).toMatchObject({ id: first.id, price });
    expect(rows[0]?.deal).toEqual(rateAtPrice(panel, price, panel.others));
    expect((await browser.ask('GET', `/dealer-portal/cars?change=${foreign.id}`)).status).toBe(
      'MISSING',
    );
  });

  test('keep the price that a file gave them meanwhile, and who typed is told', async () => {
    const { change } = await come('meanwhile');
    const before = derivedPrice(second) ?? 0;
    const byFile = { ...second, salePrice: before - 100 };
    await changeMarket(opened.database, (market) => writeListings(market, [byFile]));
    const answer = await change(second, before, String(before - 900));
    expect(answer).toMatchObject({ status: 'REFUSED' });
    expect(answer.sentence).toContain(dollars(before - 100));
    expect((await priceNow(second)).salePrice).toBe(before - 100);
    expect(await change(second, before - 100, String(before - 900))).toMatchObject({
      status: 'DONE',
    });
  });

  test('ask once before a price that may be a slip of the hand', async () => {
    const { browser, change } = await come('slip');
    const before = derivedPrice(await priceNow(first)) ?? 0;
    for (const [typed, words] of [
      ['1', 'less than half'],
      [String(before * 2 + 1), 'more than double'],
    ] as const)
      expect(await change(first, before, typed)).toMatchObject({
        status: 'INVALID',
        problems: { price: expect.stringContaining(words) },
      });
    const sure = (price: string, told: string) =>
      browser.ask('POST', '/dealer-portal/price.change', {
        listing: String(first.id),
        from: String(before),
        price,
        sure: told,
      });
    expect(await sure('2', '1'), 'of another price').toMatchObject({ status: 'INVALID' });
    expect(derivedPrice(await priceNow(first))).toBe(before);
    expect(await sure('$1', '1')).toMatchObject({ status: 'DONE' });
    expect(await change(first, 1, String(before))).toMatchObject({ status: 'INVALID' });
    expect(derivedPrice(await priceNow(first))).toBe(1);
  });

  test('are changed by nobody else, and to no price that there is not', async () => {
    const { change } = await come('bounds');
    const price = derivedPrice(foreign) ?? 0;
    expect(await change(foreign, price, String(price - 100))).toMatchObject({ status: 'MISSING' });
    expect((await priceNow(foreign)).salePrice).toBe(foreign.salePrice);
    const present = derivedPrice(await priceNow(first));
    for (const typed of ['', '0', '-5', '22670.50', 'call', '100000000', String(present)])
      expect(await change(first, present, typed), typed).toMatchObject({ status: 'INVALID' });
    const gone = own.listings.at(-1);
    if (!gone) throw new Error('no car');
    await changeMarket(opened.database, (market) => takeOffMarket(market, [gone.id]));
    expect(await change(gone, derivedPrice(gone), '9000')).toMatchObject({ status: 'MISSING' });
    expect(await change({ id: -1 }, 1, '9000')).toMatchObject({ status: 'MISSING' });
  });

  test('are a file of the same cars in the same order, which no spreadsheet runs', async () => {
    const { browser, see } = await come('file');
    const query = '?filter=all&sort=price&order=asc';
    const { csv } = (await browser.ask('GET', `/dealer-portal/export${query}`)).shown;
    const [, ...lines] = parse(csv) as string[][];
    const { counts, rows } = await see(query);
    expect(lines).toHaveLength(counts.cars);
    expect(lines.slice(0, rows.length).map(([, vin]) => vin)).toEqual(rows.map(({ vin }) => vin));
    expect(csv).not.toMatch(/(^|,|\n)"?[=+@-]/);
  });
});
