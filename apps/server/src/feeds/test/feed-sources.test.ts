import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSafeServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { parseConfig } from '../../compose/config.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/start-jobs.ts';
import { readSealingKeys } from '../../platform/secrets/sealing-keys.ts';
import { feedsCommand } from '../sources/feeds-command.ts';
import { fetchSource } from '../sources/fetch-source.ts';
import { nextTime, problemOfSchedule } from '../sources/schedule.ts';
import { enqueueDue } from '../sources/source-jobs.ts';
import { type AskedSource, keptUserOf, listSources, setSource } from '../sources/sources.ts';
import { feedSources } from '../sources/tables.ts';
import { makeAuthority, type OwnAuthority } from './own-authority.ts';
import { type SftpSite, startSftpSite } from './sftp-site.ts';

const header = 'vin,listing_type,year,make,model,price,dealer_code,dealer_name,dealer_zip';
const camry = '4T1B11HKXKU000001,used,2019,Toyota,Camry,18990,peach,Peach Motors,30303';
const rav4 = '2T3W1RFV0MC000002,used,2021,Toyota,RAV4,24990,peach,Peach Motors,30303';
const fileOf = (...rows: readonly string[]) => [header, ...rows].join('\n');

const blank: AskedSource = {
  name: 'Peach',
  url: 'https://feeds.example/peach.csv',
  user: '',
  password: '',
  hostKey: '',
  schedule: '',
  mapping: '',
  dealer: '',
  dealerName: '',
  dealerZip: '',
};
const keys = ['k'.repeat(32)];
const config = { encryptionKeys: () => keys };
const now = new Date('2026-11-22T12:00:00Z');

test.each([
  ['30 5 * * *', '2026-11-23T05:30:00.000Z'],
  ['*/15 * * * *', '2026-11-22T12:15:00.000Z'],
  ['0 6 * * 1', '2026-11-23T06:00:00.000Z'],
  ['0 6 * JAN,dec mon-FRI', '2026-12-01T06:00:00.000Z'],
])('the schedule %s comes next at %s', (schedule, expected) => {
  expect(problemOfSchedule(schedule)).toBeNull();
  expect(nextTime(schedule, now).toISOString()).toBe(expected);
});

test.each([
  '',
  '* * * * *',
  '*/2 * * * *',
  '5 25 * * *',
  'daily',
  '0 0 5 * * *',
  '61 * * * *',
  'H H * * *',
])('the schedule %j is refused', (schedule) =>
  expect(problemOfSchedule(schedule)).toMatch(/^Schedule: expected/),
);

/** What the command line asks for when it is typed. */
async function asked(...words: readonly string[]): Promise<unknown> {
  const program = new Command('forecourt').exitOverride();
  const sent: unknown[] = [];
  feedsCommand.describe(program, {
    run: async (command) => String(sent.push(command)),
    fromHere: (path) => path,
    say: () => {},
    dataDir: '',
    today: '',
  });
  await program.parseAsync(['feeds', ...words], { from: 'user' });
  return sent[0];
}

