import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { reportDays } from '@forecourt/domain/listing/report/report-reasons';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { fillMarket } from '../../../test/fill-market.ts';
import { planOf } from '../../../test/plan-of.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { Database, OpenDatabase } from '../../platform/database/database.ts';
import type { CommandParts } from '../../platform/operator-command.ts';
import { reference } from '../../request/reference.ts';
import { countReports, createReport } from '../create-report.ts';
import { forgetReports } from '../forget-reports.ts';
import { type ReportCommand, reportsCommand } from '../report-command.ts';

const today = '2026-11-21';
const noon = Date.parse(`${today}T12:00:00Z`);
const stock = [...generateDemoInventory({ listings: 60, seed: 9, today })];
const cars = stock.flatMap(({ listings }) => listings);
const isAway = () => Promise.reject(new Error('The search is away.'));
/** What is said of a car does not wait for it. */
const engine: SearchReader = {
  search: isAway,
  count: isAway,
  findInRotation: isAway,
  findById: isAway,
  findByVin: isAway,
  findOwner: isAway,
  ownersIn: isAway,
  status: { listings: cars.length, version: 1 },
};
const idOf = (place: number) => cars[place]?.id ?? 0;

let open: OpenDatabase;
beforeAll(async () => {
  open = await openInMemory();
  await fillMarket(open.database, stock);
});
beforeEach(() => open.database.execute(sql`truncate listing_reports, rate_counts`));
afterAll(() => open.close());

const report = (listingId: number, fields: Record<string, unknown>, now = noon) =>
  createReport({ database: open.database, reference }, listingId, fields, {
    brand: 'atc',
    now,
  });

const run = (asked: Record<string, unknown>) => {
  const { database } = open;
  const withQueue: CommandParts['withQueue'] = () => Promise.reject(new Error('no job is asked'));
  const parts = { database, dataDir: '', today, withQueue };
  return reportsCommand.run(parts, { kind: 'reports', ...asked } as ReportCommand, () => {});
};
const list = (all = false) => run({ action: 'list', all });

test('a report is stored for the operator, who reads and closes it [modals.report-listing]', async () => {
  expect(await list()).toBe('There are no reports.');
  const told = { reason: 'WRONG_FACTS', details: ' The dealer’s site says\n$26,990.\u0000 ' };
  expect(await report(idOf(0), told)).toEqual({ status: 'SUCCESS' });
  const line = await list();
  expect(line).toMatch(/^[\da-f]{8} {2}2026-11-21 12:00 {2}open/);
  const id = line.slice(0, 8);
  const shown = await run({ action: 'show', id });
  expect(shown).toContain('The price or miles are wrong');
  expect(shown).toMatch(/The dealer’s site says\n +\$26,990\.(\n|$)/);
  expect(shown).toContain(`listing ${idOf(0)}`);
  expect(await run({ action: 'close', id })).toMatch(/is closed\.$/);
  await expect(run({ action: 'close', id })).rejects.toThrow(
    `The report ${id} was closed already.`,
  );
  expect(await list()).toBe('There are no reports.');
  expect(await list(true)).toContain('closed');
  await expect(run({ action: 'show', id: 'zz' })).rejects.toThrow('There is no report zz.');
});

test('what is missing is told field by field', async () => {
  expect(await report(idOf(1), {})).toEqual({
    status: 'INVALID',
    problems: { reason: 'Choose what is wrong.' },
  });
  expect(await report(idOf(1), { reason: 'OTHER', details: '  ' })).toEqual({
    status: 'INVALID',
    problems: { details: 'Say what is wrong.' },
  });
  const long = { reason: 'SOLD', details: 'x'.repeat(1001) };
  expect(await report(idOf(1), long)).toMatchObject({
    problems: { details: 'Use at most 1000 characters.' },
  });
  expect(await report(1, { reason: 'SOLD' })).toEqual({ status: 'GONE' });
});

test('a robot is answered like a person, and nothing of it is stored', async () => {
  const before = await list(true);
  expect(await report(idOf(1), { reason: 'SCAM', textPot: 'buy now' })).toEqual({
    status: 'SUCCESS',
  });
  expect(await list(true)).toBe(before);
});

test('one car fills no list', async () => {
  for (let sent = 0; sent < 25; sent += 1)
    expect(await report(idOf(2), { reason: 'SOLD' })).toEqual({ status: 'SUCCESS' });
  expect((await list()).split('\n')).toHaveLength(20);
  await report(idOf(2), { reason: 'SOLD' }, noon + 86_400_001);
  expect((await list()).split('\n')).toHaveLength(21);
});

test('one car fills no list, also where all of it comes at the same moment', async () => {
  const sent = Array.from({ length: 25 }, () => report(idOf(2), { reason: 'SOLD' }));
  for (const outcome of await Promise.all(sent)) expect(outcome).toEqual({ status: 'SUCCESS' });
  expect((await list()).split('\n')).toHaveLength(20);
});

test('what was said of a car is counted, and what is old found, by an index', async () => {
  const { database } = open;
  const counted = (explaining: Database) => countReports(explaining, idOf(2), new Date(noon));
  expect(await planOf(database, counted)).toContain('listing_reports_listing');
  const forgotten = (explaining: Database) => forgetReports(explaining, new Date(noon));
  expect(await planOf(database, forgotten)).toContain('listing_reports_age');
});

test('what was said of a car is forgotten after a year', async () => {
  await report(idOf(2), { reason: 'SOLD' }, noon - (reportDays + 1) * 86_400_000);
  await report(idOf(3), { reason: 'SCAM' }, noon - (reportDays - 1) * 86_400_000);
  await forgetReports(open.database, new Date(noon), 1);
  expect((await list()).split('\n')).toEqual([expect.stringContaining('SCAM')]);
});

test('what is wrong with a car is taken while the search is away, one report after the other', async () => {
  const app = createQuietApp({
    database: open.database,
    engine,
    pages: async (_, { services }) =>
      Response.json(await services.reportListing(idOf(4), { reason: 'SOLD' })),
  });
  for (let sent = 0; sent < 8; sent += 1) {
    const answer = await app.request('http://localhost/account/report', { method: 'POST' });
    expect(await answer.json()).toEqual({ status: 'SUCCESS' });
  }
});

test('one address reports no more than a few in ten minutes', async () => {
  const app = createQuietApp({ database: open.database, engine });
  const send = () =>
    app.request(`http://localhost/cars-for-sale/vehicle/${idOf(3)}/report-form`, {
      method: 'POST',
      body: new URLSearchParams({ reason: 'SOLD' }),
    });
  const statuses = [];
  for (let sent = 0; sent < 11; sent += 1) statuses.push((await send()).status);
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses[10]).toBe(429);
});
