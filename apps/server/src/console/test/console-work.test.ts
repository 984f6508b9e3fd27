import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { doneSentences } from '@forecourt/web/console/done-sentences';
import type { FeedsView } from '@forecourt/web/console/feed-views';
import type { Sheet } from '@forecourt/web/console/sheet';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { parseConfig } from '../../compose/config.ts';
import { importFile } from '../../feeds/import-file.ts';
import { runsCommand } from '../../feeds/runs/runs-command.ts';
import { leadsCommand } from '../../leads/lead-command.ts';
import { changeSwitch } from '../../operations/switches.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { withJobQueue } from '../../platform/jobs/start-jobs.ts';
import { createLogger } from '../../platform/logger.ts';
import type { CommandParts } from '../../platform/operator-command.ts';
import { readSwitches } from '../../platform/switches/switches.ts';
import { reportsCommand } from '../../reports/report-command.ts';
import { createSearchMisses, readMisses } from '../../search-misses/search-misses.ts';
import { countDue } from '../count-due.ts';
import { setOperator } from '../operators.ts';
import { keepUpload } from '../uploads.ts';
import { findNeeds } from '../views/needs.ts';
import { join, openConsoleDesk, trust } from './console-desk.ts';

const header = 'vin,listing_type,year,make,model,price,dealer_code,dealer_name,dealer_zip';
const row = (vin: string, words: string, price = '18990') =>
  `${vin},used,${words},${price},peachtree,Peachtree Motors,30303`;
const camry = row('4T1B11HKXKU000001', '2019,Toyota,Camry');
const rav4 = '2T3W1RFV0MC000002';
const stock = [camry, row(rav4, '2021,Toyota,RAV4'), row('1FTEW1EP6LF000003', '2020,Ford,F-150')];
const mistyped = row('4T1B11HK6KU000004', '2019,Toyota,Camry');

