import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { eventDays, type ShopperEvent } from '@forecourt/domain/event/shopper-event';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { Command } from 'commander';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { App } from '../../compose/app.ts';
import { type Database, type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import type { CommandParts } from '../../platform/operator-command.ts';
import { eventsCommand } from '../events-command.ts';
import { forgetEvents } from '../forget-events.ts';

const today = '2026-11-22';
const stock = [...generateDemoInventory({ listings: 60, seed: 9, today })];
const cars = stock.flatMap(({ listings }) => listings);
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings: cars, today }),
);
const address = 'http://localhost/cars-for-sale/events/note';
const agent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const idOf = (place: number) => cars[place]?.id ?? 0;
const requestId = '0123456789abcdef0123456789abcdef';

/** One of each kind, with all that it may carry. */
const oneOfEach: readonly ShopperEvent[] = [
  { kind: 'page', page: 'srp', requestId },
  {
    kind: 'page',
    page: 'vdp',
    listingId: idOf(0),
    requestId,
    clickType: 'spotlight',
    tileClick: 'warranty_tile',
  },
  {
    kind: 'listing-click',
    page: 'srp',
    listingId: idOf(0),
    requestId,
    place: 'spotlight',
    scrollY: 1240,
  },
  { kind: 'impression', page: 'srp', listingId: idOf(1), place: 'boost', requestId },
  { kind: 'lead', page: 'vdp', listingId: idOf(0), way: 'email' },
  { kind: 'save', page: 'vlp', listingId: idOf(0) },
  { kind: 'compare', page: 'homepage', listingId: idOf(0) },
  { kind: 'share', page: 'vdp', listingId: idOf(0), way: 'copy' },
  { kind: 'share', page: 'srp', way: 'device' },
];

