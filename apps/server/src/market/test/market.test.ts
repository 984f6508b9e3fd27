import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { planOf } from '../../../test/plan-of.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import { writeOwners } from '../../dealers/write-owners.ts';
import { type Database, type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { readsOf } from '../../platform/database/reads.ts';
import { takeOffMarket, writeListings } from '../../vehicles/write-listings.ts';
import { createMarketFinder } from '../find-market.ts';
import { createMarketReader } from '../read-market.ts';

const [stock] = [...generateDemoInventory({ listings: 40, seed: 3, today: '2026-11-22' })];
const template = stock?.listings[0];
if (!stock || !template) throw new Error('The demo has no car.');

const car = (id: number, changes: Partial<Listing> = {}): Listing => ({
  ...template,
  id,
  ownerId: stock.owner.id,
  vin: `1HGCM82633A0043${id}`,
  makeCode: 'HONDA',
  modelCode: 'ACCORD',
  listingType: 'USED',
  listedOn: '2026-10-01',
  priceHistory: [{ on: '2026-10-01', price: 20_000 + id }],
  ...changes,
});

describe.each(engines)('the market in the %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await changeMarket(opened.database, async (change) => {
      await writeOwners(change, [stock.owner]);
      await writeListings(change, [
        car(10),
        car(11),
        car(12),
        car(13, { listingType: 'NEW' }),
        car(14, { modelCode: 'CIVIC' }),
      ]);
    });
    await changeMarket(opened.database, (change) => takeOffMarket(change, [11, 12]));
    await opened.database.execute(sql`
      update listings set created_at = '2026-10-02', updated_at = case id
        when 11 then '2026-11-01'::timestamptz else '2024-11-01'::timestamptz end`);
  });
  afterAll(() => opened.close());

  test('is told by the used cars of the model, with those that went in the last year', async () => {
    const read = createMarketReader(readsOf(opened.database));
    const { cars, since } = await read('ACCORD', '2026-11-22');
    expect(since).toBe('2026-10-02');
    expect(cars.toSorted((a, b) => (a.goneOn ?? '').localeCompare(b.goneOn ?? ''))).toEqual([
      {
        state: stock.owner.state,
        dmaCode: stock.owner.dmaCode,
        listedOn: '2026-10-01',
        goneOn: null,
        prices: [{ on: '2026-10-01', price: 20_010 }],
      },
      {
        state: stock.owner.state,
        dmaCode: stock.owner.dmaCode,
        listedOn: '2026-10-01',
        goneOn: '2026-11-01',
        prices: [{ on: '2026-10-01', price: 20_011 }],
      },
    ]);
    expect(await read('NONE', '2026-11-22')).toEqual({ cars: [], since: null });
  });

  test('counts a car that its private seller pauses neither as for sale nor as gone', async () => {
    const paused = car(20, { modelCode: 'FIT' });
    const sold = car(21, { modelCode: 'FIT' });
    await changeMarket(opened.database, (change) => writeListings(change, [paused, sold]));
    await changeMarket(opened.database, (change) => takeOffMarket(change, [paused.id, sold.id]));
    await opened.database.execute(
      sql`insert into people (id, name, email) values ('p', '', 'p@example.com')`,
    );
    await opened.database.execute(sql`
      insert into private_ads (id, person_id, brand, vin, status, facts, owner_id, listing_id)
      select gen_random_uuid(), 'p', 'atc', vin, case id when ${paused.id} then 'paused' else 'sold' end,
        '{}', owner_id, id from listings where id in (${paused.id}, ${sold.id})`);
    const { cars } = await createMarketReader(readsOf(opened.database))('FIT', '2026-11-22');
    expect(cars.map(({ prices }) => prices[0]?.price)).toEqual([20_000 + sold.id]);
  });

  test('is read in parts by an index, and every car once', async () => {
    const many = Array.from({ length: 450 }, (_, at) => car(1000 + at, { modelCode: 'PILOT' }));
    await changeMarket(opened.database, (change) => writeListings(change, many));
    const read = (database: Database) =>
      createMarketReader(readsOf(database))('PILOT', '2026-11-22');
    const sizes: number[] = [];
    const execute = async (statement: SQL) => {
      const rows = await rowsOf(opened.database, statement);
      sizes.push(rows.length);
      return { rows };
    };
    const { cars } = await read({ execute } as Database);
    const prices = cars.map((one) => one.prices[0]?.price);
    expect(prices).toEqual(many.map(({ id }) => 20_000 + id));
    expect(Math.max(...sizes)).toBeLessThan(many.length / 2);
    const plan = await planOf(opened.database, read);
    expect(plan).toContain('listings_of_model');
    expect(plan).toMatch(/using private_ads_/);
  });

  test('is asked once for an area until an hour has gone', async () => {
    const read = vi.fn(createMarketReader(readsOf(opened.database)));
    const find = createMarketFinder(read);
    const there = {
      modelCode: 'ACCORD',
      area: { kind: 'state', code: stock.owner.state },
    } as const;
    const [found, atOnce] = await Promise.all([
      find(there, '2026-11-22'),
      find(there, '2026-11-22'),
    ]);
    expect(found).toMatchObject({ trends: { cars: 1 }, since: '2026-10-02' });
    expect(atOnce).toBe(found);
    expect(await find(there, '2026-11-22')).toBe(found);
    expect(await find({ ...there, area: null }, '2026-11-22')).not.toBe(found);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