describe.each(engines)('work at the console on %s', (_, open) => {
  const dataDir = mkdtempSync(joinPath(tmpdir(), 'forecourt-console-'));
  const config = parseConfig({ DATA_DIR: dataDir, SMTP_URL: '' });
  let opened: OpenDatabase;
  let browser: Awaited<ReturnType<typeof join>>;
  beforeAll(async () => {
    opened = await open();
    await withJobQueue({ open: opened, logger: createLogger('silent') }, async () => {});
    const desk = openConsoleDesk(opened.database, { config });
    await setOperator(opened.database, 'test', { email: 'first@example.com', role: 'owner' });
    browser = await join(desk, 'rosa@example.com');
    await setOperator(opened.database, 'test', { email: 'rosa@example.com', role: 'operator' });
    await trust(opened.database, 'rosa@example.com');
  });
  afterAll(() => opened.close());

  const send = async (name: string, rows: readonly string[]) => {
    const text = [header, ...rows].join('\n');
    const file = await keepUpload(dataDir, new File([text], name));
    return browser.ask('POST', '/console/feed.import', { file });
  };
  const live = async () => {
    const [row] = await rowsOf<{ count: number }>(
      opened.database,
      sql`select count(*)::int as count from listings where status = 'active'`,
    );
    return row?.count;
  };

  const logOfRosa = () =>
    readAudit(opened.database, {
      actor: 'rosa@example.com',
      act: null,
      text: null,
      before: null,
      limit: 99,
    });

  test('a file is taken in, a dealer that would lose too much is held, and applied anyway', async () => {
    const before = await logOfRosa();
    expect(await send('../../peach tree.csv', stock)).toMatchObject({
      status: 'DONE',
      said: 'feed.import',
    });
    expect(await live()).toBe(3);
    const less = [camry, mistyped, row(rav4, '2021,Toyota,RAV4', '12.9.1')];
    const { path, said } = await send('peach.csv', less);
    const { shown } = await browser.ask('GET', '/console/feeds');
    const [run] = shown.runs;
    expect({ path, said }).toEqual({
      path: `/console/feeds/${run.id}`,
      said: 'feed.import-held',
    });
    expect(run).toMatchObject({ name: 'peach.csv', held: 1, refused: 2, failure: null });
    const page = await browser.ask('GET', `/console/feed?run=${run.id}`);
    expect(page.shown).toMatchObject({
      canApply: true,
      held: [{ name: 'Peachtree Motors', stock: 3, removals: 2, settled: null }],
      quarantine: { total: 2, cells: [{ line: '3', column: 'vin' }, { value: '12.9.1' }] },
    });
    const [{ ownerId }] = page.shown.held;
    const fields = { run: run.id, owner: String(ownerId) };
    const given = { ...fields, reason: ' ' };
    expect(await browser.ask('POST', '/console/feed.apply', given)).toMatchObject({
      status: 'DONE',
    });
    expect(await live()).toBe(1);
    expect(await browser.ask('POST', '/console/feed.apply', fields)).toMatchObject({
      status: 'REFUSED',
      sentence: expect.stringMatching(/^This dealer is not held any more/),
    });
    const log = await logOfRosa();
    expect(log[0]?.reason, 'none is none').toBeNull();
    expect(log.slice(0, log.length - before.length).map(({ act }) => act)).toEqual([
      'feed.apply',
      'feed.import',
      'feed.import',
      'feed.import',
    ]);
  });

  test('a run whose dealers were kept, or decided by a later file, says so', async () => {
    const runsOf = async (name: string) => {
      const { shown } = await browser.ask('GET', '/console/feeds');
      return (shown as FeedsView).runs.filter((run) => run.name === name);
    };
    await send('plum.csv', stock);
    for (const _ of ['first', 'later']) await send('plum.csv', [camry]);
    const [later, earlier] = await runsOf('plum.csv');
    expect(later).toMatchObject({ held: 1, replaced: 0, kept: 0 });
    expect(earlier).toMatchObject({ held: 0, replaced: 1, kept: 0 });
    const { shown } = await browser.ask('GET', `/console/feed?run=${later?.id}`);
    const fields = { run: later?.id ?? '', owner: String(shown.held[0].ownerId) };
    await browser.ask('POST', '/console/feed.keep', fields);
    expect((await runsOf('plum.csv'))[0]).toMatchObject({ held: 0, replaced: 0, kept: 1 });
    await send('plum.csv', [camry]);
    const latest = (await runsOf('plum.csv'))[0]?.id ?? '';
    await browser.ask('POST', '/console/feed.apply', { ...fields, run: latest });
    const held = (await runsOf('plum.csv')).find(({ removed }) => removed === 0);
    expect(held).toMatchObject({ held: 0, applied: 1, replaced: 0, kept: 0 });
  });

  test('a dealer that was held is decided by a later file of another name that has its cars', async () => {
    await send('pear.csv', stock);
    await send('pear-cut.csv', [camry]);
    const runOf = async (name: string) => {
      const { shown } = await browser.ask('GET', '/console/feeds');
      return (shown as FeedsView).runs.find((run) => run.name === name);
    };
    const cut = await runOf('pear-cut.csv');
    expect(cut).toMatchObject({ held: 1, replaced: 0 });
    const { shown } = await browser.ask('GET', `/console/feed?run=${cut?.id}`);
    const fields = { run: cut?.id ?? '', owner: String(shown.held[0].ownerId) };
    const plum = '4T1B11HK4KU000009,used,2019,Toyota,Camry,18990,plum,Plum Cars,30303';
    await send('plums.csv', [plum]);
    expect(await runOf('pear-cut.csv'), 'a file of others').toMatchObject({ held: 1 });
    await send('pear-whole.csv', stock);
    expect(await runOf('pear-cut.csv')).toMatchObject({ held: 0, replaced: 1 });
    expect(await browser.ask('POST', '/console/feed.apply', fields)).toMatchObject({
      status: 'REFUSED',
    });
    expect(await live()).toBe(4);
  });

  test('a file of no use says why, in the list, too', async () => {
    const none = await browser.ask('POST', '/console/feed.import', { file: '../../etc/passwd' });
    expect(none).toMatchObject({
      status: 'INVALID',
      problems: { file: 'Choose a table of cars, as CSV or TSV.' },
    });
    const empty = await keepUpload(dataDir, new File([], 'empty.csv'));
    expect(await browser.ask('POST', '/console/feed.import', { file: empty })).toMatchObject({
      problems: { file: 'The file is empty.' },
    });
    const words = await browser.ask('POST', '/console/feed.import', {
      file: await keepUpload(dataDir, new File(['a,b\n1,2\n'], 'some words.csv')),
    });
    expect(words.sentence, 'no place of this machine, no flag of a command').toBe(
      'The columns of some words.csv (a, b …) are of no known dialect: name its mapping (carscom, forecourt, fullpath, google-vehicle-listings, homenet).',
    );
    for (const rows of [[], [mistyped.replace('peachtree', 'unknown')]])
      expect(await send('none.csv', rows)).toMatchObject({ said: 'feed.import-none' });
    const path = joinPath(dataDir, 'words.csv');
    writeFileSync(path, 'a,b\n1,2\n');
    const parts = { database: opened.database, dataDir, today: '2026-11-22' };
    await expect(importFile(parts, { path, dryRun: false, allowRemoval: false })).rejects.toThrow(
      /no known dialect/,
    );
    const { shown } = await browser.ask('GET', '/console/feeds');
    expect(shown.runs[0]).toMatchObject({
      name: 'words.csv',
      failure: expect.stringMatching(/no known dialect/),
    });
  });

  test('searches that miss are counted, bounded, and without what is somebody’s', async () => {
    await opened.database.execute(sql`delete from search_misses`);
    const misses = createSearchMisses(opened.database);
    const personal = ['dana@example.com', '4045550123', 'call 404-555-0123', '(404) 555 0123'];
    for (const words of ['Flumbo ', 'flumbo', ' ', ...personal]) misses.note('unknown', words);
    misses.note('nothing', '/cars-for-sale?categorySearch=call%20dana%40example.com');
    misses.note('nothing', '/cars-for-sale?categorySearch=404+555+0123');
    for (let place = 0; place < 600; place += 1) misses.note('nothing', `/cars-for-sale/${place}`);
    await misses.flush();
    misses.note('unknown', 'flumbo');
    await misses.flush();
    expect(await readMisses(opened.database, 'unknown', 10)).toMatchObject([
      { words: 'flumbo', times: 3 },
    ]);
    expect(await readMisses(opened.database, 'nothing', 1000)).toHaveLength(499);
    const { shown } = await browser.ask('GET', '/console/words');
    expect(shown.tables[1].rows[0].cells[0]).toEqual({ text: 'flumbo' });
  });

  test('searches that miss are gone through to the rarest, each once, beside the words', async () => {
    await opened.database.execute(sql`delete from search_misses`);
    await opened.database.execute(sql`
      insert into search_misses (kind, words, times, first_at, last_at)
      select kind, '/cars-for-sale/' || n, n / 20, now(), now()
      from generate_series(1, 450) n, unnest(array['nothing', 'unknown']) kind`);
    const seen: string[] = [];
    const other: string[] = [];
    for (let way: string | null = '?unknown=200'; way !== null; ) {
      const { shown } = await browser.ask('GET', `/console/words${way}`);
      const [nothing, unknown] = (shown as Sheet).tables;
      seen.push(...(nothing?.rows ?? []).map(({ key }) => key));
      other.push(unknown?.rows[0]?.key ?? '');
      expect(nothing?.note).toMatch(/^(200|50) of 450$/);
      way = nothing?.ways?.older ?? null;
      if (way === null) expect(nothing?.ways?.latest).toBe('?unknown=200');
    }
    const stored = await readMisses(opened.database, 'nothing', 1000);
    expect(seen).toEqual(stored.map(({ words }) => words));
    expect(new Set(seen).size).toBe(450);
    expect(new Set(other).size, 'the other table stays where it is').toBe(1);
    for (const none of ['x', '-1', '1e3', '99999999']) {
      const { shown } = await browser.ask('GET', `/console/words?nothing=${none}`);
      expect(shown.tables[0].rows).toHaveLength(200);
    }
  });

  test('a value of the tables is found, changed, told with who and since when, and taken back', async () => {
    const path = 'states.GA.docFeeCap';
    const find = `/console/tables?${new URLSearchParams({ text: 'ga docfee', path })}`;
    const clear = () => browser.ask('POST', '/console/table.clear', { path });
    await clear();
    const before = await browser.ask('GET', find);
    expect(before.shown.tables[1].rows).toMatchObject([{ cells: [{ text: path }, {}] }]);
    expect(before.shown.entry.fields[0]).toMatchObject({ name: 'path', value: path });
    const set = (fields: Readonly<Record<string, string>>) =>
      browser.ask('POST', '/console/table.set', fields);
    const started = before.shown.tables[1].rows[0].cells[1].text;
    expect(await set({ path, value: '699', asOf: '2026-01-31' })).toMatchObject({ status: 'DONE' });
    const { shown } = await browser.ask('GET', find);
    expect(shown.tables[0].rows).toMatchObject([
      {
        cells: [
          { text: path },
          { text: '699', more: `started with ${started}` },
          { text: '2026-01-31' },
          { at: { iso: expect.any(String) } },
          { text: 'rosa@example.com' },
        ],
        deeds: [{ act: 'table.clear', fields: { path } }],
      },
    ]);
    expect(shown.tables[1].rows[0].cells[1], 'this process has it at once').toMatchObject({
      text: '699',
    });
    for (const [fields, problems] of [
      [{ path, value: ' ' }, { value: expect.stringMatching(/^expected a number/) }],
      [{ path, value: '699', asOf: 'June' }, { asOf: expect.stringMatching(/^expected a day/) }],
      [
        { path, value: '699', asOf: '2999-01-31' },
        { asOf: expect.stringMatching(/^expected one up to today/) },
      ],
      [
        { path: 'states.GA.taxRate', value: '7' },
        { value: expect.stringMatching(/^states\.GA\.taxRate: 7 is not possible/) },
      ],
      [
        { path: 'states.ZZ.taxRate', value: '0.1' },
        { path: expect.stringMatching(/no such value/) },
      ],
      [{ path: 'tolls.GA', value: '0.1' }, { path: expect.stringMatching(/no table is called/) }],
    ] as const)
      expect(await set(fields)).toMatchObject({ status: 'INVALID', problems });
    expect(await clear()).toMatchObject({ status: 'DONE' });
    expect(await clear()).toMatchObject({ status: 'REFUSED' });
    const log = await browser.ask('GET', `/console/audit?text=${path}`);
    expect(log.shown.entries.slice(0, 2)).toMatchObject([
      { did: 'changed the value', actor: 'rosa@example.com', before: '699 of 2026-01-31' },
      {
        did: 'changed the value',
        before: 'null (no limit), as started',
        after: '699 of 2026-01-31',
      },
    ]);
  });

  test('a flag that is switched is shown so by the page behind', async () => {
    const rowOf = async () => {
      const { shown } = await browser.ask('GET', '/console/flags');
      const rows = shown.tables.flatMap(
        (table: { readonly rows: readonly object[] }) => table.rows,
      );
      return JSON.stringify(rows.find(({ key }: { readonly key: string }) => key === 'compare'));
    };
    expect(await rowOf()).toContain('default');
    await browser.ask('POST', '/console/flag.off', { flag: 'compare' });
    expect(await rowOf()).toContain('the console');
    await browser.ask('POST', '/console/flag.clear', { flag: 'compare' });
    expect(await rowOf()).toContain('default');
  });

  test('a flag is switched for all brands, also where a command switched it for one', async () => {
    const switchedForOne = () =>
      changeSwitch(opened.database, 'command line', { name: 'flag.kbb.compare', value: 'off' });
    const switches = async () => Object.fromEntries(await readSwitches(opened.database));
    for (const [act, left] of [
      ['flag.on', { 'flag.compare': 'on' }],
      ['flag.off', { 'flag.compare': 'off' }],
      ['flag.clear', {}],
    ] as const) {
      await switchedForOne();
      await browser.ask('POST', `/console/${act}`, { flag: 'compare' });
      expect(await switches()).toEqual(left);
      const [last] = await logOfRosa();
      expect(last).toMatchObject({ subject: 'flag.kbb.compare', after: 'as started' });
    }
  });

  test('a page says what is said of a file', () => {
    for (const said of ['feed.import', 'feed.import-held', 'feed.import-none'])
      expect(doneSentences).toHaveProperty([said]);
  });

  test('what waits is told to who may settle it, and to nobody else', () => {
    const due = { feeds: 1, leads: 2, reviews: 3, reports: 4 };
    const jobs = [{ name: 'mails', failed: 1, oldestSeconds: 7200 }];
    const states = (role: 'operator' | 'analyst') =>
      findNeeds(role, due, ['vpic'], jobs).map(({ state }) => state);
    const all = ['1 held', '2 dead', 'Open', '3 waiting', '4 open', 'Given up', 'Late'];
    expect(states('operator')).toEqual(all);
    expect(states('analyst'), 'no page that is not theirs').toEqual(['Open', 'Late']);
    const none = { feeds: 0, leads: 0, reviews: 0, reports: 0 };
    expect(findNeeds('owner', none, [], [])).toEqual([]);
  });

  test('what waits is counted for who may settle it, and for nobody else', async () => {
    await opened.database.execute(sql`
      insert into listing_reports (id, listing_id, vehicle, owner_id, brand, reason, details, created_at)
      values (gen_random_uuid(), 1, '2019 Toyota Camry', 1, 'atc', 'sold', '', now())`);
    expect((await countDue(opened.database, 'operator')).reports).toBeGreaterThan(0);
    expect(await countDue(opened.database, 'analyst')).toEqual({
      feeds: 0,
      leads: 0,
      reviews: 0,
      reports: 0,
    });
  });

  test('ids and texts that are none are refused, and nothing fails at them', async () => {
    const dashes = '-'.repeat(36);
    expect(await browser.ask('GET', `/console/feed?run=${dashes}`)).toMatchObject({
      status: 'MISSING',
    });
    const leads = await browser.ask('GET', `/console/leads?lead=${dashes}`);
    expect(leads.shown.chosen).toBeNull();
    const keep = { run: dashes, owner: '1' };
    expect(await browser.ask('POST', '/console/feed.keep', keep)).toMatchObject({
      status: 'REFUSED',
    });
    for (const [act, field] of [
      ['lead.resend', 'id'] as const,
      ['job.retry', 'name'] as const,
      ['campaign.end', 'code'] as const,
      ['source.fetch', 'name'] as const,
    ])
      expect(await browser.ask('POST', `/console/${act}`, { [field]: 'a\0' })).toMatchObject({
        status: 'REFUSED',
        sentence: expect.stringMatching(/no control characters/),
      });
  });

  test('leads are gone through to the oldest, each once', async () => {
    await opened.database.execute(sql`delete from leads`);
    // Several of one moment, as of a night when sellers' servers were away.
    await opened.database.execute(sql`
      insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle, created_at)
      select gen_random_uuid(), 'email', case when n % 2 = 0 then 'dead' else 'sent' end, 'atc', 1, 1,
        '{"vin": "x", "name": "2019 Toyota Camry"}', now() - make_interval(hours => n / 20)
      from generate_series(1, 460) n`);
    for (const [status, count] of [
      ['', 460],
      ['dead', 230],
    ] as const) {
      const ids: string[] = [];
      for (let before: string | null = ''; before !== null; ) {
        const asked = new URLSearchParams({ status, before });
        const { shown } = await browser.ask('GET', `/console/leads?${asked}`);
        ids.push(...shown.leads.map(({ id }: { readonly id: string }) => id));
        before = shown.older;
      }
      expect([ids.length, new Set(ids).size]).toEqual([count, count]);
      const list = await listed((parts, before) =>
        leadsCommand.run(
          parts,
          { kind: 'leads', action: 'list', status: status === '' ? undefined : status, before },
          () => {},
        ),
      );
      expect(list).toEqual(ids.map(begin));
    }
  });

  test('what was asked for and the model of a review are told in words', async () => {
    await opened.database.execute(sql`delete from leads`);
    await opened.database.execute(sql`
      insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle)
      values (gen_random_uuid(), 'make-offer', 'sent', 'atc', 1, 1, '{"name": "2019 Toyota Camry"}')`);
    const leads = await browser.ask('GET', '/console/leads');
    expect(leads.shown.leads).toMatchObject([{ kind: 'Offer' }]);
    const overview = await browser.ask('GET', '/console/overview');
    expect(overview.shown.leadKinds).toEqual([{ name: 'Offer', count: 1 }]);
    await opened.database.execute(sql`
      insert into model_reviews (id, model_code, year, author_name, relation, ratings, title, body, written_at)
      values (gen_random_uuid(), 'MAZDA3', 2019, 'Dana', 'own', '{}', 'Lively', 'A lively car', now())`);
    const reviews = await browser.ask('GET', '/console/reviews');
    const cells = (reviews.shown as Sheet).tables[0]?.rows[0]?.cells;
    expect(cells?.[1]).toMatchObject({ text: '2019 Mazda3' });
    await opened.database.execute(sql`delete from model_reviews where title = 'Lively'`);
  });

  test('a number that was shown is no message that was delivered', async () => {
    await opened.database.execute(sql`delete from leads`);
    await opened.database.execute(sql`
      insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle)
      select gen_random_uuid(), kind, status, 'atc', 1, 1, '{"name": "2019 Toyota Camry"}'
      from (values ('email', 'sent'), ('phone-reveal', 'counted'), ('text', 'counted')) n (kind, status)`);
    const { shown } = await browser.ask('GET', '/console/overview');
    const day = { sent: 1, counted: 2, waiting: 0, dead: 0 };
    expect(shown).toMatchObject({ leads: day });
    expect(shown.leadHours.at(-1)).toEqual(day);
  });

  test('a dead lead waits for somebody as long as there is something to send', async () => {
    await opened.database.execute(sql`delete from leads`);
    await opened.database.execute(sql`
      insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle, email)
      select gen_random_uuid(), 'email', 'dead', 'atc', 1, 1, '{"name": "2019 Toyota Camry"}', email
      from unnest(array['dana@example.com', null]) email`);
    expect(await countDue(opened.database, 'operator')).toMatchObject({ leads: 1 });
  });

  /** Ids of all rows of a list, page by page. */
  async function goThrough(
    path: string,
    read: (shown: never) => { readonly ids: readonly string[]; readonly older: string | null },
  ): Promise<string[]> {
    const ids: string[] = [];
    for (let before: string | null = ''; before !== null; ) {
      const { shown } = await browser.ask('GET', `${path}?${new URLSearchParams({ before })}`);
      const page = read(shown as never);
      ids.push(...page.ids);
      before = page.older;
    }
    return ids;
  }

  test('runs are gone through to the oldest, each once, those that wait for somebody first', async () => {
    await opened.database.execute(sql`
      insert into feed_runs (id, source, mapping, started_at, finished_at, rows, refused, added, changed, removed)
      select gen_random_uuid(), 'night.csv', 'forecourt', now() - make_interval(days => 90, hours => n / 20), now(),
        1, 0, 0, 0, 0
      from generate_series(1, 240) n`);
    const [oldest] = await rowsOf<{ id: string }>(
      opened.database,
      sql`select id from feed_runs order by started_at, id limit 1`,
    );
    await opened.database.execute(sql`
      insert into held_dealers (run_id, owner_id, stock, removals)
      select ${oldest?.id}, min(id), 9, 8 from owners`);
    const ids = await goThrough('/console/feeds', ({ runs, older }: FeedsView) => ({
      ids: runs.map(({ id }) => id),
      older,
    }));
    const [all] = await rowsOf<{ count: number }>(
      opened.database,
      sql`select count(*)::int as count from feed_runs`,
    );
    expect([ids.length, new Set(ids).size]).toEqual([all?.count, all?.count]);
    expect(ids[0]).toBe(oldest?.id);
    const asked = { kind: 'runs', action: 'list' } as const;
    const list = await listed((parts, before) =>
      runsCommand.run(parts, { ...asked, before }, () => {}),
    );
    expect(list.sort()).toEqual(ids.map(begin).sort());
  });

  test.each([
    [{ action: 'quarantine', run: 'last' }, /^last: expected the id of a run/],
    [{ action: 'keep', run: 'last', owner: '1' }, /^The run last holds no dealer 1: expected/],
  ] as const)('a run that is none is said to be: %o', async (asked, problem) => {
    const parts = { database: opened.database, dataDir: tmpdir() } as CommandParts;
    await expect(runsCommand.run(parts, { kind: 'runs', ...asked }, () => {})).rejects.toThrow(
      problem,
    );
  });

  test.each(['code', 'id'] as const)('a dealer that waits is named by its %s', async (by) => {
    const parts = { database: opened.database, dataDir: tmpdir() } as CommandParts;
    const [held] = await rowsOf<{ run: string; id: string; code: string; name: string }>(
      opened.database,
      sql`with run as (
            insert into feed_runs (id, source, mapping, started_at, finished_at, rows, refused, added, changed, removed)
            values (gen_random_uuid(), 'named.csv', 'forecourt', now(), now(), 1, 0, 0, 0, 0) returning id),
          dealer as (
            select id, dealer_code, data ->> 'name' as name from owners where dealer_code is not null limit 1),
          held as (
            insert into held_dealers (run_id, owner_id, stock, removals)
            select run.id, dealer.id, 9, 8 from run, dealer)
          select run.id as run, dealer.id::text as id, dealer_code as code, name from run, dealer`,
    );
    const asked = { action: 'keep', run: held?.run ?? '', owner: held?.[by] ?? '' } as const;
    expect(await runsCommand.run(parts, { kind: 'runs', ...asked }, () => {})).toBe(
      `${held?.name}: all 9 cars stay for sale.`,
    );
  });

  /** Beginnings of the ids of all rows, as somebody goes through a list on the command line. */
  async function listed(
    list: (parts: CommandParts, before: string | undefined) => Promise<string>,
  ): Promise<string[]> {
    const parts = { database: opened.database } as CommandParts;
    const ids: string[] = [];
    for (let before: string | undefined; ; ) {
      const text = await list(parts, before);
      ids.push(...(text.match(/^[\da-f]{8}(?=[-\da-f]* )/gm) ?? []));
      before = /\n\nEarlier ones: forecourt .* --before (\S+)$/.exec(text)?.[1];
      if (before === undefined) return ids;
    }
  }

  const begin = (id: string) => id.slice(0, 8);

  test('reports are gone through to the oldest, each once, open ones first', async () => {
    await opened.database.execute(sql`delete from listing_reports`);
    await opened.database.execute(sql`
      insert into listing_reports (id, listing_id, vehicle, owner_id, brand, reason, details, created_at, closed_at)
      select gen_random_uuid(), n, '2019 Toyota Camry', 1, 'atc', 'OTHER', '', now() - make_interval(hours => n / 20),
        case when n % 3 = 0 then now() end
      from generate_series(1, 360) n`);
    const states: string[] = [];
    const ids = await goThrough('/console/reports', ({ tables: [table] }: Sheet) => {
      const rows = table?.rows ?? [];
      states.push(...rows.map(({ cells }) => cells[3]?.text ?? ''));
      const older = new URLSearchParams(table?.ways?.older ?? '').get('before');
      return { ids: rows.map(({ key }) => key), older };
    });
    expect([ids.length, new Set(ids).size]).toEqual([360, 360]);
    expect(states).toEqual([...Array(240).fill('Open'), ...Array(120).fill('Closed')]);
    const asked = { kind: 'reports', action: 'list' } as const;
    const list = (all: boolean) =>
      listed((parts, before) => reportsCommand.run(parts, { ...asked, all, before }, () => {}));
    expect(await list(false)).toEqual(ids.slice(0, 240).map(begin));
    expect((await list(true)).sort()).toEqual(ids.map(begin).sort());
  });

  test('a review is rejected after a question only, with a reason', async () => {
    await opened.database.execute(sql`
      insert into model_reviews (id, model_code, year, author_name, relation, ratings, title, body, written_at)
      values (gen_random_uuid(), 'CAMRY', 2019, 'Dana', 'own', '{}', 'Fine', 'A fine car', now())`);
    const { shown } = await browser.ask('GET', '/console/reviews');
    const [reject] = (shown as Sheet).tables[0]?.rows[0]?.deeds.slice(1) ?? [];
    expect(reject?.sure?.says).toBe('“Fine” by Dana is shown to nobody, and leaves this list.');
    await browser.ask('POST', '/console/review.reject', { ...reject?.fields, reason: 'an advert' });
    const all = { actor: null, act: 'review.reject', text: null, before: null, limit: 1 };
    expect(await readAudit(opened.database, all)).toMatchObject([
      { subject: expect.stringMatching(/^[\da-f]{8}, 2019 CAMRY$/), reason: 'an advert' },
    ]);
  });

  test('a review that its author changed since it was shown is not decided', async () => {
    await opened.database.execute(sql`
      insert into model_reviews (id, model_code, year, author_name, relation, ratings, title, body, written_at)
      values (gen_random_uuid(), 'CAMRY', 2018, 'Dana', 'own', '{}', 'Calm', 'A calm car', now())`);
    const { shown } = await browser.ask('GET', '/console/reviews');
    const [approve, reject] = (shown as Sheet).tables[0]?.rows[0]?.deeds ?? [];
    await opened.database.execute(
      sql`update model_reviews set body = 'Buy my tires' where title = 'Calm'`,
    );
    for (const deed of [approve, reject]) {
      const answer = await browser.ask('POST', `/console/${deed?.act}`, { ...deed?.fields });
      expect(JSON.stringify(answer)).toContain('was changed meanwhile, and nothing was decided');
    }
    const states = sql`select state from model_reviews where title = 'Calm'`;
    expect(await rowsOf(opened.database, states)).toEqual([{ state: 'waiting' }]);
    await opened.database.execute(sql`delete from model_reviews where title = 'Calm'`);
  });

  test('settings show no secret', async () => {
    const secret = parseConfig({
      DATABASE_URL: 'postgres://me:hunter2@db/cars',
      MAIL_EVENTS_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      PORT: '4444',
    });
    const desk = openConsoleDesk(opened.database, { config: secret });
    const email = ownAddress('boss');
    const owner = await join(desk, email);
    await setOperator(opened.database, 'test', { email, role: 'owner' });
    await trust(opened.database, email);
    const page = JSON.stringify((await owner.ask('GET', '/console/settings')).shown);
    expect(page).not.toMatch(/hunter2|whsec_/);
    expect(page).toContain('postgres://me:…@db/cars');
    expect(page).toContain('4444');
  });
});
