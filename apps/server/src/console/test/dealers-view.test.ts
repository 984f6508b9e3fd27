import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { planOf } from '../../../test/plan-of.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import { writeOwners } from '../../dealers/write-owners.ts';
import type { Database, OpenDatabase } from '../../platform/database/database.ts';
import { addListings } from '../../vehicles/add-listings.ts';
import { dealersView } from '../views/dealers.ts';

type Read = Parameters<typeof dealersView.read>;

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 400, seed: 8, today })];
const owners = stock.map(({ owner }) => owner);
const listings = stock.flatMap((of) => of.listings);
const engine = new LocalSearch(createVehicleSearchEngine({ owners, listings, today }));
const dealers = stock.filter(({ owner }) => !owner.privateSeller);
const [first] = dealers.toSorted((a, b) => b.listings.length - a.listings.length);
if (!first) throw new Error('no demo dealer');
const empty = { ...first.owner, id: 999, dealerCode: 'empty', name: 'Empty 100% Motors' };

describe.each(engines)('dealers at the console, on %s', (_name, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await changeMarket(opened.database, async (change) => {
      await writeOwners(change, [...owners, empty]);
      await addListings(change, listings);
    });
    await opened.database.execute(sql`
      with run as (
        insert into feed_runs (id, source, mapping, started_at, finished_at, rows, refused, added, changed, removed)
        values (gen_random_uuid(), 'night.csv', 'forecourt', now(), now(), 1, 0, 0, 0, 0) returning id)
      insert into held_dealers (run_id, owner_id, stock, removals) select id, ${first.owner.id}, 9, 8 from run`);
  });
  afterAll(() => opened.close());

  const read = async (text?: string, database: Database = opened.database, leadsTo?: string) => {
    const asked = text === undefined ? {} : { text };
    const sheet = await dealersView.read(
      { database, engine, config: { leadsTo } } as unknown as Read[0],
      asked,
      {} as Read[2],
    );
    return sheet?.tables[0]?.rows.map(({ cells }) => cells) ?? [];
  };

  test('who has no address for leads is told to take none, unless all of them go to one', async () => {
    const goBy = async (leadsTo?: string) =>
      (await read(empty.name, opened.database, leadsTo))[0]?.[4];
    expect(await goBy('all@cars.example')).toEqual({ text: 'LEADS_TO' });
    expect(await goBy()).toEqual({ text: 'No address', mood: 'bad' });
    await opened.database.execute(
      sql`update owners set lead_email = 'desk@lot.example' where id = ${empty.id}`,
    );
    expect(await goBy()).toEqual({ text: 'Email, ADF' });
    await opened.database.execute(sql`update owners set lead_email = null where id = ${empty.id}`);
  });

  test('a dealer whose one lead was given up has one', async () => {
    await opened.database.execute(sql`
      insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle)
      values (gen_random_uuid(), 'email', 'dead', 'atc', 1, ${empty.id}, '{"name": "2019 Toyota Camry"}')`);
    expect((await read(empty.name))[0]?.[1]).toMatchObject({ text: '1 lead dead' });
    await opened.database.execute(sql`delete from leads where owner_id = ${empty.id}`);
  });

  test('those with most cars come first, those without any last', async () => {
    const rows = await read();
    expect(rows).toHaveLength(dealers.length + 1);
    const { name, city, state } = first.owner;
    expect(rows[0]).toMatchObject([
      { text: name, more: expect.stringContaining(`${city}, ${state}`) },
      { text: 'Held' },
      { text: String(first.listings.length) },
      { text: '0' },
      {},
    ]);
    expect(rows.at(-1)).toMatchObject([
      { text: empty.name },
      { text: 'Live' },
      { text: '0' },
      {},
      {},
    ]);
  });

  test('they are found by a part of their name or place, whatever its case', async () => {
    expect((await read('100% mot')).map(([cell]) => cell?.text)).toEqual([empty.name]);
    const { city } = first.owner;
    const there = dealers.filter(({ owner }) => owner.city === city).length + 1;
    expect(await read(city.toUpperCase())).toHaveLength(there);
    expect(await read('no such dealer')).toEqual([]);
  });

  test('their own code is shown, and it finds them as their id does', async () => {
    for (const text of [empty.dealerCode, String(empty.id), String(first.owner.id)]) {
      const [found, ...others] = (await read(text)).map(([cell]) => cell);
      expect(others).toEqual([]);
      expect(found).toMatchObject(
        text === String(first.owner.id)
          ? { text: first.owner.name }
          : { text: empty.name, more: `${empty.city}, ${empty.state} · empty` },
      );
    }
  });

  test('they are found by city and state, city, state or ZIP', async () => {
    const { city, state, zip } = first.owner;
    const all = [...dealers.map(({ owner }) => owner), empty];
    const namesIn = async (text: string) => (await read(text)).map(([cell]) => cell?.text).sort();
    const namesOf = (isThere: (owner: Owner) => boolean) =>
      all
        .filter(isThere)
        .map(({ name }) => name)
        .sort();
    const inTown = namesOf((one) => one.city === city && one.state === state);
    for (const text of [`${city}, ${state}`, ` ${city} ${state.toLowerCase()} `, city])
      expect(await namesIn(text), text).toEqual(inTown);
    const inState = namesOf((one) => one.state === state);
    expect(await namesIn(state)).toEqual(inState);
    expect(await namesIn(state.toLowerCase())).toEqual(inState);
    const atZip = namesOf((one) => one.zip === zip);
    expect(atZip).toContain(empty.name);
    expect(await namesIn(zip)).toEqual(atZip);
    expect(await namesIn(`${city}, ${state} ${zip}`)).toEqual(atZip);
  });

  test('nobody goes through all cars for them', async () => {
    const plan = await planOf(opened.database, (explaining) => read(undefined, explaining));
    expect(plan).not.toContain('on listings');
  });
});