describe.each(engines)('events on the %s', (_engine, open) => {
  let opened: OpenDatabase;
  let app: App;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    app = createQuietApp({ database: opened.database, engine });
    await opened.database.execute(sql`truncate shopper_events`);
  });
  afterAll(() => opened.close());

  async function send(body: unknown, headers: Readonly<Record<string, string>> = {}) {
    const answer = await app.request(address, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'User-Agent': agent, ...headers },
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, problem: text && JSON.parse(text) };
  }
  const stored = () =>
    rowsOf<Record<string, unknown>>(opened.database, sql`select * from shopper_events order by id`);

  test('every kind is noted with what it carries [routes.analytics-names]', async () => {
    expect((await send({ events: oneOfEach })).status).toBe(204);
    const rows = await stored();
    expect(rows.map(({ kind, page, detail }) => [kind, page, detail])).toEqual([
      ['page', 'srp', null],
      ['page', 'vdp', 'spotlight'],
      ['listing-click', 'srp', 'spotlight'],
      ['impression', 'srp', 'boost'],
      ['lead', 'vdp', 'email'],
      ['save', 'vlp', null],
      ['compare', 'homepage', null],
      ['share', 'vdp', 'copy'],
      ['share', 'srp', 'device'],
    ]);
    expect(rows[1]).toMatchObject({ tile_click: 'warranty_tile', request_id: requestId });
    expect(rows[2]).toMatchObject({ scroll_y: 1240, brand: 'atc' });
  });

  test('nothing of who it was is stored, and no cookie is given for less than a look at a car', async () => {
    const seen = { kind: 'page', page: 'srp' };
    const answer = await send({ events: [seen] }, { Cookie: 'visitor=somebody; osid=me' });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const [row = {}] = await stored();
    expect(Object.keys(row).sort()).toEqual(
      [
        'at',
        'brand',
        'detail',
        'id',
        'kind',
        'listing_id',
        'page',
        'request_id',
        'scroll_y',
        'tile_click',
      ].sort(),
    );
    expect(JSON.stringify(row)).not.toMatch(/somebody|"me"|Chrome/);
  });

  test.each([
    ['robots', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['who does not want it', { 'Sec-GPC': '1' }],
  ])('of %s nothing is noted, and nothing told [listing.view-count]', async (_who, headers) => {
    const answer = await send({ events: oneOfEach }, headers);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
    expect(await stored()).toEqual([]);
  });

  test('what is done with a car that there is not is made up', async () => {
    const listingId = 999_999_999;
    const events = [
      { kind: 'save', listingId },
      { kind: 'page', page: 'vdp', listingId },
    ];
    expect((await send({ events })).status).toBe(204);
    expect((await stored()).map(({ kind }) => kind)).toEqual(['page']);
  });

  test.each([
    [{}, /^events: /],
    [{ events: [] }, /^events: expected 1 to 50 events/],
    [{ events: Array(51).fill({ kind: 'page', page: 'srp' }) }, /^events: expected 1 to 50 events/],
    [{ events: [{ kind: 'look' }] }, /^events\.0.*kind: expected one of page/],
    [
      { events: [{ kind: 'page', page: 'checkout' }] },
      /^events\.0\.page: expected one of homepage/,
    ],
    [{ events: [{ kind: 'page' }] }, /^events\.0\.page: expected one of homepage/],
    [{ events: [{ kind: 'save', listingId: '7' }] }, /^events\.0\.listingId: expected the id of a/],
    [{ events: [{ kind: 'save', listingId: 1, email: 'a@b.c' }] }, /^events\.0.*email/],
    [{ events: [{ kind: 'page', page: 'vdp', clickType: '<b>' }] }, /^events\.0\.clickType: exp/],
    [{ events: [{ kind: 'page', page: 'srp', requestId: 'me' }] }, /^events\.0\.requestId: expec/],
    [{ events: [{ kind: 'page', page: 'srp' }], who: 'me' }, /who/],
  ])('a bad batch is refused whole and in words: %j', async (body, words) => {
    const { status, problem } = await send(body);
    expect([status, problem.code]).toEqual([400, 'invalid_parameter']);
    expect(problem.detail).toMatch(words);
    expect(await stored()).toEqual([]);
  });

  test('a batch that is too long, and more batches than a browser sends, are refused', async () => {
    expect((await send('x'.repeat(16_385))).status).toBe(413);
    const batch = { events: [{ kind: 'page', page: 'srp' }] };
    const statuses = [];
    for (let sent = 0; sent < 120; sent++) statuses.push((await send(batch)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const refused = await send(batch);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('where they cannot be noted it is said, and only logged [errors.logged-only]', async () => {
    app = createQuietApp({
      database: opened.database,
      engine,
      beforeCall: (name) => {
        if (name === 'page-events') throw new Error('away');
      },
    });
    const { status, problem } = await send({ events: oneOfEach });
    expect([status, problem.code]).toEqual([503, 'unavailable']);
    expect((await app.request('http://localhost/healthz')).status).toBe(200);
  });

  test(`they are forgotten after ${eventDays} days`, async () => {
    await send({ events: oneOfEach });
    await opened.database.execute(
      sql`update shopper_events set at = now() - make_interval(days => ${eventDays}::int, mins => 1)
          where kind <> 'save'`,
    );
    expect(await forgetEvents(opened.database)).toBe(oneOfEach.length - 1);
    expect((await stored()).map(({ kind }) => kind)).toEqual(['save']);
  });

  test('however many are forgotten, no statement takes long', async () => {
    await send({ events: oneOfEach });
    await opened.database.execute(
      sql`update shopper_events set at = now() - make_interval(days => ${eventDays + 1}::int)`,
    );
    const left: number[] = [];
    const execute = async (statement: SQL) => {
      const answer = await opened.database.execute(statement);
      left.push((await stored()).length);
      return answer;
    };
    await forgetEvents({ execute } as unknown as Database, 3);
    const before = [oneOfEach.length, ...left];
    const steps = left.map((count, place) => (before[place] ?? 0) - count);
    expect(Math.max(...steps)).toBe(3);
    expect(left.at(-1)).toBe(0);
  });

  async function exportEvents(...options: string[]): Promise<string> {
    const said: string[] = [];
    const program = new Command().exitOverride();
    eventsCommand.describe(program, {
      dataDir: '',
      today,
      fromHere: (path) => path,
      say: (text) => void said.push(text),
      run: (asked) =>
        eventsCommand.run({ database: opened.database } as CommandParts, asked, () => {}),
    });
    await program.parseAsync(['node', 'forecourt', 'events', 'export', ...options]);
    return said.join('\n');
  }

  test('the operator has them as CSV or as JSON, a line each, from any day on', async () => {
    await send({ events: oneOfEach });
    await opened.database.execute(
      sql`update shopper_events set at = '2026-11-01T12:00:00Z' where kind <> 'share'`,
    );
    const [head, ...lines] = (await exportEvents()).split('\n');
    expect(head).toBe('id,at,brand,kind,page,listing_id,detail,tile_click,scroll_y,request_id');
    expect(lines).toHaveLength(oneOfEach.length);
    expect(lines[2]).toMatch(
      new RegExp(
        `^\\d+,2026-11-01T12:00:00.000Z,atc,listing-click,srp,${idOf(0)},spotlight,,1240,`,
      ),
    );
    const since = (await exportEvents('--format', 'ndjson', '--since', '2026-11-02')).split('\n');
    expect(since.map((line) => JSON.parse(line))).toMatchObject([
      { kind: 'share', listing_id: idOf(0), detail: 'copy' },
      { kind: 'share', listing_id: null, detail: 'device' },
    ]);
  });

  test('an export that cannot begin writes nothing, no head either', async () => {
    const said: string[] = [];
    const program = new Command().exitOverride();
    eventsCommand.describe(program, {
      dataDir: '',
      today,
      fromHere: (path) => path,
      say: (text) => void said.push(text),
      run: () => Promise.reject(new Error('The database does not answer.')),
    });
    const asked = program.parseAsync(['node', 'forecourt', 'events', 'export']);
    await expect(asked).rejects.toThrow('does not answer');
    expect(said).toEqual([]);
  });

  test.each([
    [['--format', 'xml'], '--format: expected csv or ndjson.'],
    [['--since', 'yesterday'], '--since: expected a day such as 2026-11-01.'],
  ])('an export that is not meant so is refused: %j', async (options, words) => {
    await expect(exportEvents(...options)).rejects.toThrow(words);
  });
});
