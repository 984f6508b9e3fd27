import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { planOf } from '../../../test/plan-of.ts';
import { forgetSignIns, unconfirmedDays } from '../../accounts/forget-sign-ins.ts';
import { people, sessions, verifications } from '../../accounts/tables.ts';
import { forgetRuns, runDays } from '../../feeds/runs/forget-runs.ts';
import { feedRuns, heldDealers } from '../../feeds/tables.ts';
import { type Database, type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { removeOlder } from '../../platform/keep-files-for.ts';
import { forgetInterest, interestDays } from '../../promotions/forget-interest.ts';
import { interestAlerts } from '../../promotions/tables.ts';
import { feedbackDays, forgetFeedback } from '../../reference/feedback/forget-feedback.ts';
import { trimsFeedback } from '../../reference/tables.ts';
import { createSearchMisses, forgetMisses } from '../../search-misses/search-misses.ts';
import { forgetViews } from '../../vehicles/view-counts/forget-views.ts';
import { listingViews } from '../../vehicles/view-counts/tables.ts';

const dayMs = 86_400_000;

/** Rows of each kind that are to go, and at once. */
const many = 5;
const maxAtOnce = 2;

describe.each(engines)('what is kept for a while on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => opened.database.execute(sql`truncate search_misses, feed_runs cascade`));
  afterAll(() => opened.close());

  const countOf = async (table: string) => {
    const [row] = await rowsOf<{ count: number }>(
      opened.database,
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    );
    return row?.count ?? 0;
  };

  /** The most rows that went in one statement or transaction. */
  async function stepsOf(
    count: () => Promise<number>,
    forget: (database: Database) => Promise<void>,
  ): Promise<number> {
    const left = [await count()];
    const note = async <Answer>(answer: Answer) => {
      left.push(await count());
      return answer;
    };
    const { database } = opened;
    await forget({
      execute: async (statement: SQL) => note(await database.execute(statement)),
      transaction: async (work: Parameters<typeof database.transaction>[0]) =>
        note(await database.transaction(work)),
    } as unknown as Database);
    return Math.max(...left.slice(1).map((after, place) => (left[place] ?? 0) - after));
  }

  test('searches that missed are forgotten when nobody came with them again', async () => {
    const misses = createSearchMisses(opened.database);
    misses.note('unknown', 'flying carpet');
    misses.note('unknown', 'magic lamp');
    await misses.flush();
    await opened.database.execute(sql`update search_misses set last_at = now() - interval '91 days'
      where words = 'flying carpet'`);
    await forgetMisses(opened.database, new Date());
    const left = await rowsOf(opened.database, sql`select words from search_misses`);
    expect(left).toEqual([{ words: 'magic lamp' }]);
  });

  test('sessions and links that have ended are forgotten, and addresses that nobody confirmed', async () => {
    const { database } = opened;
    const now = Date.UTC(2026, 10, 27);
    const day = (days: number) => new Date(now + days * dayMs);
    const persons = [
      { id: 'late', emailVerified: false, createdAt: day(-unconfirmedDays - 1) },
      { id: 'new', emailVerified: false, createdAt: day(-unconfirmedDays + 1) },
      { id: 'own', emailVerified: true, createdAt: day(-900) },
    ];
    await database
      .insert(people)
      .values(persons.map((one) => ({ ...one, name: '', email: `${one.id}@example.com` })));
    const ends = [
      { id: 'ended', expiresAt: day(-1) },
      { id: 'lasts', expiresAt: day(1) },
    ];
    await database
      .insert(sessions)
      .values(ends.map((one) => ({ ...one, token: one.id, userId: 'own' })));
    await database
      .insert(verifications)
      .values(ends.map((one) => ({ ...one, identifier: one.id, value: 'own@example.com' })));
    for (let made = 0; made < many; made++) {
      const id = `more-${made}`;
      const ended = { id, expiresAt: day(-1) };
      await database.insert(sessions).values({ ...ended, token: id, userId: 'own' });
      await database.insert(verifications).values({ ...ended, identifier: id, value: '' });
      await database.insert(people).values({
        id,
        name: '',
        email: `${id}@example.com`,
        createdAt: day(-unconfirmedDays - 1),
      });
    }
    const tables = ['sessions', 'verifications', 'people'];
    const counts = async () =>
      (await Promise.all(tables.map(countOf))).reduce((sum, count) => sum + count, 0);
    const largest = await stepsOf(counts, (stepping) =>
      forgetSignIns(stepping, new Date(now), maxAtOnce),
    );
    expect(largest).toBe(maxAtOnce);
    const left = await rowsOf<{ id: string }>(
      database,
      sql`select id from people union all select id from sessions
          union all select id from verifications`,
    );
    expect(left.map(({ id }) => id).sort()).toEqual(['lasts', 'lasts', 'new', 'own']);
  });

  test('whether comparing trims helped is forgotten after a year', async () => {
    const { database } = opened;
    const now = Date.UTC(2026, 10, 27);
    const given = [feedbackDays + 1, feedbackDays - 1].map((days) => ({
      modelCode: 'CAMRY',
      isHelpful: true,
      givenAt: new Date(now - days * dayMs),
    }));
    await database.insert(trimsFeedback).values(given);
    const plan = await planOf(database, (explaining) => forgetFeedback(explaining, new Date(now)));
    expect(plan).toContain('trims_feedback_given');
    const more = Array.from({ length: many }, () => given[0] as (typeof given)[number]);
    await database.insert(trimsFeedback).values(more);
    const largest = await stepsOf(
      () => countOf('trims_feedback'),
      (stepping) => forgetFeedback(stepping, new Date(now), maxAtOnce),
    );
    expect(largest).toBe(maxAtOnce);
    expect(await database.select().from(trimsFeedback)).toEqual([
      expect.objectContaining(given[1]),
    ]);
  });

  test('who looked at a car is forgotten some rows at a time', async () => {
    const { database } = opened;
    const view = (viewer: string, viewedOn: string) => ({
      vin: '4T1B11HKXKU000001',
      viewer,
      brand: 'atc' as const,
      viewedOn,
    });
    const old = Array.from({ length: many }, (_, place) => view(`old ${place}`, '2026-11-20'));
    await database.insert(listingViews).values([...old, view('new', '2026-11-21')]);
    const plan = await planOf(database, (explaining) => forgetViews(explaining, '2026-11-27'));
    expect(plan).toContain('listing_views_day');
    const largest = await stepsOf(
      () => countOf('listing_views'),
      (stepping) => forgetViews(stepping, '2026-11-27', maxAtOnce),
    );
    expect(largest).toBe(maxAtOnce);
    expect(await database.select().from(listingViews)).toMatchObject([{ viewer: 'new' }]);
  });

  test('which cars a shopper was shown again is forgotten after a month', async () => {
    const { database } = opened;
    const now = Date.UTC(2026, 10, 27);
    const shown = [interestDays + 1, interestDays - 1].map((days) => ({
      id: crypto.randomUUID(),
      brand: 'atc' as const,
      vins: ['4T1B11HKXKU000001'],
      consumerId: 'c-1',
      createdAt: new Date(now - days * dayMs),
    }));
    await database.insert(interestAlerts).values(shown);
    const plan = await planOf(database, (explaining) => forgetInterest(explaining, new Date(now)));
    expect(plan).toContain('interest_alerts_created');
    const more = Array.from({ length: many }, () => ({ ...shown[0], id: crypto.randomUUID() }));
    await database.insert(interestAlerts).values(more as typeof shown);
    const largest = await stepsOf(
      () => countOf('interest_alerts'),
      (stepping) => forgetInterest(stepping, new Date(now), maxAtOnce),
    );
    expect(largest).toBe(maxAtOnce);
    expect(await database.select().from(interestAlerts)).toEqual([
      expect.objectContaining(shown[1]),
    ]);
  });

  test('runs of feeds are forgotten with what they held, once somebody decided', async () => {
    const { database } = opened;
    const now = new Date();
    const old = new Date(now.getTime() - (runDays + 1) * dayMs);
    await database.execute(
      sql`insert into owners (id, data) values (1, '{}') on conflict do nothing`,
    );
    const run = async (finishedAt: Date, settledAs: 'kept' | null) => {
      const id = crypto.randomUUID();
      await database.insert(feedRuns).values({
        id,
        source: 'stock.csv',
        mapping: 'canonical',
        startedAt: finishedAt,
        finishedAt,
        rows: 1,
        refused: 0,
        added: 0,
        changed: 0,
        removed: 0,
      });
      const held = { runId: id, ownerId: 1, stock: 3, removals: 2, settledAs };
      await database.insert(heldDealers).values(held);
      return id;
    };
    for (let made = 0; made < many; made++) await run(old, 'kept');
    const kept = [await run(old, null), await run(now, 'kept')];
    const counts = () => countOf('feed_runs');
    expect(await stepsOf(counts, (stepping) => forgetRuns(stepping, now, maxAtOnce))).toBe(
      maxAtOnce,
    );
    const left = await database.select({ id: feedRuns.id }).from(feedRuns);
    expect(left.map(({ id }) => id).sort()).toEqual(kept.sort());
    expect(await database.select().from(heldDealers)).toHaveLength(kept.length);
  });
});

test('uploads go by their age, folder by folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-uploads-'));
  for (const name of ['old', 'new']) mkdirSync(join(folder, name));
  utimesSync(join(folder, 'old'), 1, 1);
  await removeOlder(folder, Date.now() - 30 * dayMs);
  await removeOlder(join(folder, 'none'), Date.now());
  expect([existsSync(join(folder, 'old')), existsSync(join(folder, 'new'))]).toEqual([false, true]);
  rmSync(folder, { recursive: true });
});
