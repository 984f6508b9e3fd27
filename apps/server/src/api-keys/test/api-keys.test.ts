import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeyScope } from '@forecourt/domain/operator/key-scopes';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { type ApiDescription, readDescription } from '../../../test/described-answers.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { parseConfig } from '../../compose/config.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { makeKey, revokeKey } from '../keys.ts';
import { keysCommand } from '../keys-command.ts';

const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
);
const config = parseConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'forecourt-keys-')) });
const header = 'vin,listing_type,year,make,model,price,dealer_code,dealer_name,dealer_zip';
const camry = '4T1B11HKXKU000001,used,2019,Toyota,Camry,18990,peach,Peach Motors,30303';
const rav4 = '2T3W1RFV0MC000002,used,2021,Toyota,RAV4,24990,peach,Peach Motors,30303';
const mistyped = '2T3W1RFV0MC000002,used,2021,Toyota,RAV4,19.9.1,peach,Peach Motors,30303';
/** Each address that a key opens, with what opens it. */
const opened: readonly (readonly [method: string, path: string, scope: KeyScope])[] = [
  ['GET', '/rest/operator/listings', 'listings.read'],
  ['GET', '/rest/operator/feeds', 'feeds.read'],
  ['GET', `/rest/operator/feeds/${crypto.randomUUID()}/quarantine`, 'feeds.read'],
  ['POST', '/rest/operator/feeds', 'feeds.write'],
  ['GET', '/rest/operator/leads', 'leads.read'],
  ['GET', '/rest/operator/events', 'events.read'],
  ['GET', '/metrics', 'metrics.read'],
];

