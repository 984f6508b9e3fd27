import { withFields, writeWallet } from '@forecourt/domain/money/wallet/wallet';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { App } from '../../compose/app.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { historyKeeping, mergeSeenCars, readSeenCars } from '../seen-cars.ts';

const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-22' }),
);
const now = Date.UTC(2026, 10, 22, 12);
const vinOf = (number: number) => `1HGCM82633A${String(number).padStart(6, '0')}`;
const look = (number: number, minutesAgo: number) => ({
  listingId: number,
  vin: vinOf(number),
  timestamp: now - minutesAgo * 60_000,
});

describe.each(engines)('cars seen on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test('two browsers of a person know what either saw, each car once with its latest look [calls.browsing-history]', async () => {
    const { database } = opened;
    const keeper = 'person:merges';
    await mergeSeenCars(database, keeper, [look(1, 60), look(2, 50)], now);
    const phone = [look(2, 10), look(3, 30), look(2, 40)];
    const merged = await mergeSeenCars(database, keeper, phone, now);
    expect(merged).toEqual([look(2, 10), look(3, 30), look(1, 60)]);
    expect(await mergeSeenCars(database, keeper, phone, now)).toEqual(merged);
    expect(await readSeenCars(database, 'person:other')).toEqual([]);
  });

  test('a clock that is ahead is set right, and beyond fifty the oldest go', async () => {
    const { database } = opened;
    const many = Array.from({ length: 50 }, (_one, index) => look(index + 1, index + 1));
    await mergeSeenCars(database, 'person:many', many, now);
    const kept = await mergeSeenCars(database, 'person:many', [look(99, -600)], now);
    expect(kept).toHaveLength(50);
    expect(kept[0]).toEqual({ ...look(99, 0) });
    expect(kept.map(({ listingId }) => listingId)).not.toContain(50);
    expect(await readSeenCars(database, 'person:many')).toEqual(kept);
  });

  test('it is exported and forgotten with the account', async () => {
    const keeping = historyKeeping(opened.database);
    const keeper = { key: 'person:leaves', email: null };
    await mergeSeenCars(opened.database, keeper.key, [look(7, 1)], now);
    expect(await keeping.exportOf(keeper)).toEqual([
      { listingId: 7, vin: vinOf(7), seenAt: '2026-11-22T11:59:00.000Z' },
    ]);
    await keeping.forget(keeper);
    expect(await keeping.exportOf(keeper)).toEqual([]);
  });

  test('of a visitor nothing is kept, and what is no history is refused', async () => {
    const app = createQuietApp({ database: opened.database, engine });
    const post = (body: unknown) => postTo(app, body);
    const answer = await post({ entries: [look(5, 1)] });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
      200,
      'private, no-store',
    ]);
    expect(JSON.parse(await answer.text())).toEqual({
      history: [look(5, 1)],
      isWhole: true,
      kbbTradeIns: [],
      leadCandidates: [vinOf(5)],
    });
    expect((await post({ entries: [{ vin: 'x' }] })).status).toBe(400);
  });

  test('beside what was seen stand what the wallet trades in and the twelve cars seen last [calls.browsing-history]', async () => {
    const app = createQuietApp({ database: opened.database, engine });
    const entries = Array.from({ length: 13 }, (_one, at) => look(at + 1, at));
    const wallet = writeWallet(withFields({}, { tradeValue: '9000', amountOwed: '2000' }, 1));
    const answer = await postTo(app, { entries }, { Cookie: `wallet=${wallet}` });
    expect(await answer.json()).toMatchObject({
      kbbTradeIns: [{ value: 9000, amountOwed: 2000 }],
      leadCandidates: entries.slice(0, 12).map(({ vin }) => vin),
    });
  });

  test('one address tells and forgets what it saw 120 times a minute at most', async () => {
    await opened.database.execute(sql`truncate rate_counts`);
    const app = createQuietApp({ database: opened.database, engine });
    const forget = () =>
      app.request('http://localhost/cars-for-sale/history', {
        method: 'DELETE',
        headers: { Origin: 'http://localhost' },
      });
    const statuses: number[] = [];
    for (let sent = 0; sent < 121; sent += 1)
      statuses.push((await (sent % 2 ? forget() : postTo(app, { entries: [look(5, 1)] }))).status);
    expect(statuses.indexOf(429)).toBe(120);
    await opened.database.execute(sql`truncate rate_counts`);
  });

  test('a browser is told when its person’s account could not be asked, to ask again', async () => {
    const away = { transaction: () => Promise.reject(new Error('away')) };
    const person = {
      personId: 'p7',
      sessionId: 's7',
      name: 'Dana',
      consumer: { consumerId: 'p7', email: null },
    };
    const app = createQuietApp({
      database: Object.assign(Object.create(opened.database), away),
      engine,
      readSession: async () => person,
    });
    const answer = await postTo(app, { entries: [look(5, 1)] });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ history: [look(5, 1)], isWhole: false }),
    ]);
  });
});

function postTo(app: App, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return app.request('http://localhost/cars-for-sale/history', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost', ...headers },
    body: JSON.stringify(body),
  });
}
