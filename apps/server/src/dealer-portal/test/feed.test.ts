import type { FeedView } from '@forecourt/web/dealer-portal/feed-view';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { planOf } from '../../../test/plan-of.ts';
import { parseConfig } from '../../compose/config.ts';
import { readOwnersByCode } from '../../dealers/read-owners.ts';
import { forgetRuns, runDealerDays } from '../../feeds/runs/forget-runs.ts';
import { recordFailure } from '../../feeds/runs/record-run.ts';
import { header, openImportDesk, row } from '../../feeds/test/import-desk.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { findFile, findFiles } from '../feed/find-files.ts';
import { comeAs, openPortalDesk } from './portal-desk.ts';

const csv = (rows: readonly string[]) => [header, ...rows].join('\n');
const serials = (count: number) => Array.from({ length: count }, (_, place) => place + 1);
const stockOf = (dealer: string, from: number, count: number) =>
  serials(count).map((serial) => row({ serial: from + serial, dealer }));
const kestrel = 'Kestrel Toyota';
const another = 'Peachtree Motors';

describe.each(engines)('the feed of a dealer on %s', (_, open) => {
  const desk = openImportDesk(open);
  let lost: string | null = null;
  beforeEach(async () => {
    lost = null;
    await desk.database.execute(sql`truncate people, verifications, rate_counts cascade`);
  });

  async function come(name: string, dealer = kestrel) {
    const owners = await readOwnersByCode(desk.database, [
      `${dealer.toLowerCase().replaceAll(' ', '')}@30303`,
    ]);
    const [owner] = owners.values();
    if (!owner) throw new Error(`no ${dealer}`);
    const portal = openPortalDesk(desk.database, {
      config: parseConfig({ DATA_DIR: desk.workFolder }),
      beforeCall: (call) => {
        if (call === lost) throw new Error('away');
      },
    });
    const browser = await comeAs(portal, desk.database, ownAddress(name), [owner]);
    const ask = (query = '') => browser.ask('GET', `/dealer-portal/feed${query}`);
    return { owner, ask, see: async (query = ''): Promise<FeedView> => (await ask(query)).shown };
  }

  test('tells what a file of many did of this one alone, and which rows it refused', async () => {
    await desk.run(csv([...stockOf(kestrel, 0, 4), ...stockOf(another, 100, 3)]));
    const { runId } = await desk.run(
      csv([
        ...stockOf(kestrel, 0, 2),
        row({ serial: 3, price: '20900' }),
        row({ serial: 5 }),
        row({ serial: 6, price: 'twelve', year: 1975 }),
        ...stockOf(another, 100, 3),
        row({ serial: 104, dealer: another, model: 'Nothing' }),
      ]),
    );
    const { see } = await come('own');
    const { shown, refused, files, complete } = await see();
    expect(shown).toMatchObject({
      id: runId,
      isLast: true,
      held: null,
      tally: { rows: 5, added: 1, changed: 1, unchanged: 2, removed: 1, refused: 1 },
    });
    expect(refused).toEqual([
      {
        words: '1975 Toyota Camry LE',
        stockNumber: 'S6',
        cells: [
          expect.objectContaining({ column: 'year', value: '1975' }),
          {
            column: 'price',
            value: 'twelve',
            why: 'expected an amount in US dollars, like 12,499',
            helps: expect.stringContaining('listed, but not rated'),
          },
        ],
      },
    ]);
    expect(files.map(({ tally }) => tally?.added)).toEqual([1, 4]);
    expect(complete?.cars).toBe(4);
    expect(complete?.parts).toContainEqual({ name: 'Price', cars: 4 });
    const theirs = await come('theirs', another);
    expect((await theirs.see()).refused?.map(({ stockNumber }) => stockNumber)).toEqual(['S104']);
  });

  test('tells of a dealer whose rows are all refused, and shows an earlier file', async () => {
    const first = await desk.run(csv(stockOf(kestrel, 0, 2)));
    await desk.run(csv([row({ serial: 1, price: 'x' }), row({ serial: 2, price: 'y' })]));
    const { ask, see } = await come('refused');
    expect((await see()).shown?.tally).toMatchObject({ rows: 2, refused: 2, removed: 0 });
    const earlier = await see(`?run=${first.runId}`);
    expect(earlier.shown).toMatchObject({ id: first.runId, isLast: false, tally: { added: 2 } });
    expect(earlier.refused).toEqual([]);
    const theirs = await desk.run(csv(stockOf(another, 100, 2)));
    for (const run of [theirs.runId, crypto.randomUUID(), 'x'])
      expect((await ask(`?run=${run}`)).status, run).toBe('MISSING');
  });

  test('tells that a file is held, how it was settled, and that one could not be read', async () => {
    await desk.run(csv(stockOf(kestrel, 0, 5)));
    await desk.run(csv(stockOf(kestrel, 0, 2)));
    const { see } = await come('held');
    const held = { stock: 5, removals: 3 };
    expect((await see()).shown).toMatchObject({
      held: { ...held, settled: null },
      tally: { rows: 2, added: 0, removed: 0 },
    });
    await recordFailure(desk.database, {
      source: 'test.csv',
      mapping: '',
      startedAt: new Date(),
      actor: 'test',
      failure: 'The first 10,000 rows are all refused. Why: /data/quarantine/x.csv',
    });
    await recordFailure(desk.database, {
      source: 'of-others.csv',
      mapping: '',
      startedAt: new Date(),
      actor: 'test',
      failure: 'Nothing.',
    });
    const { files, shown } = await see();
    expect(files.map(({ tally }) => tally === null)).toEqual([true, false, false]);
    expect(shown?.tally.rows).toBe(2);
    await desk.run(csv(stockOf(kestrel, 0, 5)));
    const settled = (await see()).files.find((file) => file.held !== null);
    expect(settled?.held).toEqual({ ...held, settled: 'replaced' });
  });

  test('is there without its parts, and before any file', async () => {
    const { runId } = await desk.run(
      csv([...stockOf(kestrel, 0, 1), row({ serial: 2, price: 'x' })]),
    );
    const { see } = await come('parts');
    for (const [part, call] of [
      ['refused', 'dealer-quarantine'],
      ['complete', 'dealer-complete'],
    ] as const) {
      lost = call;
      const without = await see();
      expect(without[part], call).toBeNull();
      expect(without.shown?.id).toBe(runId);
    }
    lost = null;
    await desk.database.execute(sql`delete from feed_run_dealers`);
    expect(await see()).toMatchObject({ shown: null, files: [], refused: [] });
  });

  test('keeps nothing of private sellers, and what a file did of each for some days', async () => {
    await desk.run(csv([...stockOf(kestrel, 0, 1), row({ serial: 9, isPrivate: true })]));
    const kept = () =>
      rowsOf<{ rows: number }>(desk.database, sql`select rows from feed_run_dealers`);
    expect(await kept()).toEqual([{ rows: 1 }]);
    const after = (days: number) => new Date(Date.now() + days * 86_400_000);
    await forgetRuns(desk.database, after(runDealerDays - 1));
    expect(await kept()).toHaveLength(1);
    await forgetRuns(desk.database, after(runDealerDays + 1));
    expect(await kept()).toEqual([]);
    await desk.run(csv(stockOf(kestrel, 0, 1)));
    await forgetRuns(desk.database, after(400));
    expect(await kept()).toEqual([]);
  });

  test('is read by the index of the dealer', async () => {
    for (const work of [
      (explaining: typeof desk.database) => findFiles(explaining, 1),
      (explaining: typeof desk.database) => findFile(explaining, 1, crypto.randomUUID()),
    ])
      expect(await planOf(desk.database, work)).toContain('feed_run_dealers_owner_id_run_id_pk');
  });
});