describe.each(engines)('keys of programs on %s', (_, open) => {
  let database: OpenDatabase['database'];
  let close: () => Promise<void>;
  let app: ReturnType<typeof createQuietApp>;
  let api: ApiDescription;
  let now = Date.parse('2026-11-22T12:00:00Z');
  beforeAll(async () => {
    ({ database, close } = await open());
    app = createQuietApp({ database, engine, config, clock: { now: () => now } });
    api = await readDescription(app);
  });
  afterAll(() => close());

  let names = 0;
  const make = (scopes: readonly string[], more = {}) => {
    names += 1;
    const asked = { name: `program ${names}`, scopes, days: '', perMinute: '', ...more };
    return makeKey(database, 'test', asked, now);
  };
  /** Over a network, as programs do. */
  const ask = (path: string, key: string | null, init: RequestInit = {}) =>
    app.request(
      `http://cars.example${path}`,
      { ...init, headers: key === null ? {} : { Authorization: `Bearer ${key}` } },
      { incoming: { headers: {}, socket: { remoteAddress: '192.0.2.7' } } },
    );

  test.each(opened)('%s %s is opened by %s and by nothing else', async (method, path, scope) => {
    const none = await ask(path, null, { method });
    expect(none.status).toBe(path === '/metrics' ? 403 : 401);
    const wrong = await ask(path, `forecourt_${'A'.repeat(43)}`, { method });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
    const other = await make([scope === 'leads.read' ? 'events.read' : 'leads.read']);
    const refused = await ask(path, other, { method });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining(scope) });
    const right = await ask(path, await make([scope]), { method });
    expect([200, 400, 404]).toContain(right.status);
    const template = path.replace(/[\da-f-]{36}/, '{run}');
    const { security } = api.document.paths[template][method.toLowerCase()];
    if (path !== '/metrics') expect(security).toEqual([{ apiKey: [scope] }]);
    for (const answer of [none, wrong, right])
      expect(await api.judge(method.toLowerCase(), template, answer)).toEqual([]);
  });

  test('a private seller is taken off the market by files of the key that named him alone, though others have their name', async () => {
    await database.execute(sql`truncate owners, listings, feed_runs, api_keys cascade`);
    const mine = await make(['feeds.write'], { name: 'Plum' });
    const other = await make(['feeds.write'], { name: 'Cherry' });
    const send = async (key: string, ...rows: readonly string[]) => {
      const body = [`${header},seller_type`, ...rows.map((row) => `${row},private`)].join('\n');
      const sent = await ask('/rest/operator/feeds?name=cars.csv', key, { method: 'POST', body });
      return sent.json();
    };
    expect(await send(mine, camry)).toMatchObject({ added: 1, removed: 0 });
    expect(await send(other, rav4)).toMatchObject({ added: 1, removed: 0, held: [] });
    expect(await send(mine, rav4)).toMatchObject({
      removed: 0,
      held: [{ dealer: 'Private sellers', stock: 1, removals: 1 }],
    });
  });

  test('a file that is sent is taken in, and told to the log under the name of the key', async () => {
    await database.execute(sql`truncate listings, feed_runs, api_keys cascade`);
    const key = await make(['feeds.write', 'feeds.read', 'listings.read'], { name: 'Peach' });
    const send = (rows: readonly string[], query = '') =>
      ask(`/rest/operator/feeds?name=peach.csv${query}`, key, {
        method: 'POST',
        body: [header, ...rows].join('\n'),
      });
    const tried = await send([camry], '&dryRun=true');
    expect(await tried.json()).toMatchObject({ run: null, added: 1, quarantine: null });
    const wrong = (await (await send([camry, mistyped], '&dryRun=true')).json()) as {
      quarantine: string;
    };
    expect(wrong).toMatchObject({ run: null, refused: 1 });
    expect(await (await ask(wrong.quarantine, key)).text()).toContain('19.9.1');
    const sent = await send([camry, mistyped]);
    expect(await api.judge('post', '/rest/operator/feeds', sent.clone())).toEqual([]);
    const { run, ...summary } = (await sent.json()) as { run: string };
    expect(summary).toMatchObject({ rows: 2, refused: 1, added: 1, held: [] });
    const cars = await (await ask('/rest/operator/listings', key)).text();
    expect(
      cars
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ vin: '4T1B11HKXKU000001', year: 2019 }]);
    const { runs } = (await (await ask('/rest/operator/feeds', key)).json()) as {
      runs: readonly object[];
    };
    expect(runs).toMatchObject([{ id: run, name: 'peach.csv', failure: null, refused: 1 }]);
    const cells = await ask(`/rest/operator/feeds/${run}/quarantine`, key);
    expect(await cells.text()).toContain('19.9.1');
    const [entry] = await readAudit(database, {
      actor: 'key Peach',
      act: null,
      text: null,
      before: null,
      limit: 1,
    });
    expect(entry).toMatchObject({ act: 'feed.import', subject: 'peach.csv' });
    for (const [query, said] of [
      ['&dealer=peach', /its name and its ZIP code/],
      ['&dealerZip=3', /its name and its ZIP code/],
      ['&dealer=peach&dealerName=Peach&dealerZip=3', /^ZIP code: expected one/],
      ['&dryRun=perhaps', /true or false/],
      ['&mapping=klingon', /no mapping/],
      ['&dryrun=true', /expected no parameters but name, .*dryRun, not dryrun/],
    ] as const) {
      const refused = await send([camry], query);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ detail: expect.stringMatching(said) });
    }
    const form = new FormData();
    form.append('file', new Blob([camry]), 'peach.csv');
    const asForm = await ask('/rest/operator/feeds', key, { method: 'POST', body: form });
    expect(await asForm.json()).toMatchObject({
      status: 415,
      detail: expect.stringMatching(/form/),
    });
    // What is wrong is said of the file by its own name, without options of the command line.
    for (const [body, said] of [
      ['a,b\n1,2\n', /^The columns of peach\.csv .* of no known dialect: name its mapping \(/],
      ['', /^peach\.csv is empty/],
      ['[]', /^peach\.csv is JSON/],
      [
        'vin,listing_type,dealer_code,make,model\n',
        /whose cars it lists: name the dealer by its own code, name and ZIP code\.$/,
      ],
    ] as const) {
      const path = '/rest/operator/feeds?name=peach.csv';
      const words = await ask(path, key, { method: 'POST', body });
      expect(await words.json()).toMatchObject({ detail: expect.stringMatching(said) });
    }
  });

  test('a parameter that is misspelt is refused: it would be answered as if nothing was asked', async () => {
    const key = await make(['listings.read', 'leads.read', 'events.read'], { name: 'Typo' });
    for (const [path, said] of [
      ['listings?afer=7', 'expected no parameters but after, not afer'],
      ['leads?from=2026-11-01', 'expected no parameters but since, not from'],
      ['events?before=7', 'expected no parameters but since and after, not before'],
    ]) {
      const refused = await ask(`/rest/operator/${path}`, key);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ detail: expect.stringContaining(said ?? '') });
    }
  });

  test('a key is good until it is over or revoked, and its use is noted to the minute', async () => {
    await database.execute(sql`delete from api_keys`);
    const key = await make(['events.read'], { name: 'Short', days: '2' });
    expect((await ask('/rest/operator/events', key)).status).toBe(200);
    const [row] = await rowsOf<{ hash: string; used: Date | string; all: string }>(
      database,
      sql`select hash, used_at as used, to_json(api_keys)::text as all from api_keys where name = 'Short'`,
    );
    expect(new Date(row?.used ?? 0).getTime()).toBe(now);
    expect(row?.all, 'nothing is kept that opens').not.toContain(key);
    now += 2 * 86_400_000;
    const over = await ask('/rest/operator/events', key);
    expect(over.status).toBe(401);
    expect(await over.json()).toMatchObject({ detail: expect.stringMatching(/was good until/) });
    const lasting = await make(['events.read'], { name: 'Lasting' });
    expect((await ask('/rest/operator/events', lasting)).status).toBe(200);
    await revokeKey(database, 'test', { name: 'Lasting', reason: null });
    expect((await ask('/rest/operator/events', lasting)).status).toBe(401);
    await expect(revokeKey(database, 'test', { name: 'Lasting', reason: null })).rejects.toThrow(
      /No key of the name/,
    );
  });

  test('a key asks as often as it may, whoever else asks', async () => {
    const slow = await make(['events.read'], { perMinute: '2' });
    const other = await make(['events.read'], { perMinute: '2' });
    const statuses: number[] = [];
    for (let asked = 0; asked < 3; asked += 1)
      statuses.push((await ask('/rest/operator/events', slow)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await ask('/rest/operator/events', other)).status).toBe(200);
  });

  test.each([
    [{ name: '' }, /^Name: expected/],
    [{ scopes: [] }, /^Scopes: expected one/],
    [{ scopes: ['everything'] }, /^everything: expected scopes/],
    [{ days: '0' }, /^Days: expected a whole number/],
    [{ perMinute: 'many' }, /^Requests a minute: expected/],
  ])('a key that is asked for wrongly is refused: %j', async (asked, said) => {
    await expect(make(['events.read'], asked)).rejects.toThrow(said);
  });

  test('a name is that of one key', async () => {
    const name = `Night export ${crypto.randomUUID()}`;
    await make(['events.read'], { name });
    await expect(make(['events.read'], { name })).rejects.toThrow(/already/);
  });

  test('the command line does the same', async () => {
    const run = (asked: Parameters<typeof keysCommand.run>[1]) =>
      keysCommand.run(
        { database, dataDir: '', today: '', withQueue: () => Promise.reject() },
        asked,
        () => {},
      );
    const key = await run({
      kind: 'keys',
      action: 'make',
      name: 'Night export',
      scopes: ['leads.read'],
      days: '90',
      perMinute: '',
    });
    expect((await ask('/rest/operator/leads', key)).status).toBe(200);
    expect(await run({ kind: 'keys', action: 'list' })).toMatch(/Night export .* leads\.read/);
    await run({ kind: 'keys', action: 'revoke', name: 'Night export', reason: null });
    expect((await ask('/rest/operator/leads', key)).status).toBe(401);
  });
});