describe.each(engines)('feeds that are fetched, on %s', (_, open) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-sources-'));
  let opened: OpenDatabase;
  let site: Server;
  let origin: string;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let sftp: SftpSite;
  beforeAll(async () => {
    opened = await open();
    site = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    sftp = await startSftpSite({ user: 'peach', password: 'p:ss' });
  });
  afterEach(() => opened.database.delete(feedSources));
  afterAll(async () => {
    site.close();
    await sftp.stop();
    await opened.close();
  });

  const parts = () => ({
    database: opened.database,
    dataDir,
    clock: { now: () => now.getTime() },
    keys: async () => keys,
    isAllowed: () => true,
  });
  /** Sets a feed as somebody would, and has it lead to this machine. */
  const setFeed = async (url: string, more: Partial<AskedSource> = {}) => {
    const asked = {
      ...blank,
      ...more,
      ...(url.startsWith('sftp') && { url: 'sftp://f.example/' }),
    };
    await setSource(opened.database, 'rosa@example.com', asked, { keys, now });
    await opened.database.update(feedSources).set({ url });
    const [source] = await listSources(opened.database);
    return source?.id ?? '';
  };
  const aJob = () => ({ id: randomUUID(), retries: 0 });
  const fetchFeed = async (id: string, more: object = {}) => {
    await fetchSource({ ...parts(), ...more }, id, aJob()).catch(() => {});
    const [source] = await listSources(opened.database);
    return source;
  };
  const live = async () => {
    const rows = await rowsOf<{ vin: string }>(
      opened.database,
      sql`select vin from listings where status = 'active' order by vin`,
    );
    return rows.map(({ vin }) => vin.slice(-1)).join('');
  };

  test('by HTTP a file is taken in under the name of the feed, and asked for only if it has changed', async () => {
    await opened.database.execute(sql`truncate listings`);
    const asked: (string | undefined)[] = [];
    answer = (request, response) => {
      asked.push(request.headers['if-none-match'] ?? request.headers.authorization);
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { ETag: '"1"' }).end(fileOf(camry, rav4));
    };
    const id = await setFeed(`${origin}/peach.csv`, { user: 'peach', password: 'secret' });
    const [row] = await rowsOf<{ all: string }>(
      opened.database,
      sql`select to_json(feed_sources)::text as all from feed_sources`,
    );
    expect(row?.all, 'a password is kept encrypted').not.toMatch(/secret/);
    expect(await fetchFeed(id)).toMatchObject({
      lastOutcome: 'Taken in: +2 ~0 \u22120.',
      failures: 0,
      busyUntil: null,
    });
    expect(await live()).toBe('21');
    expect(await fetchFeed(id)).toMatchObject({ lastOutcome: 'The same as the last time.' });
    expect(asked).toEqual([`Basic ${Buffer.from('peach:secret').toString('base64')}`, '"1"']);
    const [entry] = await readAudit(opened.database, {
      actor: 'machine',
      act: 'feed.import',
      text: null,
      before: null,
      limit: 1,
    });
    expect(entry).toMatchObject({ subject: 'Peach' });
    answer = (_request, response) => response.end(fileOf(camry, rav4));
    await opened.database.update(feedSources).set({ version: null });
    expect(await fetchFeed(id), 'the same bytes').toMatchObject({
      lastOutcome: 'The same as the last time.',
    });
  });

  test('a feed that is changed while it is fetched is read anew', async () => {
    answer = (_request, response) => {
      const mapping = opened.database.update(feedSources).set({ mapping: 'forecourt' });
      void mapping.then(() => response.writeHead(200, { ETag: '"1"' }).end(fileOf(camry, rav4)));
    };
    const dealer = { dealer: 'peach', dealerName: 'Peach Motors', dealerZip: '30303' };
    const id = await setFeed(`${origin}/peach.csv`, dealer);
    expect(await fetchFeed(id)).toMatchObject({
      lastOutcome: expect.stringMatching(/^Taken in/),
      version: null,
      digest: null,
    });
    expect(await fetchFeed(id)).toMatchObject({ version: 'etag "1"', digest: expect.any(String) });
  });

  test('a key in the operator’s file takes the place of another while it serves: a fetch seals the password anew', async () => {
    const file = join(dataDir, 'encryption-keys');
    const [early, late, another] = ['e', 'l', 'a'].map((letter) => letter.repeat(32));
    const write = (...lines: readonly (string | undefined)[]) =>
      writeFileSync(file, lines.join('\n'));
    write(early);
    const { encryptionKeys } = parseConfig({ ENCRYPTION_KEYS_FILE: file });
    const byFile = { keys: () => readSealingKeys(opened.database, encryptionKeys) };
    const told: (string | undefined)[] = [];
    answer = ({ headers }, response) => {
      told.push(headers.authorization);
      response.end(fileOf(camry, rav4));
    };
    const login = { user: 'peach', password: 'secret' };
    const asked = { ...blank, ...login };
    await setSource(opened.database, 'test', asked, { keys: await byFile.keys(), now });
    await opened.database.update(feedSources).set({ url: origin });
    const stored = async () => (await listSources(opened.database))[0];
    const first = await stored();
    const id = first?.id ?? '';

    write(late, early);
    const between = await fetchFeed(id, byFile);
    expect(between?.failures).toBe(0);
    expect(between?.credentials, 'sealed anew').not.toBe(first?.credentials);
    expect((await fetchFeed(id, byFile))?.credentials, 'once').toBe(between?.credentials);
    write(late);
    expect(await fetchFeed(id, byFile), 'without the early key').toMatchObject({ failures: 0 });
    write('short');
    expect(await fetchFeed(id, byFile), 'a file that is half written').toMatchObject({
      failures: 0,
    });
    expect(new Set(told)).toEqual(
      new Set([`Basic ${Buffer.from('peach:secret').toString('base64')}`]),
    );
    write(another);
    expect(await fetchFeed(id, byFile)).toMatchObject({
      failures: 1,
      lastOutcome: expect.stringMatching(/encrypted with a key that is gone/),
    });
    expect(told).toHaveLength(4);
  });

  const authority = makeAuthority();
  test.skipIf(authority === null)(
    'over HTTPS a file is taken in from whom an authority vouches for, and from nobody else',
    async () => {
      const { key, cert, trust } = authority as OwnAuthority;
      let asked = 0;
      const safe = createSafeServer({ key, cert }, (_request, response) => {
        asked += 1;
        response.end(fileOf(camry, rav4));
      });
      await new Promise<void>((resolve) => safe.listen(0, '127.0.0.1', resolve));
      const { port } = safe.address() as AddressInfo;
      const id = await setFeed(`https://localhost:${port}/peach.csv`);
      expect(await fetchFeed(id)).toMatchObject({
        lastOutcome: expect.stringMatching(/^localhost:\d+ has a certificate that is not accepted/),
      });
      const distrust = trust();
      try {
        expect(await fetchFeed(id)).toMatchObject({
          lastOutcome: expect.stringMatching(/^Taken in: /),
        });
        await opened.database
          .update(feedSources)
          .set({ url: `https://127.0.0.1:${port}/peach.csv` });
        expect(await fetchFeed(id), 'a name that it does not vouch for').toMatchObject({
          lastOutcome: expect.stringMatching(/^127.0.0.1:\d+ has a certificate that is not/),
        });
      } finally {
        distrust();
        safe.close();
      }
      expect(asked).toBe(1);
    },
  );

  test('a redirect is followed to public places alone, and no password goes along', async () => {
    const seen: (string | undefined)[] = [];
    const second = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.end(fileOf(camry, rav4));
    });
    await new Promise<void>((resolve) => second.listen(0, '127.0.0.1', resolve));
    const { port } = second.address() as AddressInfo;
    answer = (_request, response) =>
      response.writeHead(302, { Location: `http://localhost:${port}/x.csv` }).end();
    const id = await setFeed(origin, { user: 'peach', password: 'secret' });
    const isAllowed = (address: string) => address === '127.0.0.1' && seen.length > 0;
    expect(await fetchFeed(id, { isAllowed })).toMatchObject({
      lastOutcome: expect.stringMatching(/is at no public address/),
    });
    await fetchFeed(id);
    expect(seen).toEqual([undefined]);
    let first = true;
    const onlyFirst = () => {
      const isFirst = first;
      first = false;
      return isFirst;
    };
    expect(await fetchFeed(id, { isAllowed: onlyFirst }), 'the place it leads to').toMatchObject({
      lastOutcome: expect.stringMatching(/^localhost:\d+ is at no public address/),
      failures: 1,
    });
    expect(seen).toHaveLength(1);
    answer = (_request, response) => response.writeHead(302, { Location: '/' }).end();
    expect(await fetchFeed(id)).toMatchObject({
      lastOutcome: expect.stringMatching(/more than 3/),
    });
    answer = (_request, response) => response.writeHead(302, { Location: 'ftp://x/' }).end();
    expect(await fetchFeed(id)).toMatchObject({
      lastOutcome: expect.stringMatching(/not followed/),
    });
    second.close();
  });

  test('what cannot be fetched says why, and is tried again where that may help', async () => {
    const limits = { connectMs: 2000, totalMs: 2000, idleMs: 150, maxBytes: 2000 };
    const id = await setFeed(origin);
    const failing = async (answered: typeof answer, more: object = {}) => {
      answer = answered;
      const tried = await fetchSource({ ...parts(), limits, ...more }, id, aJob()).then(
        () => 'given up',
        () => 'again',
      );
      const [source] = await listSources(opened.database);
      return [tried, source?.lastOutcome];
    };
    const status = (code: number) => (_: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(code).end();
    expect(await failing(status(503))).toEqual(['again', expect.stringMatching(/answered 503/)]);
    expect(await failing(status(404))).toEqual(['given up', expect.stringMatching(/answered 404/)]);
    expect(await failing(() => {})).toEqual(['again', expect.stringMatching(/says nothing/)]);
    expect(await failing((_, response) => void response.end('x'.repeat(3000)))).toEqual([
      'given up',
      expect.stringMatching(/larger than/),
    ]);
    expect(
      await failing((_, response) => {
        response.write('x'.repeat(1500));
        response.end('x'.repeat(1500));
      }),
    ).toEqual(['given up', expect.stringMatching(/larger than/)]);
    expect(
      await failing((_, response) => {
        response.writeHead(200, { 'Content-Length': '900' }).write('half');
        setTimeout(() => response.destroy(), 20);
      }),
    ).toEqual(['again', expect.stringMatching(/cannot be reached/)]);
    expect(await failing((_, response) => void response.end('a,b\n1,2\n'))).toEqual([
      'given up',
      expect.stringMatching(/no known dialect/),
    ]);
    expect(await failing(status(200), { isAllowed: undefined })).toEqual([
      'given up',
      expect.stringMatching(/no public address/),
    ]);
    const [source] = await listSources(opened.database);
    expect(source?.failures).toBe(8);
    expect(await live(), 'and nothing of it is taken in').toBe('21');
  });

  test('by SFTP a file comes from the server with the known key alone', async () => {
    sftp.put('/out/peach motors.csv', fileOf(camry));
    const url = `sftp://127.0.0.1:${sftp.port}/out/peach%20motors.csv`;
    const login = { user: 'peach', password: 'p:ss' };
    const unknown = await fetchFeed(await setFeed(url, login));
    expect(unknown?.lastOutcome).toContain(`shows the key ${sftp.fingerprint}, and none is known`);
    const hostKey = sftp.fingerprint;
    const id = await setFeed(url, { ...login, hostKey });
    // One of two cars is gone: that is more than 40 %, so that the dealer is held.
    expect(await fetchFeed(id)).toMatchObject({ lastOutcome: expect.stringMatching(/1 held/) });
    expect(await fetchFeed(id)).toMatchObject({ lastOutcome: 'The same as the last time.' });
    const other = { ...login, hostKey: `SHA256:${'A'.repeat(43)}` };
    expect(await fetchFeed(await setFeed(url, other))).toMatchObject({
      lastOutcome: expect.stringContaining(`expected ${other.hostKey}`),
    });
    expect(
      await fetchFeed(await setFeed(url, { hostKey, user: 'peach', password: 'no' })),
    ).toMatchObject({
      lastOutcome: expect.stringMatching(/does not take the name and password/),
    });
    const gone = await setFeed(url.replace('peach%20', 'plum'), { ...login, hostKey });
    expect(await fetchFeed(gone)).toMatchObject({
      lastOutcome: expect.stringMatching(/has no file/),
    });
    expect(sftp.passwords, 'nobody with another key is told a password').not.toContain('unknown');
    expect(await fetchFeed(id, { isAllowed: undefined })).toMatchObject({
      lastOutcome: expect.stringMatching(/no public address/),
    });
  });

  test('a feed whose time has come is fetched once, whichever processes look', async () => {
    await setFeed(origin, { schedule: '30 5 * * *' });
    const jobs: unknown[] = [];
    const queue: JobQueue = { enqueue: async (_transaction, job) => void jobs.push(job) };
    const look = (at: string) => enqueueDue({ database: opened.database, queue }, new Date(at));
    await look('2026-11-23T05:29:59Z');
    expect(jobs).toHaveLength(0);
    await Promise.all([1, 2, 3].map(() => look('2026-11-23T05:30:00Z')));
    expect(jobs).toHaveLength(1);
    const [source] = await listSources(opened.database);
    expect(source?.nextAt?.toISOString()).toBe('2026-11-24T05:30:00.000Z');
    let asked = 0;
    answer = (_request, response) => {
      asked += 1;
      setTimeout(() => response.end(fileOf(camry, rav4)), 50);
    };
    await Promise.all([1, 2].map(() => fetchFeed(source?.id ?? '')));
    expect(asked, 'nor by two at once').toBe(1);
  });

  test.each([
    [{ name: '' }, /^Name: expected/],
    [{ url: 'http://feeds.example/a.csv' }, /^Address: expected https/],
    [{ url: 'https://a:b@feeds.example/a.csv' }, /no name and no password/],
    [{ url: 'https://10.0.0.1/a.csv' }, /public address/],
    [{ url: 'sftp://[::1]/a.csv' }, /public address/],
    [{ url: 'sftp://feeds.example/100%.csv' }, /^Address: expected %25/],
    [{ schedule: '* * * * *' }, /^Schedule: expected times that are 5 minutes apart/],
    [{ mapping: 'klingon' }, /^Dialect: expected one of/],
    [{ hostKey: 'MD5:aa' }, /^Key of the server/],
    [{ dealer: 'x' }, /its name and its ZIP code/],
    [{ dealer: 'x', dealerName: 'X', dealerZip: '00001' }, /^ZIP code/],
  ])('a feed that is set wrongly is refused: %j', async (more, said) => {
    const asked = { ...blank, ...more };
    await expect(setSource(opened.database, 'test', asked, { keys, now })).rejects.toThrow(said);
  });

  test('a feed that failed and is changed has not been fetched yet', async () => {
    answer = (_request, response) => response.writeHead(404).end();
    const id = await setFeed(`${origin}/peach.csv`);
    expect(await fetchFeed(id)).toMatchObject({ failures: 1, lastAt: now });
    await setFeed(`${origin}/plum.csv`);
    expect(await listSources(opened.database)).toMatchObject([
      { failures: 0, lastAt: null, lastOutcome: null },
    ]);
    answer = (_request, response) => response.writeHead(200).end(fileOf(camry, rav4));
    const { lastOutcome } = (await fetchFeed(id)) ?? {};
    await setFeed(`${origin}/plum.csv`, { schedule: '30 5 * * *' });
    expect(await listSources(opened.database), 'what went well stays').toMatchObject([
      { lastAt: now, lastOutcome },
    ]);
  });

  test.each(['https://localhost/a.csv', 'sftp://files/a.csv', 'https://10.0.0.1/a.csv'])(
    'a feed at %s is refused: whoever sets one reads nothing of our own network',
    async (url) => {
      const set = setSource(opened.database, 'test', { ...blank, url }, { keys, now });
      await expect(set).rejects.toThrow('Address: expected a server at a public address.');
      expect(await listSources(opened.database)).toEqual([]);
    },
  );

  test('a new feed takes the name of no other, which stays as it is', async () => {
    const kept = { ...blank, schedule: '30 5 * * *' };
    const set = (source: AskedSource, isNew: boolean) =>
      setSource(opened.database, 'test', source, { keys, now, isNew });
    // Pressed twice it is the same feed.
    await set(kept, true);
    await set(kept, true);
    const other = { ...blank, url: 'https://feeds.example/other.csv' };
    await expect(set(other, true)).rejects.toThrow(
      'Name: there is a feed “Peach” already; change that one, or choose another name.',
    );
    expect(await listSources(opened.database)).toMatchObject([
      { url: kept.url, schedule: kept.schedule },
    ]);
    await set(other, false);
    expect(await listSources(opened.database)).toMatchObject([{ url: other.url }]);
  });

  test('who types a password or a name alone changes that one of the login', async () => {
    const logins: unknown[] = [];
    answer = ({ headers }, response) => {
      logins.push(Buffer.from(headers.authorization?.slice(6) ?? '', 'base64').toString());
      response.writeHead(200).end(fileOf(camry));
    };
    const typed = [{ user: 'peach', password: 'p:one' }, { password: 'two' }, { user: 'plum' }, {}];
    for (const more of typed) {
      await setFeed('https://feeds.example/peach.csv', more);
      await opened.database.update(feedSources).set({ url: `${origin}/peach.csv` });
      const [source] = await listSources(opened.database);
      await fetchFeed(source?.id ?? '');
      await opened.database.update(feedSources).set({ url: 'https://feeds.example/peach.csv' });
    }
    expect(logins).toEqual(['peach:p:one', 'peach:two', 'plum:two', 'plum:two']);
    const [kept] = await listSources(opened.database);
    if (!kept) throw new Error('no feed is kept');
    expect(keptUserOf(kept, keys)).toBe('plum');
    expect(keptUserOf(kept, ['another'.repeat(5)]), 'opened by none of the keys').toBeNull();
    expect(keptUserOf({ ...kept, credentials: null }, keys)).toBeNull();
    const elsewhere = { ...blank, url: 'https://other.example/peach.csv' };
    for (const [more, problem] of [
      [{ password: 'three' }, 'User name: expected one with the password.'],
      [{ user: 'peach' }, 'Password: expected one with the user name.'],
      [{ user: 'a:b', password: 'c' }, 'User name: expected one without a colon.'],
    ] as const)
      await expect(
        setSource(opened.database, 'rosa', { ...elsewhere, ...more }, { keys, now }),
      ).rejects.toThrow(problem);
  });

  test('what the command line does not say of a feed stays as it was; what is said to be none is none', async () => {
    const type = async (...words: readonly string[]) => {
      const parts = { database: opened.database, config, dataDir, today: '' };
      const withQueue = () => Promise.reject(new Error('no queue is expected'));
      const command = feedsCommand.schema.parse(await asked('set', 'Cherry', ...words));
      await feedsCommand.run({ ...parts, withQueue }, command, () => {});
      const [row] = await opened.database
        .select()
        .from(feedSources)
        .where(eq(feedSources.name, 'Cherry'));
      return row;
    };
    const url = 'https://feeds.example/cherry.csv';
    const dealer = ['--dealer', 'c1', '--dealer-name', 'Cherry', '--dealer-zip', '30303'];
    const first = await type(url, '--schedule', '30 5 * * *', '--mapping', 'homenet', ...dealer);
    const kept = { schedule: '30 5 * * *', mapping: 'homenet' };
    expect(first).toMatchObject({ ...kept, url, dealer: { code: 'c1' } });
    const moved = 'https://feeds.example/other.csv';
    expect(await type(moved)).toMatchObject({ ...kept, url: moved, dealer: { code: 'c1' } });
    expect(await type('--dealer-name', 'Cherries')).toMatchObject({
      ...kept,
      url: moved,
      dealer: { code: 'c1', name: 'Cherries', zip: '30303' },
    });
    expect(await type('--no-schedule', '--no-dealer')).toMatchObject({
      schedule: null,
      nextAt: null,
      mapping: 'homenet',
      dealer: null,
    });
    expect(await type('--schedule', '0 6 * * *', '--no-mapping')).toMatchObject({
      schedule: '0 6 * * *',
      mapping: null,
    });
    const login = { ...blank, name: 'Cherry', user: 'peach', password: 'secret' };
    await setSource(opened.database, 'rosa', login, { keys, now });
    expect((await type('--no-host-key'))?.credentials).not.toBeNull();
    expect((await type('--no-user'))?.credentials).toBeNull();
    await opened.database.delete(feedSources).where(eq(feedSources.name, 'Cherry'));
    await expect(type('--schedule', '0 6 * * *')).rejects.toThrow(/^Address: expected/);
  });

  test('the command line sets, shows and removes one; a password goes to no other server', async () => {
    const run = (asked: Parameters<typeof feedsCommand.run>[1]) =>
      feedsCommand.run(
        {
          database: opened.database,
          config,
          dataDir,
          today: '',
          withQueue: (use) => use({ enqueue: async () => {} }),
        },
        asked,
        () => {},
      );
    const login = { user: 'peach', password: 'secret' };
    await run({ kind: 'feeds', action: 'set', ...blank, ...login, schedule: '0 6 * * *' });
    expect(await run({ kind: 'feeds', action: 'list' })).toMatch(
      /^Peach: https:\/\/feeds\.example\/peach\.csv, 0 6 \* \* \*; next 20/,
    );
    const credentials = async () => (await listSources(opened.database))[0]?.credentials;
    const before = await credentials();
    await run({ kind: 'feeds', action: 'set', ...blank, url: 'https://feeds.example/b.csv' });
    expect(await credentials()).toBe(before);
    await run({ kind: 'feeds', action: 'set', ...blank, url: 'https://evil.example/b.csv' });
    expect(await credentials()).toBeNull();
    await run({ kind: 'feeds', action: 'fetch', name: 'Peach' });
    await expect(run({ kind: 'feeds', action: 'fetch', name: 'Plum' })).rejects.toThrow(/no feed/);
    await run({ kind: 'feeds', action: 'remove', name: 'Peach', reason: null });
    expect(await listSources(opened.database)).toEqual([]);
  });
});
