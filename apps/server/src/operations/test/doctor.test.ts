import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import { consultDoctor } from '../../compose/doctor-line.ts';
import { readSecret } from '../../platform/secrets/read-secret.ts';
import { checkDatabase } from '../doctor/check-database.ts';
import { checkDisk } from '../doctor/check-disk.ts';
import { checkMail, checkSearch } from '../doctor/check-services.ts';
import { checkFiles, checkSettings } from '../doctor/check-settings.ts';
import { describeFindings, type Finding } from '../doctor/finding.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'forecourt-doctor-'));
const stateOf = (findings: readonly Finding[], name: string) =>
  findings.find(({ what }) => what === name);

describe.each(engines)('the doctor on %s', (_, open) => {
  test('finds what is wrong with a database, and nothing where nothing is', async () => {
    const { database, close } = await open();
    const now = () => checkDatabase(database, Date.now());
    expect(stateOf(await now(), 'keys')).toMatchObject({ state: 'look' });
    await readSecret(database, 'visitors');
    await readSecret(database, 'push');
    const states = (await now()).filter(({ what }) => what !== 'console');
    expect(states.map(({ state }) => state)).toEqual(states.map(() => 'well'));

    await database.execute(
      sql`insert into operators (email, role, added_by) values ('rosa@example.com', 'owner', 'test')`,
    );
    expect(stateOf(await now(), 'console')?.found).toBe('1 person may come in.');

    const drift = await checkDatabase(database, Date.now() + 60_000);
    expect(stateOf(drift, 'clock')).toMatchObject({ state: 'wrong' });
    await writeAudit(database, 'test', { act: 'x', subject: 'written by a clock ahead' });
    await database.execute(sql`update audit_entries set at = now() + interval '1 day'`);
    expect(stateOf(await now(), 'clock')?.found).toMatch(/1440 min ahead/);
    await database.execute(sql`update secrets set value = 'short' where name = 'push'`);
    expect(stateOf(await now(), 'keys')).toMatchObject({ state: 'wrong' });
    await database.execute(sql`update drizzle.__drizzle_migrations set created_at = 9e12
      where id = (select max(id) from drizzle.__drizzle_migrations)`);
    expect(stateOf(await now(), 'migrations')?.remedy).toMatch(/later|that version/);
    await close();
  });
});

test('files that settings name are looked at as a start will want them', () => {
  expect(checkFiles({ financeTables: null, flagProvider: null })).toEqual([]);
  const folder = newFolder();
  const none = checkFiles({
    financeTables: join(folder, 'none.json'),
    flagProvider: join(folder, 'none.js'),
  });
  expect(none).toMatchObject([
    { state: 'wrong', found: expect.stringContaining('FINANCE_TABLES') },
    { state: 'wrong', found: expect.stringContaining('FLAG_PROVIDER') },
  ]);
  const tables = join(folder, 'tables.json');
  const provider = join(folder, 'flags.js');
  writeFileSync(tables, '{}');
  writeFileSync(provider, '');
  expect(checkFiles({ financeTables: tables, flagProvider: provider })).toEqual([]);
});

test('a disk without room, one that refuses, a server of mails and a cluster that are away are told with what to do', async () => {
  const folder = newFolder();
  expect(await checkDisk(folder, async () => 1e6)).toMatchObject({ state: 'wrong' });
  expect(await checkDisk(folder, async () => 1e9)).toMatchObject({ state: 'look' });
  expect(await checkDisk(folder, async () => 1e12)).toMatchObject({ state: 'well' });
  expect(await checkDisk(join(folder, 'none'))).toMatchObject({ state: 'look' });
  writeFileSync(join(folder, 'file'), '');
  expect(await checkDisk(join(folder, 'file'))).toMatchObject({ state: 'wrong' });

  const greeter = createServer((socket) => socket.end('554 not today\r\n'));
  await new Promise<void>((resolve) => greeter.listen(0, '127.0.0.1', resolve));
  const address = greeter.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'hello@cars.example' };
  expect(await checkMail(mail)).toMatchObject({ state: 'wrong', found: expect.any(String) });
  greeter.close();
  expect(await checkMail({ ...mail, mailFrom: undefined })).toMatchObject({ state: 'wrong' });
  expect(await checkMail({ smtpUrl: undefined, mailFrom: undefined })).toMatchObject({
    state: 'look',
  });
  expect(await checkSearch({ nodes: 'http://127.0.0.1:9' })).toMatchObject({ state: 'wrong' });
  expect(await checkSearch(null)).toMatchObject({ state: 'well' });
});

test('settings that keep shoppers from being safe are worth a look', () => {
  const config = { host: '0.0.0.0', trustedProxies: [], metrics: 'on', publicOrigins: {} } as const;
  expect(checkSettings(config)).toHaveLength(2);
  expect(checkSettings({ ...config, publicOrigins: { atc: 'http://cars.example' } })).toHaveLength(
    3,
  );
  expect(
    checkSettings({
      host: '0.0.0.0',
      trustedProxies: ['loopback'],
      metrics: 'local',
      publicOrigins: { atc: 'https://cars.example' },
    }),
  ).toMatchObject([{ state: 'well' }]);
});

test('a wrong setting is a finding, and so is a database that is away; both are no success', async () => {
  const wrongPort = await consultDoctor({ PORT: 'eighty', DATA_DIR: newFolder() });
  expect(wrongPort.isWell).toBe(false);
  expect(wrongPort.text).toMatch(/✗ settings +The setting PORT is wrong/);
  const away = await consultDoctor({
    DATA_DIR: newFolder(),
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none',
  });
  expect(away.isWell).toBe(false);
  expect(away.text).toMatch(/ECONNREFUSED.*\n.*→ Check host/);
  const fresh = await consultDoctor({ DATA_DIR: newFolder() });
  expect(fresh).toMatchObject({ isWell: true, text: expect.any(String) });
  expect(fresh.text).toMatch(/The first start makes it/);
  expect(describeFindings([])).toBe('Everything is well.');
});
